import ArgumentParser
import Attendance

struct StationsTake: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "take",
        abstract: "Say what this station takes over of another one's roster and journal.",
        discussion: """
            What is not given stays as it was, at first nothing: what another station says counts here only as far as \
            somebody here wants it to. Its corrections and erasures wait for a person here in any case. What was taken over \
            is kept; muster stations drop takes it back.

            Examples:
              muster stations take 3f9a12c4 --people all --punches all
              muster stations take "North gate" --people department:Sales --punches department:Sales
            """
    )

    @OptionGroup var options: ScopeOptions

    func run() async throws { try await options.set(.taking) }
}
