package import Attendance

/// A connection with another station: one question at a time.
package protocol PeerConnection: Sendable {
    /// Whose key the other side showed.
    var peer: PeerID { get }
    /// Asks, and waits for the answer.
    ///
    /// - Parameter path: after `/peer/v1/`.
    /// - Throws: ``PeerLinkError``.
    func ask(_ method: PeerMethod, _ path: String, body: [UInt8]) async throws -> PeerReply
}
