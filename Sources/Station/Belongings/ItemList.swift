package import BeaconKit

/// The items at one instant.
package struct ItemList: Hashable, Sendable {
    /// The station's time.
    package var now: Instant
    /// In order of name.
    package var items: [ItemState]

    package init(now: Instant, items: [ItemState]) {
        self.now = now
        self.items = items
    }
}
