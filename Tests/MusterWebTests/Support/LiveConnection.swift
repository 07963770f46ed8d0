import NIOCore
import NIOPosix

/// A bare connection to a live server, for what a client that waits for whole answers cannot see.
struct LiveConnection {
    private var inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>

    /// Opens a connection for the time of `use`.
    static func open(port: Int, _ use: (inout LiveConnection) async throws -> Void) async throws {
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        try await channel.executeThenClose { inbound, outbound in
            var connection = LiveConnection(inbound: inbound.makeAsyncIterator(), outbound: outbound)
            try await use(&connection)
        }
    }

    func get(_ path: String, host: String) async throws {
        try await send("GET \(path) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
    }

    func send(_ text: String) async throws {
        try await outbound.write(ByteBuffer(string: text))
    }

    /// Reads until a text has come.
    ///
    /// - Returns: whether it came before the end of the connection.
    mutating func read(until text: String) async throws -> Bool {
        var received = ""
        while let bytes = try await inbound.next(isolation: #isolation) {
            received += String(buffer: bytes)
            if received.contains(text) { return true }
        }
        return false
    }

    /// Reads until the server closes.
    mutating func readToEnd() async throws {
        while try await inbound.next(isolation: #isolation) != nil {}
    }
}
