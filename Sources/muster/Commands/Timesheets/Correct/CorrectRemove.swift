import ArgumentParser
import Attendance

struct CorrectRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a punch, so that it does not count."
    )

    @OptionGroup var options: CorrectionOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Argument(help: "The punch's entry, or the correction that added it.") var punch: String

    func run() async throws {
        try await options.make(for: number) { _, snapshot, person in .remove(try snapshot.target(punch, of: person)) }
    }
}
