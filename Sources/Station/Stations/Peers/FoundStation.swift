package import Attendance

/// A station that announces itself on the network. Anybody can do that: it proves nothing.
package struct FoundStation: Hashable, Sendable {
    /// What it is called on the network: as its site, with a number behind where others are called the same.
    package let name: String
    /// The site at which it says to stand; the same as its name where it does not say.
    package let site: String
    package let address: PeerAddress
    /// Whose key it says to have.
    package let id: PeerID?

    package init(name: String, site: String? = nil, address: PeerAddress, id: PeerID?) {
        self.name = name
        self.site = site ?? name
        self.address = address
        self.id = id
    }

    /// Its name, and its site where that is another.
    package var title: String { site == name ? name : "\(name) (\(site))" }
}
