import ArgumentParser
import Attendance
import Foundation
import MusterStorage
import Station

/// The store and the roster's commands, as the command line opens them: beside a running station or without one.
struct RosterAccess {
    let store: SQLiteJournal
    let commands: RosterCommands

    init(_ options: DataOptions) async throws {
        store = try SQLiteJournal(folder: try await options.folder(), mode: .existing)
        let user = ProcessInfo.processInfo.userName
        commands = RosterCommands(store: store, actor: "command line (\(user))", source: .supervisor)
    }
}

extension PersonNumber: ExpressibleByArgument {
    /// Reads a whole number of the allowed range.
    public init?(argument: String) {
        guard let number = Int(argument) else { return nil }
        self.init(rawValue: number)
    }
}

extension Photo {
    /// Reads a picture from a file.
    init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ValidationError("The photo \(path) cannot be read.")
        }
        try self.init(bytes: [UInt8](data))
    }
}
