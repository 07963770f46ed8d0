import Attendance
import Foundation
import MusterStorage
import Station

/// The store and the commands of sharing, as the command line opens them: beside a running station or without one.
struct SharingAccess {
    let store: SQLiteJournal
    let commands: SharingCommands
    let conflicts: ConflictManager

    init(_ options: DataOptions) async throws {
        store = try SQLiteJournal(folder: try await options.folder(), mode: .existing)
        let actor = "command line (\(ProcessInfo.processInfo.userName))"
        commands = SharingCommands(store: store, actor: actor, source: .supervisor)
        conflicts = ConflictManager(store: store, actor: actor, source: .supervisor)
    }
}
