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

    /// What was refused leaves nothing behind but a lock.
    func checkIsEmpty(_ name: String) throws {
        let left = (try? FileManager.default.contentsOfDirectory(atPath: folder[name])) ?? []
        try FuzzFailure.unless(left.allSatisfy { $0 == "station.lock" }, "something was left in \(name): \(left)")
    }

    /// Nothing is written but where it belongs.
    func checkNames(_ names: Set<String>) throws {
        let others = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !names.contains($0) }
        try FuzzFailure.unless(others.isEmpty, "something was written beside: \(others)")
    }
}
