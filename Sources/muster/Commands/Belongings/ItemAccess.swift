import Attendance
import Foundation
import MusterStorage
import Station

/// The store and the commands of items, as the command line opens them: beside a running station or without one.
struct ItemAccess {
    let store: SQLiteJournal
    let commands: ItemCommands

    init(_ options: DataOptions) async throws {
        store = try SQLiteJournal(folder: try await options.folder(), mode: .existing)
        let user = ProcessInfo.processInfo.userName
        commands = ItemCommands(store: store, actor: "command line (\(user))", source: .supervisor)
    }

    /// Whom a number means, archived or not.
    ///
    /// - Throws: `RosterError.noSuchPerson`.
    func person(_ number: PersonNumber) throws -> PersonID {
        guard let person = try store.state().roster.anyone(number: number) else {
            throw RosterError.noSuchPerson(number)
        }
        return person.id
    }
}
