package import BeaconKit

/// A receiver's line on the board.
package struct BoardReceiver: Hashable, Sendable {
    package enum Health: String, Hashable, Sendable, Codable {
        /// Nothing heard since the start.
        case waiting
        case hearing
        /// Hears nothing at all, or its radio is out of order; the presence of those it heard is frozen.
        case deaf
    }

    package var name: String
    package var room: String
    package var health: Health
    package var lastHeard: Instant?
    /// Advertising reports per second of the station's time, over the last ten seconds.
    package var reportsPerSecond: Double
    /// Packets that the kernel dropped since the start, because nobody read them in time.
    package var lostPackets: Int
    /// The kernel's present name for it, as `hci0`; `nil` where the receiver is no adapter of this machine.
    package var adapter: String?
    /// How its radio is; `nil` for a receiver that is no adapter, or before it is known.
    package var condition: RadioCondition?

    package init(
        name: String,
        room: String,
        health: Health,
        lastHeard: Instant?,
        reportsPerSecond: Double,
        lostPackets: Int = 0,
        adapter: String? = nil,
        condition: RadioCondition? = nil
    ) {
        self.name = name
        self.room = room
        self.health = health
        self.lastHeard = lastHeard
        self.reportsPerSecond = reportsPerSecond
        self.lostPackets = lostPackets
        self.adapter = adapter
        self.condition = condition
    }
}
