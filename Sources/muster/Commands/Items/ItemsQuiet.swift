import ArgumentParser
import Attendance
import Station

struct ItemsQuiet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quiet",
        abstract: "Say when somebody is not to be told of their items.",
        discussion: """
            What still holds afterwards is told then.

            Examples:
              muster items quiet 7 22:00-07:00
              muster items quiet 7 none
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The person's staff number.") var person: PersonNumber
    @Argument(help: "The hours on the clock on the site's wall, as 22:00-07:00, or none.") var hours: String
    @Option(help: "On which days they begin: 1 for Monday to 7 for Sunday, as 12345.") var days = "1234567"

    func validate() throws {
        guard !days.isEmpty, days.allSatisfy({ "1234567".contains($0) }) else {
            throw ValidationError("--days must be digits from 1 for Monday to 7 for Sunday, as 12345.")
        }
    }

    func run() async throws {
        let access = try await ItemAccess(data)
        let days = Set(self.days.compactMap(\.wholeNumberValue))
        let quiet = hours == "none" ? nil : try WeeklyHours(days: days, hours: hours)
        try access.commands.setQuietHours(quiet, of: access.owner(person), at: .present)
        Notice.print(quiet.map { "Nothing is told \($0.hours)." } ?? "No quiet hours any more.")
    }
}
