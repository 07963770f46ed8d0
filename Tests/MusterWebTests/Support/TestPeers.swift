import Foundation
import Logging
import MusterStorage
import MusterWeb
import Station
import Testing

/// What the pages need of other stations, over a journal in memory; contents are in a folder of their own.
func makeTestPeers(
    _ journal: SQLiteJournal,
    port: Int? = 8437,
    rules: MessageRules = MessageRules()
) throws -> PeerServices {
    let folder = FileManager.default.temporaryDirectory.appending(path: "muster-\(UUID().uuidString)").path
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    return PeerServices(
        manager: PeerManager(store: journal, own: try #require(journal.ownID), logger: logger),
        messages: MessageManager(store: journal, files: MessageFolder(dataFolder: folder), rules: rules),
        port: port,
        finder: nil,
        goodbye: { _ in }
    )
}
