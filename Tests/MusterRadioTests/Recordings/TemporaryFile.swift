import Foundation

/// A file that is there while a test looks at it.
struct TemporaryFile {
    /// Writes bytes into a file of that name in a folder of its own, and removes both afterwards.
    static func with<Result>(
        named name: String,
        _ bytes: [UInt8],
        _ body: (String) throws -> Result
    ) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "muster-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: name)
        try Data(bytes).write(to: file)
        return try body(file.path(percentEncoded: false))
    }
}
