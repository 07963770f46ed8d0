import BeaconKit

/// What the watch knows of one item. Instants are steady time.
struct ItemStay {
    /// Somebody or something that left, as long as it is not decided what that means.
    enum Departure {
        /// The item, last seen then.
        case item(Instant)
        /// Its owner, last seen then.
        case owner(Instant)
    }

    var item: Item
    var isInside = false
    var room: String?
    var departure: Departure?
    var open: OpenAlert?
    /// Since when everything that was missing is heard again.
    var backSince: Instant?
    /// Since when it has not been in a room where it may rest.
    var outOfHomeSince: Instant?

    /// How much later one of two must be heard than the other was last, to be somewhere else, in µs. Whoever walks out
    /// with a bag is heard some seconds longer than the bag, or shorter.
    var margin: Int64 { Int64(item.tag.exitTime) * 750_000 }

    var isIdle: Bool { departure == nil && open == nil }
}
