import ArgumentParser
import Station

struct LinksTest: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Send a test message and show the result.",
        discussion: "The exit code is 1 if it was not delivered."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The channel's name or id.") var channel: String

    func run() async throws {
        let access = try await LinkAccess(data)
        let outcome = try await access.manager.test(try access.channel(channel).id, at: .present)
        let status = outcome.status.map { " (\($0))" } ?? ""
        let detail = outcome.detail.isEmpty ? "" : ": \(outcome.detail)"
        Notice.print(outcome.reason.rawValue + status + detail)
        if outcome.reason != .delivered { throw ExitCode(1) }
    }
}
