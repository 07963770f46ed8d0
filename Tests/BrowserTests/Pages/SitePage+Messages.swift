import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station
import Testing

extension SitePage {
    /// Opens a message to a station that is trusted and cannot be reached.
    static func openMessage(_ browser: Browser) async throws {
        let demo = try #require(DemoStation.current)
        let store = try SQLiteJournal(folder: demo.folder, mode: .existing)
        let peer = try #require(PeerID(publicKey: [UInt8](repeating: 7, count: 32)))
        let now = Instant(Date())
        if try store.peer(peer) == nil {
            let draft = EntryDraft(
                .stationPaired(StationPaired(station: peer, name: "后门 Back door")),
                happened: now,
                source: .system,
                actor: "test"
            )
            _ = try store.append([draft], recorded: now)
        }
        let manager = MessageManager(store: store, files: MessageFolder(dataFolder: demo.folder))
        let message = try manager.send("午饭 at twelve", to: manager.peer(peer.text), isForWall: true, at: now)
        try await browser.run("location.assign('/messages/\(message.id.rawValue)')")
        try await browser.wait(for: ".message-text")
    }
}
