import ArgumentParser
import Attendance

struct StationsShare: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "share",
        abstract: "Say what another station receives of this one's roster and journal.",
        discussion: """
            What is not given stays as it was, at first nothing. People come with photos and badges. What a station has \
            received it keeps. The other station takes over what it is told to take: see muster stations take.

            Examples:
              muster stations share 3f9a12c4 --people all --punches all
              muster stations share 3f9a12c4 --people department:Sales,number:7 --punches none --items
              muster stations share 3f9a12c4 --people none --punches none --no-items
            """
    )

    @OptionGroup var options: ScopeOptions

    func run() async throws { try await options.set(.giving) }
}
