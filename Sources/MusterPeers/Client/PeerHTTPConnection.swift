import Attendance
import NIOCore
import Station

/// An open connection with a station that has proved who it is.
struct PeerHTTPConnection: PeerConnection {
    let peer: PeerID
    let channel: any NIOCore.Channel
    let ownPort: Int

    func ask(_ method: PeerMethod, _ path: String, body: [UInt8]) async throws -> PeerReply {
        let promise = channel.eventLoop.makePromise(of: PeerReply.self)
        let exchange = PeerExchange(method: method, path: path, body: body, ownPort: ownPort, reply: promise)
        channel.writeAndFlush(exchange).whenFailure { _ in promise.fail(PeerLinkError.unreachable) }
        return try await promise.futureResult.get()
    }
}
