import Foundation
import Station

/// Reads an encrypted file as a stream: two chunks are in memory at a time, and nothing is handed out that was altered.
final class SealedReader {
    private let path: String
    private let descriptor: Int32
    private var cipher: ArchiveCipher
    /// The chunk that follows, still sealed.
    private var next: [UInt8] = []
    private var plain: ArraySlice<UInt8> = []
    private var isOver = false

    /// - Throws: ``ArchiveError`` or ``StoreError``.
    init(_ path: String, passphrase: String) throws {
        self.path = path
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.failure(path) }
        let header = try Self.read(descriptor, ArchiveHeader.length, path)
        cipher = ArchiveCipher(try ArchiveHeader(header, passphrase: passphrase))
        next = try Self.read(descriptor, ArchiveCipher.chunk + ArchiveCipher.overhead, path)
    }

    deinit { close(descriptor) }

    /// The next bytes, fewer only where the stream ends.
    func read(_ count: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(count, ArchiveCipher.chunk))
        while bytes.count < count {
            if plain.isEmpty, try !advance() { break }
            let part = plain.prefix(count - bytes.count)
            bytes.append(contentsOf: part)
            plain = plain.dropFirst(part.count)
        }
        return bytes
    }

    /// The next bytes, all of them.
    func readAll(_ count: Int) throws -> [UInt8] {
        let bytes = try read(count)
        guard bytes.count == count else { throw ArchiveError.altered }
        return bytes
    }

    /// Whether all was read, up to the sealed end.
    func isAtEnd() throws -> Bool {
        while plain.isEmpty { if try !advance() { return true } }
        return false
    }

    private func advance() throws -> Bool {
        guard !isOver else { return false }
        let sealed = next
        next = try Self.read(descriptor, ArchiveCipher.chunk + ArchiveCipher.overhead, path)
        isOver = next.isEmpty
        plain = try cipher.open(sealed, isLast: isOver)[...]
        return true
    }

    private static func read(_ descriptor: Int32, _ count: Int, _ path: String) throws(StoreError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes[filled...].withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { throw failure(path) }
            if got == 0 { break }
            filled += got
        }
        return Array(bytes.prefix(filled))
    }

    private static func failure(_ path: String) -> StoreError {
        StoreError(.noJournal, "\(path) cannot be read: \(String(cString: strerror(errno))).")
    }
}
