package import SystemPackage

/// Holds a window on a file: the bytes that were read and not yet used.
package struct ChunkReader {
    private let file: FileDescriptor
    /// The window's memory; its first `count` bytes are valid.
    private(set) var buffer = [UInt8](repeating: 0, count: RecordingLimits.buffer)
    /// The number of valid bytes.
    private(set) var count = 0
    /// Whether nothing comes after them.
    private(set) var isAtEnd = false
    /// Bytes read so far.
    private(set) var bytesRead = 0
    /// The file's length; `nil` for a pipe.
    package let totalBytes: Int?

    package init(file: FileDescriptor) {
        self.file = file
        totalBytes = Self.length(of: file)
    }

    /// Reads until there are that many bytes, or all there are.
    package mutating func fill(upTo target: Int) throws {
        while count < min(target, buffer.count), !isAtEnd {
            let room = count..<buffer.count
            let read = try buffer.withUnsafeMutableBytes { memory in
                try file.read(into: UnsafeMutableRawBufferPointer(rebasing: memory[room]))
            }
            count += read
            bytesRead += read
            isAtEnd = read == 0
        }
    }

    /// Forgets bytes that were used, and moves the others to the front.
    package mutating func drop(first used: Int) {
        buffer.withUnsafeMutableBytes { memory in
            let rest = UnsafeRawBufferPointer(rebasing: memory[used..<count])
            memory.copyMemory(from: rest)
        }
        count -= used
    }

    private static func length(of file: FileDescriptor) -> Int? {
        guard let position = try? file.seek(offset: 0, from: .current),
            let end = try? file.seek(offset: 0, from: .end),
            (try? file.seek(offset: position, from: .start)) != nil
        else { return nil }
        return Int(end - position)
    }
}
