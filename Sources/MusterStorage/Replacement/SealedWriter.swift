import Foundation
import Station

/// Writes an encrypted file as a stream: a chunk is in memory at a time.
final class SealedWriter {
    private let path: String
    private let descriptor: Int32
    private var cipher: ArchiveCipher
    private var buffer: [UInt8] = []
    private(set) var written: Int64 = 0

    /// Makes a new file, in place of one that a crash may have left.
    init(_ path: String, header: ArchiveHeader) throws(StoreError) {
        self.path = path
        cipher = ArchiveCipher(header)
        unlink(path)
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw DurableFile.failure(path) }
        buffer.reserveCapacity(2 * ArchiveCipher.chunk)
        try put(header.bytes)
    }

    deinit { close(descriptor) }

    func write(_ bytes: some Collection<UInt8>) throws {
        buffer.append(contentsOf: bytes)
        // The last chunk is never sealed before the end is known.
        while buffer.count > ArchiveCipher.chunk {
            try put(try cipher.seal(Array(buffer.prefix(ArchiveCipher.chunk)), isLast: false))
            buffer.removeFirst(ArchiveCipher.chunk)
        }
    }

    /// Seals the end and syncs the file.
    func finish() throws {
        try put(try cipher.seal(buffer, isLast: true))
        guard fsync(descriptor) == 0 else { throw DurableFile.failure(path) }
    }

    private func put(_ bytes: [UInt8]) throws(StoreError) {
        var done = 0
        while done < bytes.count {
            let count = bytes[done...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw DurableFile.failure(path) }
            done += count
        }
        written += Int64(bytes.count)
    }
}
