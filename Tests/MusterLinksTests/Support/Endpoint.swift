import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import Synchronization

/// A real HTTP server that does to requests what a test says.
final class Endpoint: Sendable {
    /// What is done to a request.
    enum Behaviour: Sendable {
        case answer(Int, headers: [Header] = [], body: String = "")
        /// The connection stays, and nothing comes.
        case stall
        case drop
        /// An answer of so many bytes.
        case flood(Int)
        /// One byte a second, for ever.
        case drip
    }

    struct Header: Sendable {
        let name: String
        let value: String
    }

    struct Request: Sendable {
        let uri: String
        let headers: HTTPHeaders
        let body: [UInt8]
    }

    private struct State {
        var behaviour: Behaviour
        var requests: [Request] = []
        var acknowledged: [String] = []
        var connections = 0
        var sent = 0
    }

    private let state: Mutex<State>
    private let listener = Mutex<(any Channel)?>(nil)
    let port: Int

    /// - Parameter port: 0 for any free one.
    private init(_ behaviour: Behaviour, channel: any Channel, state: consuming Mutex<State>) {
        self.state = state
        port = channel.localAddress?.port ?? 0
        listener.withLock { $0 = channel }
    }

    var address: String { "http://127.0.0.1:\(port)" }
    var requests: [Request] { state.withLock(\.requests) }
    /// The ids of the webhooks that were answered as taken, in order.
    var acknowledged: [String] { state.withLock(\.acknowledged) }
    var connections: Int { state.withLock(\.connections) }
    /// Bytes of answers that the network took.
    var sent: Int { state.withLock(\.sent) }

    func behave(_ behaviour: Behaviour) { state.withLock { $0.behaviour = behaviour } }

    /// Runs `body` with an endpoint.
    static func with<Result>(
        _ behaviour: Behaviour,
        port: Int = 0,
        certificate: Certificate? = nil,
        _ body: (Endpoint) async throws -> Result
    ) async throws -> Result {
        let box = Box()
        let security = try certificate.map { try NIOSSLContext(configuration: $0.configuration()) }
        let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    if let security {
                        try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: security))
                    }
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(Handler(box: box))
                }
            }
            .bind(host: "127.0.0.1", port: port).get()
        let endpoint = Endpoint(behaviour, channel: channel, state: Mutex(State(behaviour: behaviour)))
        box.endpoint.withLock { $0 = endpoint }
        do {
            let result = try await body(endpoint)
            try await channel.close()
            return result
        } catch {
            try? await channel.close()
            throw error
        }
    }

    /// What it says who it is with, in files of PEM.
    struct Certificate: Sendable {
        let chain: String
        let key: String

        func configuration() throws -> TLSConfiguration {
            .makeServerConfiguration(
                certificateChain: try NIOSSLCertificate.fromPEMFile(chain).map { .certificate($0) },
                privateKey: .privateKey(try NIOSSLPrivateKey(file: key, format: .pem))
            )
        }
    }

    private final class Box: Sendable {
        let endpoint = Mutex<Endpoint?>(nil)
    }

    private final class Handler: ChannelInboundHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart

        private let box: Box
        private var head: HTTPRequestHead?
        private var body: [UInt8] = []
        private var isClosed = false

        init(box: Box) { self.box = box }

        private var endpoint: Endpoint? { box.endpoint.withLock { $0 } }

        func channelActive(context: ChannelHandlerContext) {
            endpoint?.state.withLock { $0.connections += 1 }
        }

        func channelInactive(context: ChannelHandlerContext) { isClosed = true }

        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head(let head): (self.head, body) = (head, [])
            case .body(let part): body.append(contentsOf: part.readableBytesView)
            case .end:
                guard let head, let endpoint else { return }
                let behaviour = endpoint.state.withLock { state in
                    state.requests.append(Request(uri: head.uri, headers: head.headers, body: body))
                    return state.behaviour
                }
                act(behaviour, context)
            }
        }

        private func act(_ behaviour: Behaviour, _ context: ChannelHandlerContext) {
            switch behaviour {
            case .answer(let status, let headers, let text):
                var fields = HTTPHeaders(headers.map { ($0.name, $0.value) })
                fields.replaceOrAdd(name: "content-length", value: String(text.utf8.count))
                begin(status, fields, context)
                context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: text)))), promise: nil)
                let id = (200..<300).contains(status) ? head?.headers.first(name: "webhook-id") : nil
                let endpoint = endpoint
                context.writeAndFlush(wrapOutboundOut(.end(nil))).whenSuccess {
                    if let id { endpoint?.state.withLock { $0.acknowledged.append(id) } }
                }
            case .stall: break
            case .drop: context.close(promise: nil)
            case .flood(let size):
                begin(200, ["content-length": String(size)], context)
                flood(size, context)
            case .drip:
                begin(200, ["content-length": "1000000"], context)
                drip(context)
            }
        }

        private func begin(_ status: Int, _ headers: HTTPHeaders, _ context: ChannelHandlerContext) {
            let head = HTTPResponseHead(version: .http1_1, status: .init(statusCode: status), headers: headers)
            context.writeAndFlush(wrapOutboundOut(.head(head)), promise: nil)
        }

        private func flood(_ rest: Int, _ context: ChannelHandlerContext) {
            guard rest > 0, !isClosed else { return }
            let size = min(rest, 65_536)
            let part = ByteBuffer(repeating: UInt8(ascii: "x"), count: size)
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(part)))).whenSuccess {
                let (handler, context) = bound.value
                handler.endpoint?.state.withLock { $0.sent += size }
                handler.flood(rest - size, context)
            }
        }

        private func drip(_ context: ChannelHandlerContext) {
            guard !isClosed else { return }
            context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: "."))))).whenComplete { _ in }
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            context.eventLoop.scheduleTask(in: .milliseconds(200)) {
                let (handler, context) = bound.value
                handler.drip(context)
            }
        }
    }
}
