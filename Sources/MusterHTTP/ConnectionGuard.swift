import HTTPTypes
package import NIOCore
package import NIOHTTPTypes

/// Stands in one connection: refuses it where there are too many, and closes it where it does nothing for too long.
///
/// It counts requests and answers only; what they say it hands on.
package final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
    package typealias InboundIn = HTTPRequestPart
    package typealias InboundOut = HTTPRequestPart
    package typealias OutboundIn = HTTPResponsePart
    package typealias OutboundOut = HTTPResponsePart

    /// Half of this is how much longer than its limit a connection may stay, in the mean.
    private static let look = TimeAmount.seconds(2)

    private let register: ConnectionRegister
    private var progress: ConnectionProgress
    private var isRefused = false
    private var looks: RepeatedTask?

    package init(_ register: ConnectionRegister) {
        self.register = register
        progress = ConnectionProgress(limits: register.limits, openedAt: .now())
    }

    package func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { begin(context) }
    }

    package func handlerRemoved(context: ChannelHandlerContext) { end(context) }

    package func channelActive(context: ChannelHandlerContext) {
        begin(context)
        context.fireChannelActive()
    }

    package func channelInactive(context: ChannelHandlerContext) {
        end(context)
        context.fireChannelInactive()
    }

    private func begin(_ context: ChannelHandlerContext) {
        guard looks == nil, !isRefused else { return }
        guard register.admits(context.channel, at: .now()) else { return refuse(context) }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        looks = context.eventLoop.scheduleRepeatedTask(initialDelay: Self.look, delay: Self.look) { _ in
            let (handler, context) = bound.value
            if handler.progress.isOverdue(at: .now()) { context.close(promise: nil) }
        }
    }

    private func refuse(_ context: ChannelHandlerContext) {
        isRefused = true
        let head = HTTPResponse(
            status: .serviceUnavailable,
            headerFields: [.connection: "close", .contentLength: "0", .retryAfter: "5"]
        )
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in bound.value.close(promise: nil) }
    }

    private func end(_ context: ChannelHandlerContext) {
        looks?.cancel()
        looks = nil
        register.closed(context.channel)
    }

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isRefused else { return }
        let now = NIODeadline.now()
        switch unwrapInboundIn(data) {
        case .head:
            progress.requestBegan(at: now)
            register.update(context.channel, isBusy: true, at: now)
        case .body(let bytes): progress.bodyCame(bytes: bytes.readableBytes, at: now)
        case .end: progress.requestEnded()
        }
        context.fireChannelRead(data)
    }

    package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) {
            let now = NIODeadline.now()
            progress.answerEnded(at: now)
            register.update(context.channel, isBusy: progress.isBusy, at: now)
        }
        context.write(data, promise: promise)
    }

    package func channelWritabilityChanged(context: ChannelHandlerContext) {
        progress.writability(context.channel.isWritable, at: .now())
        context.fireChannelWritabilityChanged()
    }
}
