import NIOCore
import Station

/// A question on its way to another station, and who waits for the answer.
struct PeerExchange: Sendable {
    let method: PeerMethod
    /// After `/peer/v1/`.
    let path: String
    let body: [UInt8]
    /// Where this station answers itself.
    let ownPort: Int
    let reply: EventLoopPromise<PeerReply>
}
