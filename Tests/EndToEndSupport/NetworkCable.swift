import NIOCore
import NIOPosix
import Synchronization

/// A network between a browser and the station that can be cut: a TCP proxy on a port of its own.
package final class NetworkCable: Sendable {
    private struct State {
        var listener: (any Channel)?
        var connections: [ObjectIdentifier: any Channel] = [:]
        var isSilent = false
        /// What was on its way when the cable was cut must not come through after.
        var isCut = false
    }

    /// Where browsers connect.
    package let port: Int
    private let target: Int
    private let state = Mutex(State())

    /// - Parameter target: the station's port on this machine.
    package init(to target: Int) async throws {
        self.target = target
        port = try await FreePort.find()
        try await listen()
    }

    /// The address that browsers open.
    package var address: String { "http://127.0.0.1:\(port)" }

    /// How many connections there are now, each counted at both its ends.
    package var connectionCount: Int { state.withLock { $0.connections.count } }

    /// Runs `body` with a cable to the station, and pulls it out after.
    package static func with<Result>(
        to target: Int,
        _ body: (NetworkCable) async throws -> Result
    ) async throws -> Result {
        let cable = try await NetworkCable(to: target)
        do {
            let result = try await body(cable)
            await cable.cut()
            return result
        } catch {
            await cable.cut()
            throw error
        }
    }

    /// Ends all connections and refuses new ones, as when the station's machine is there and the station is not.
    package func cut() async {
        let channels = state.withLock { state in
            defer { state = State(isCut: true) }
            return state.connections.values + [state.listener].compactMap(\.self)
        }
        for channel in channels { try? await channel.close() }
    }

    /// Carries nothing any more but breaks nothing either, as when a tablet goes out of reach of its network: neither
    /// side is told. New connections are made, and hear nothing.
    package func silence() async throws {
        try await setSilent(true)
    }

    /// Puts the cable in again after either.
    package func mend() async throws {
        let isCut = state.withLock { state in
            defer { state.isCut = false }
            return state.isCut
        }
        if isCut { try await listen() }
        try await setSilent(false)
    }

    private func setSilent(_ isSilent: Bool) async throws {
        let channels = state.withLock { state in
            state.isSilent = isSilent
            return Array(state.connections.values)
        }
        for channel in channels { try? await channel.setOption(.autoRead, value: !isSilent).get() }
    }

    private func listen() async throws {
        let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { [self] client in
                ClientBootstrap(group: client.eventLoop).connect(host: "127.0.0.1", port: target).flatMap { station in
                    client.eventLoop.makeCompletedFuture {
                        try client.pipeline.syncOperations.addHandler(Relay(to: station))
                        try station.pipeline.syncOperations.addHandler(Relay(to: client))
                    }
                    .flatMap { self.keep(client).and(self.keep(station)).map { _ in } }
                }
            }
            .bind(host: "127.0.0.1", port: port).get()
        state.withLock { $0.listener = listener }
    }

    /// Remembers a connection until it closes.
    private func keep(_ channel: any Channel) -> EventLoopFuture<Void> {
        let id = ObjectIdentifier(channel)
        let (isSilent, isCut) = state.withLock { state in
            if !state.isCut { state.connections[id] = channel }
            return (state.isSilent, state.isCut)
        }
        guard !isCut else { return channel.close() }
        channel.closeFuture.whenComplete { _ in _ = self.state.withLock { $0.connections.removeValue(forKey: id) } }
        return channel.setOption(.autoRead, value: !isSilent)
    }
}

/// Hands what one side sends to the other, and its end.
private final class Relay: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let partner: any Channel

    init(to partner: any Channel) { self.partner = partner }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        partner.writeAndFlush(unwrapInboundIn(data), promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        partner.close(promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }
}
