import ArgumentParser
import Attendance

struct CorrectReverse: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "reverse", abstract: "Take a correction back.")

    @OptionGroup var options: CorrectionOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Argument(help: "The correction, or the beginning of its name.") var correction: String

    func run() async throws {
        try await options.make(for: number) { _, books, _ in .reverse(try books.correction(correction).correction.id) }
    }
}
