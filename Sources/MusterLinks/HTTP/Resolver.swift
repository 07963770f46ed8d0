import Glibc
import NIOCore
import NIOPosix

/// Finds the addresses of a host.
enum Resolver {
    /// - Returns: the addresses, the best first; none if the host is not known.
    /// - Throws: `CancellationError`. A system that does not answer is then left alone with its question.
    static func addresses(of host: String, port: Int) async throws -> [SocketAddress] {
        let (answers, continuation) = AsyncStream.makeStream(
            of: [SocketAddress].self,
            bufferingPolicy: .bufferingNewest(1)
        )
        NIOThreadPool.singleton.submit { _ in
            continuation.yield(lookUp(host, port: port))
            continuation.finish()
        }
        for await answer in answers { return answer }
        throw CancellationError()
    }

    private static func lookUp(_ host: String, port: Int) -> [SocketAddress] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0 else { return [] }
        defer { freeaddrinfo(found) }
        var addresses: [SocketAddress] = []
        var next = found
        while let info = next?.pointee {
            if let pointer = info.ai_addr {
                switch info.ai_family {
                case AF_INET:
                    pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                        addresses.append(SocketAddress($0.pointee))
                    }
                case AF_INET6:
                    pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
                        addresses.append(SocketAddress($0.pointee))
                    }
                default: break
                }
            }
            next = info.ai_next
        }
        return addresses
    }
}
