package import BeaconKit

/// The items at one instant.
package struct ItemList: Hashable, Sendable {
    /// The station's time.
    package var now: Instant
    /// In order of name.
    package var items: [ItemState]
    /// What other stations watch and share, in order of name.
    package var others: [SharedItem]

    package init(now: Instant, items: [ItemState], others: [SharedItem] = []) {
        self.now = now
        self.items = items
        self.others = others
    }
}
