import Foundation
import Station

/// A file of an exported station: its path within the data folder, its length, and then its bytes.
///
/// The end is a member without a path.
struct ArchiveMember: Hashable, Sendable {
    /// Bytes that are in memory at a time.
    static let part = 65_536

    let path: String
    let size: Int64

    static func writeEnd(to writer: SealedWriter) throws { try writer.write([0, 0]) }

    /// Writes a file. It must not change meanwhile.
    static func write(_ path: String, from file: String, to writer: SealedWriter, progress: (Int64) -> Void) throws {
        guard let handle = FileHandle(forReadingAtPath: file) else { throw DurableFile.failure(file) }
        defer { try? handle.close() }
        let size = Int64(try handle.seekToEnd())
        try handle.seek(toOffset: 0)
        try writeHead(path, size: size, to: writer)
        var left = size
        while left > 0 {
            guard let data = try handle.read(upToCount: Int(min(left, Int64(part)))), !data.isEmpty else {
                throw StoreError(.busy, "\(file) became shorter during the export. Export again.")
            }
            try writer.write(data)
            left -= Int64(data.count)
            progress(writer.written)
        }
    }

    static func write(_ path: String, bytes: [UInt8], to writer: SealedWriter) throws {
        try writeHead(path, size: Int64(bytes.count), to: writer)
        try writer.write(bytes)
    }

    private static func writeHead(_ path: String, size: Int64, to writer: SealedWriter) throws {
        let name = Array(path.utf8)
        guard isAllowed(path), let count = UInt16(exactly: name.count) else {
            throw StoreError(
                .other,
                "The file \(path) in the data folder cannot be exported. Move it out of the folder."
            )
        }
        try writer.write([UInt8(count >> 8), UInt8(count & 0xFF)])
        try writer.write(name)
        try writer.write(withUnsafeBytes(of: size.bigEndian) { Array($0) })
    }

    /// Reads the next member's head; `nil` at the end.
    static func next(_ reader: SealedReader) throws -> ArchiveMember? {
        let count = try reader.readAll(2)
        let length = Int(count[0]) << 8 | Int(count[1])
        if length == 0 {
            guard try reader.isAtEnd() else { throw ArchiveError.altered }
            return nil
        }
        let path = String(decoding: try reader.readAll(length), as: UTF8.self)
        let size = try reader.readAll(8).reduce(Int64(0)) { $0 << 8 | Int64($1) }
        guard isAllowed(path), size >= 0 else { throw ArchiveError.altered }
        return ArchiveMember(path: path, size: size)
    }

    /// Writes the member's bytes into a new file.
    func extract(_ reader: SealedReader, to file: String) throws {
        try DurableFile.makeFolder(DurableFile.folder(of: file))
        try DurableFile.makeEmpty(file)
        guard let handle = FileHandle(forWritingAtPath: file) else { throw DurableFile.failure(file) }
        defer { try? handle.close() }
        var left = size
        while left > 0 {
            let bytes = try reader.readAll(Int(min(left, Int64(Self.part))))
            var done = 0
            while done < bytes.count {
                let count = bytes[done...].withUnsafeBytes {
                    Foundation.write(handle.fileDescriptor, $0.baseAddress, $0.count)
                }
                guard count > 0 else { throw DurableFile.failure(file) }
                done += count
            }
            left -= Int64(bytes.count)
        }
        guard fsync(handle.fileDescriptor) == 0 else { throw DurableFile.failure(file) }
    }

    /// A path that stays within a folder.
    private static func isAllowed(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0) }
    }
}
