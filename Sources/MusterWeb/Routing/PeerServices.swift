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
}
