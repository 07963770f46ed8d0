import Foundation
import Glibc

/// A connection of an attacker: it sends what it likes, from which address of loopback it likes.
final class RawConnection: @unchecked Sendable {
    struct Refused: Error {}

    private let descriptor: Int32

    init(port: Int, from source: String = "127.0.0.1") throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Refused() }
        guard Self.with(source, port: 0, { bind(descriptor, $0, $1) }) == 0,
            Self.with("127.0.0.1", port: port, { connect(descriptor, $0, $1) }) == 0
        else {
            close(descriptor)
            throw Refused()
        }
    }

    deinit { close(descriptor) }

    private static func with(
        _ host: String,
        port: Int,
        _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        inet_pton(AF_INET, host, &address.sin_addr)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            sent += count
        }
    }

    /// What comes until the other side closes, or a minute passes without a byte.
    func everything() -> String {
        var received: [UInt8] = []
        while let bytes = next() { received += bytes }
        return String(decoding: received, as: UTF8.self)
    }

    /// Whether the other side closes within so many seconds.
    func isClosed(within seconds: Int) -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end { if next(seconds: 5) == [] { return true } }
        return false
    }

    private func next() -> [UInt8]? {
        let bytes = next(seconds: 60)
        return bytes?.isEmpty == false ? bytes : nil
    }

    /// - Returns: nothing for the end, `nil` if nothing came in the time.
    private func next(seconds: Int) -> [UInt8]? {
        var limit = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        if count < 0 { return errno == EAGAIN ? nil : [] }
        return Array(bytes.prefix(count))
    }

    /// Asks once, and says what came back.
    static func ask(_ request: String, port: Int, from source: String = "127.0.0.1") throws -> String {
        let connection = try RawConnection(port: port, from: source)
        connection.send(request)
        return connection.everything()
    }
}
