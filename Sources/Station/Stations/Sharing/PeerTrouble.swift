/// A trouble with a station that is trusted, and what that station is called.
package struct PeerTrouble: Hashable, Sendable {
    package let trouble: SharingTrouble
    package let name: String

    package init(_ trouble: SharingTrouble, with name: String) {
        self.trouble = trouble
        self.name = name
    }
}
