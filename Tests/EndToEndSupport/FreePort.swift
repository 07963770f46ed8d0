import NIOCore
import NIOPosix

/// A port of this machine that nothing listens on, for programs that cannot choose one themselves or have to come back on
/// the same.
package enum FreePort {
    package static func find() async throws -> Int {
        let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .bind(host: "127.0.0.1", port: 0).get()
        let port = channel.localAddress?.port ?? 0
        try await channel.close()
        return port
    }
}
