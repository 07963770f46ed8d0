import ArgumentParser
import Attendance

struct StationsShare: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "share",
        abstract: "Set what another station receives from this one.",
        discussion: """
            What you do not give stays the same; at first, nothing is shared. People include photos and badges. A station \
            keeps what it has received. The other station decides what it accepts: see muster stations take.

            Examples:
              muster stations share 3f9a12c4 --people all --punches all
              muster stations share 3f9a12c4 --people department:Sales,number:7 --punches none --items
              muster stations share 3f9a12c4 --people none --punches none --no-items
            """
    )

    @OptionGroup var options: ScopeOptions

    func run() async throws { try await options.set(.giving) }
}
