import Attendance
import Foundation
import Logging
import MusterStorage
import Station

/// Other stations, as the command line opens them: beside a running station or without one.
struct StationsAccess {
    let folder: String
    let store: SQLiteJournal
    let desk: PeerDesk
    let messages: MessageDesk
    let actor: String

    init(_ options: DataOptions) async throws {
        folder = try await options.folder()
        store = try SQLiteJournal(folder: folder, mode: .existing)
        guard let own = store.ownID else { throw StoreError.siteNotSetUp }
        let logger = Logger.muster(.error)
        desk = PeerDesk(store: store, own: own, logger: logger)
        messages = MessageDesk(store: store, files: MessageFolder(dataFolder: folder))
        actor = "command line (\(ProcessInfo.processInfo.userName))"
    }
}
