import ArgumentParser
import Attendance

struct CorrectReverse: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "reverse", abstract: "Reverse a correction.")

    @OptionGroup var options: CorrectionOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Argument(help: "The correction's id, or its first digits.") var correction: String

    func run() async throws {
        try await options.make(for: number) { _, snapshot, _ in
            .reverse(try snapshot.correction(correction).correction.id)
        }
    }
}
