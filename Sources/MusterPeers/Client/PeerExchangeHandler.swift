import Attendance
import NIOCore
import NIOHTTP1
import NIOTLS
import Station

/// Makes questions to HTTP and answers to replies, one at a time, and ends a connection that is silent.
final class PeerExchangeHandler: ChannelDuplexHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundIn = PeerExchange
    typealias OutboundOut = HTTPClientRequestPart

    /// Bytes of the largest answer: roster and journal come in batches smaller than this.
    private static let largestAnswer = 32 << 20

    /// The key that the other side showed; it proves nothing before the handshake is complete, as anybody can show it.
    private let shown: NIOLoopBoundBox<PeerID?>
    /// Fails where the other side did not prove who it is.
    private let proof: EventLoopPromise<PeerID>
    private var waiting: EventLoopPromise<PeerReply>?
    private var status = 0
    private var body: [UInt8] = []

    init(proof: EventLoopPromise<PeerID>, shown: NIOLoopBoundBox<PeerID?>) {
        self.proof = proof
        self.shown = shown
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let exchange = unwrapOutboundIn(data)
        guard waiting == nil, context.channel.isActive else { return exchange.reply.fail(PeerLinkError.unreachable) }
        waiting = exchange.reply
        body = []
        let headers: HTTPHeaders = [
            "host": "station", "content-length": String(exchange.body.count), "muster-port": String(exchange.ownPort),
        ]
        let head = HTTPRequestHead(
            version: .http1_1,
            method: HTTPMethod(rawValue: exchange.method.rawValue),
            uri: "/peer/v1/" + exchange.path,
            headers: headers
        )
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        if !exchange.body.isEmpty {
            let bytes = context.channel.allocator.buffer(bytes: exchange.body)
            context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: nil)
        }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: promise)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): status = Int(head.status.code)
        case .body(let bytes):
            guard body.count + bytes.readableBytes <= Self.largestAnswer else { return context.close(promise: nil) }
            body.append(contentsOf: bytes.readableBytesView)
        case .end:
            let reply = PeerReply(status: status, body: body)
            let promise = waiting
            waiting = nil
            body = []
            promise?.succeed(reply)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is IdleStateHandler.IdleStateEvent { return context.close(promise: nil) }
        if case .handshakeCompleted? = event as? TLSUserEvent, let peer = shown.value { proof.succeed(peer) }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    func channelInactive(context: ChannelHandlerContext) {
        giveUp()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { giveUp() }

    private func giveUp() {
        proof.fail(PeerLinkError.unreachable)
        waiting?.fail(PeerLinkError.unreachable)
        waiting = nil
    }
}
