import Attendance
import Foundation
import Logging
import MusterStorage
import Station

/// Other stations, as the command line opens them: beside a running station or without one.
struct StationsAccess {
    let folder: String
    let store: SQLiteJournal
    let manager: PeerManager
    let messages: MessageManager
    let actor: String

    init(_ options: DataOptions) async throws {
        folder = try await options.folder()
        store = try SQLiteJournal(folder: folder, mode: .existing)
        guard let own = store.ownID else { throw StoreError.siteNotSetUp }
        let logger = Logger.muster(.error)
        manager = PeerManager(store: store, own: own, logger: logger)
        messages = MessageManager(store: store, files: MessageFolder(dataFolder: folder))
        actor = "command line (\(ProcessInfo.processInfo.userName))"
    }
}
