import ArgumentParser
import BeaconKit
import Logging
import Station

struct StationsUnpair: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unpair",
        abstract: "Unpair a station, so that it is no longer trusted.",
        discussion: "The other station is notified at once if it can be reached, otherwise at its next contact."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The station's name, or the first digits of its key.") var station: String

    func run() async throws {
        let access = try await StationsAccess(data)
        let peer = try access.messages.peer(station)
        let goodbye = try PeerStation.goodbye(access.folder, store: access.store, logger: .muster(.error))
        try access.manager.unpair(peer.id, by: access.actor, at: .present)
        await goodbye(peer)
        Notice.print("“\(peer.name)” is no longer trusted.")
    }
}
