package import Attendance

/// Answers what a paired station asks of roster and journal. The transport does not look into it.
package protocol SharingPeer: Sendable {
    func answer(_ request: [UInt8], from peer: PeerID) async throws -> [UInt8]
}
