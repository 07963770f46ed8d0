import Attendance
import Crypto
import Foundation
import Station

/// Which contents of messages stand behind the database of a backup, and where.
///
/// A database says in its header how long it is, so what stands behind it is no part of it. There are the contents, one
/// after the other; then a record for each; then how to find those: the offset of the first (8 bytes), how many (8), their
/// SHA-256 (32) and eight letters. Numbers are unsigned, the highest byte first.
struct ContentIndex {
    struct Record: Hashable {
        enum Kind: UInt8 {
            case whole = 0
            /// Its message was deleted while the backup was made.
            case deleted = 1
            /// It was missing or damaged already when the backup was made.
            case lost = 2
        }

        /// Identifier (32 bytes), kind (1), offset (8), size (8), SHA-256 (32).
        static let length = 81

        let message: MessageID
        let kind: Kind
        var offset: UInt64 = 0
        var size: UInt64 = 0
        var hash = [UInt8](repeating: 0, count: 32)
    }

    private static let letters = Array("MUSTERMS".utf8)
    /// Bytes of what stands last in the file.
    private static let footer = 56

    var records: [Record] = []

    /// The records and how to find them, to be written at an offset.
    func bytes(at offset: UInt64) -> [UInt8] {
        let body = records.flatMap { record in
            Array(record.message.rawValue.utf8) + [record.kind.rawValue] + Self.bytes(record.offset)
                + Self.bytes(record.size) + record.hash
        }
        return body + Self.bytes(offset) + Self.bytes(UInt64(records.count)) + Array(SHA256.hash(data: body))
            + Self.letters
    }

    init() {}

    /// Reads the index of a backup; `nil` where it has none, or one that is not what it was.
    init?(_ file: FileHandle) throws {
        let end = try file.seekToEnd()
        guard end >= Self.footer else { return nil }
        let footer = try Self.read(file, at: end - UInt64(Self.footer), count: Self.footer)
        guard footer.count == Self.footer, Array(footer[48...]) == Self.letters else { return nil }
        let (offset, count) = (Self.number(footer[0..<8]), Self.number(footer[8..<16]))
        guard offset < end, let length = Int(exactly: end - UInt64(Self.footer) - offset),
            length.isMultiple(of: Record.length), UInt64(length / Record.length) == count
        else { return nil }
        let body = try Self.read(file, at: offset, count: length)
        guard body.count == length, Array(SHA256.hash(data: body)) == Array(footer[16..<48]) else { return nil }
        for start in stride(from: 0, to: length, by: Record.length) {
            let part = body[start..<(start + Record.length)]
            guard let record = Self.record(Array(part), before: offset) else { return nil }
            records.append(record)
        }
    }

    private static func record(_ part: [UInt8], before end: UInt64) -> Record? {
        guard let message = MessageID(rawValue: String(decoding: part[0..<32], as: UTF8.self)),
            let kind = Record.Kind(rawValue: part[32])
        else { return nil }
        let (offset, size) = (number(part[33..<41]), number(part[41..<49]))
        guard offset <= end, size <= end - offset else { return nil }
        return Record(message: message, kind: kind, offset: offset, size: size, hash: Array(part[49...]))
    }

    private static func read(_ file: FileHandle, at offset: UInt64, count: Int) throws -> [UInt8] {
        try file.seek(toOffset: offset)
        return try file.read(upToCount: count).map { Array($0) } ?? []
    }

    private static func bytes(_ number: UInt64) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
}
