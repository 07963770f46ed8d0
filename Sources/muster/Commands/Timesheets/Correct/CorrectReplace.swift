import ArgumentParser
import Attendance

struct CorrectReplace: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replace",
        abstract: "Change the time or direction of a punch."
    )

    @OptionGroup var options: CorrectionOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Argument(help: "The punch's entry, or the correction that added it.") var punch: String
    @Argument(help: "in, out, break-begin or break-end.") var direction: Punch.Direction
    @Argument(help: "The time at the site: 08:55 for today, or 2026-11-21 08:55.") var time: String

    func run() async throws {
        try await options.make(for: number) { access, snapshot, person in
            .replace(try snapshot.target(punch, of: person), by: direction, at: try access.instant(time, in: snapshot))
        }
    }
}
