import ArgumentParser
import Station

struct StationsAccept: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Accept or refuse messages from a station."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The station's name, or the first digits of its key.") var station: String
    @Argument(help: "yes or no.") var answer: String

    func validate() throws {
        guard ["yes", "no"].contains(answer) else { throw ValidationError("Give yes or no.") }
    }

    func run() async throws {
        let access = try await StationsAccess(data)
        let peer = try access.messages.peer(station)
        try access.manager.setTakesMessages(answer == "yes", of: peer.id)
        Notice.print(
            answer == "yes" ? "Messages from “\(peer.name)” are accepted." : "Messages from “\(peer.name)” are refused."
        )
    }
}
