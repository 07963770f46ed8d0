import ArgumentParser
import Attendance
import Foundation
import MusterStorage
import Station

struct ExportCheck: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Say whether a file of sheets is the one that was archived.",
        discussion: "Exit codes: 0 the journal has the hash of this very file; 1 it has not."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "A file from `muster export pdf --archive`.") var file: String

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let bytes: Data
        do {
            bytes = try Data(contentsOf: URL(filePath: file))
        } catch {
            throw StoreError(.other, "\(file) cannot be read: \(error.localizedDescription)")
        }
        guard let entry = try access.store.archiving(of: ContentHash(of: [UInt8](bytes))) else {
            Notice.print("The journal does not know this file. It was changed, or never archived.")
            throw ExitCode.failure
        }
        print("Archived on \(entry.happened.iso8601) by \(entry.actor), entry \(entry.sequence).")
    }
}
