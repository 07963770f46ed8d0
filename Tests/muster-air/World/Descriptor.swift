import Glibc

/// A file of the system, closed when nobody holds it any more.
final class Descriptor {
    let number: Int32
    private var isClosed = false

    init(_ number: Int32) {
        self.number = number
    }

    deinit { close() }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        Glibc.close(number)
    }

    /// Reads what is there, without waiting.
    ///
    /// - Returns: How many bytes were read; 0 at the end; `nil` if there is nothing now.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
        let count = Glibc.read(number, buffer.baseAddress, buffer.count)
        if count >= 0 { return count }
        return errno == EAGAIN || errno == EINTR ? nil : 0
    }

    /// Writes a whole packet.
    func write(_ packet: Span<UInt8>) throws(SystemError) {
        try SystemError.check("write") { packet.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) } }
    }
}
