package import Attendance

/// A station that announces itself on the network. Anybody can do that: it proves nothing.
package struct FoundStation: Hashable, Sendable {
    package let name: String
    package let address: PeerAddress
    /// Whose key it says to have.
    package let id: PeerID?

    package init(name: String, address: PeerAddress, id: PeerID?) {
        self.name = name
        self.address = address
        self.id = id
    }
}
