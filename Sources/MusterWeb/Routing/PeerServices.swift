import BeaconKit
package import Station

/// What the pages need to show and change other stations, and messages.
package struct PeerServices: Sendable {
    package let manager: PeerManager
    package let messages: MessageManager
    /// Where this station answers others; `nil` where it talks to none.
    package let port: Int?
    /// Finds others on the network; `nil` where nobody looks.
    package let finder: (any StationFinder)?
    /// Tells a station that it is not trusted any more.
    package let goodbye: @Sendable (Peer) async -> Void

    package init(
        manager: PeerManager,
        messages: MessageManager,
        port: Int?,
        finder: (any StationFinder)?,
        goodbye: @escaping @Sendable (Peer) async -> Void
    ) {
        self.manager = manager
        self.messages = messages
        self.port = port
        self.finder = finder
        self.goodbye = goodbye
    }

    /// Begins to pair with another station.
    ///
    /// - Throws: ``PeerError``, also where this station talks to none.
    func pair(_ request: PairingRequest, at now: Instant) throws -> Pairing {
        guard port != nil else { throw PeerError.notListening }
        return try manager.pair(request.address, at: now)
    }
}
