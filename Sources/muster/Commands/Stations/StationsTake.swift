import ArgumentParser
import Attendance

struct StationsTake: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "take",
        abstract: "Set what this station accepts from another one.",
        discussion: """
            What you do not give stays the same; at first, nothing is accepted. Corrections and erasures from the other \
            station always wait for a decision here. What was accepted is kept; to delete it, use muster stations drop.

            Examples:
              muster stations take 3f9a12c4 --people all --punches all
              muster stations take "North gate" --people department:Sales --punches department:Sales
            """
    )

    @OptionGroup var options: ScopeOptions

    func run() async throws { try await options.set(.taking) }
}
