import ArgumentParser
import Attendance

struct CorrectAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Add a punch that was forgotten.")

    @OptionGroup var options: CorrectionOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Argument(help: "in, out, break-begin or break-end.") var direction: Punch.Direction
    @Argument(help: "The time at the site: 08:55 for today, or 2026-11-21 08:55.") var time: String

    func run() async throws {
        try await options.make(for: number) { access, snapshot, _ in
            .add(direction, at: try access.instant(time, in: snapshot))
        }
    }
}
