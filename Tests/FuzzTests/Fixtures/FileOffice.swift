import EndToEndSupport
import Foundation
import MusterStorage

/// A data folder with a small journal, and what was made of it; in a folder that goes away with it.
struct FileOffice {
    let folder: TemporaryFolder
    var data: String { folder["data"] }

    init() throws {
        folder = try TemporaryFolder()
        try SmallOffice.furnish(try SQLiteJournal(folder: folder["data"], mode: .create))
    }

    func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: folder[name]))) }

    func write(_ bytes: [UInt8], to name: String) throws { try Data(bytes).write(to: URL(filePath: folder[name])) }

    /// An empty place for what is unpacked.
    func clear(_ name: String) { try? FileManager.default.removeItem(atPath: folder[name]) }
}
