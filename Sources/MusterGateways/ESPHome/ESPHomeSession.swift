import Foundation
import BeaconKit
import NIOCore
import NIOPosix
import Station
import Synchronization

/// One connection with an ESPHome Bluetooth proxy.
struct ESPHomeSession {
    private static let patience = TimeAmount.seconds(10)
    private static let tick = Duration.milliseconds(500)

    private let settings: GatewaySettings
    private let intake: SourceIntake
    private let gateway: Gateway

    init(_ settings: GatewaySettings, intake: SourceIntake) {
        self.settings = settings
        self.intake = intake
        gateway = settings.gateways.first ?? ESPHome.gateway(settings)
    }

    /// - Returns: whether the proxy gave us its advertisements, until the connection ended.
    func run() async -> Bool {
        let talk = Talk(
            key: settings.secret.flatMap { Data(base64Encoded: $0) }.map { Array($0) },
            gateway: gateway,
            intake: intake
        )
        do {
            let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connectTimeout(Self.patience)
                .channelOption(.socketOption(.tcp_nodelay), value: 1)
                .connect(host: settings.host, port: settings.port) { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                    }
                }
            try await channel.executeThenClose { inbound, outbound in
                await withDiscardingTaskGroup { group in
                    group.addTask {
                        for await bytes in talk.outgoing {
                            guard (try? await outbound.write(ByteBuffer(bytes: bytes))) != nil else { break }
                        }
                        talk.end(.unreachable("The connection was closed"))
                    }
                    group.addTask {
                        do {
                            for try await buffer in inbound { talk.receive(Array(buffer.readableBytesView)) }
                        } catch {}
                        talk.end(.unreachable("The device closed the connection"))
                    }
                    group.addTask {
                        while !Task.isCancelled {
                            talk.advance()
                            try? await Task.sleep(for: Self.tick)
                        }
                    }
                    talk.begin()
                    for await _ in talk.ends { break }
                    group.cancelAll()
                }
            }
        } catch {
            talk.end(.unreachable(String("\(error)".printable(limit: 200))))
        }
        intake.disconnected(talk.trouble)
        return talk.worked
    }

    /// The conversation under a lock: what is to be sent is put in order while it is held.
    private final class Talk: Sendable {
        private struct State {
            var conversation: ESPHomeConversation
            var trouble: GatewayTrouble?
            var worked = false
        }

        let outgoing: AsyncStream<[UInt8]>
        let ends: AsyncStream<Void>
        private let send: AsyncStream<[UInt8]>.Continuation
        private let ended: AsyncStream<Void>.Continuation
        private let state: Mutex<State>
        private let gateway: Gateway
        private let intake: SourceIntake

        init(key: [UInt8]?, gateway: Gateway, intake: SourceIntake) {
            self.gateway = gateway
            self.intake = intake
            // A few words at the beginning, and a ping now and then.
            (outgoing, send) = AsyncStream.makeStream(of: [UInt8].self, bufferingPolicy: .bufferingOldest(1_000))
            (ends, ended) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
            state = Mutex(State(conversation: ESPHomeConversation(key: key, at: intake.time.steady())))
        }

        var trouble: GatewayTrouble { state.withLock { $0.trouble } ?? .unreachable("The connection was closed") }
        var worked: Bool { state.withLock { $0.worked } }

        func begin() { perform { conversation, _ in conversation.begin() } }
        func receive(_ bytes: [UInt8]) { perform { $0.receive(bytes, at: $1) } }
        func advance() { perform { $0.advance(to: $1) } }

        func end(_ trouble: GatewayTrouble) {
            state.withLock { $0.trouble = $0.trouble ?? trouble }
            ended.yield()
        }

        private func perform(_ body: (inout ESPHomeConversation, Instant) -> [ESPHomeConversation.Action]) {
            let now = intake.time.steady()
            state.withLock { state in
                for action in body(&state.conversation, now) {
                    switch action {
                    case .send(let bytes): if !bytes.isEmpty { send.yield(bytes) }
                    case .news(let news): intake.deliver(news, of: gateway)
                    case .works:
                        state.worked = true
                        intake.connected()
                    case .end(let trouble):
                        state.trouble = state.trouble ?? trouble
                        send.finish()
                        ended.yield()
                    }
                }
            }
        }
    }
}

/// ESPHome's Bluetooth proxies: a kind with a connection of its own to each.
enum ESPHome {
    static let kind = "esphome"
    static let title = "ESPHome"

    static func gateway(_ settings: GatewaySettings) -> Gateway {
        Gateway(kind: kind, device: settings.port == 6053 ? settings.host : "\(settings.host):\(settings.port)")
    }
}
