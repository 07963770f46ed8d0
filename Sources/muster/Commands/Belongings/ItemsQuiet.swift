import ArgumentParser
import Attendance
import Station

struct ItemsQuiet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quiet",
        abstract: "Set a person's quiet hours, without alerts about their items.",
        discussion: """
            Alerts that still apply afterwards are sent then.

            Examples:
              muster items quiet 7 22:00-07:00
              muster items quiet 7 none
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The person's staff number.") var person: PersonNumber
    @Argument(help: "The hours in the site's time zone, such as 22:00-07:00, or none.") var hours: String
    @Option(help: "The days on which they start, 1 for Monday to 7 for Sunday, such as 12345.") var days = "1234567"

    func validate() throws {
        guard days.allSatisfy(\.isNumber) else {
            throw ValidationError("--days must be digits from 1 for Monday to 7 for Sunday, such as 12345.")
        }
    }

    func run() async throws {
        let access = try await ItemAccess(data)
        let request = QuietHoursRequest(
            hours: hours == "none" ? nil : hours,
            days: hours == "none" ? nil : days.compactMap(\.wholeNumberValue)
        )
        let quiet = try request.quiet()
        try access.commands.setQuietHours(quiet, of: access.person(person), at: .present)
        Notice.print(quiet.map { "No alerts \($0.hours)." } ?? "No quiet hours.")
    }
}
