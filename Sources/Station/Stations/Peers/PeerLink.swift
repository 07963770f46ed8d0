package import Attendance

/// Speaks with other stations, encrypted and each sure of the other's key.
package protocol PeerLink: Sendable {
    /// Connects with a station while `body` speaks with it.
    ///
    /// - Parameter wanted: whose key it has to show; `nil` where that is to be found out.
    /// - Throws: ``PeerLinkError``, or what `body` throws.
    func connect<Result: Sendable>(
        to address: PeerAddress,
        wanted: PeerID?,
        _ body: @Sendable (any PeerConnection) async throws -> Result
    ) async throws -> Result
}
