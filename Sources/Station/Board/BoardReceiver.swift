package import BeaconKit

/// A receiver's line on the board.
package struct BoardReceiver: Hashable, Sendable {
    package enum Health: String, Hashable, Sendable, Codable {
        /// Nothing heard since the start.
        case waiting
        case hearing
        /// Hears nothing at all; the presence of those it heard is frozen.
        case deaf
    }

    package var name: String
    package var room: String
    package var health: Health
    package var lastHeard: Instant?
    /// Advertising reports per second of the station's time, over the last ten seconds.
    package var reportsPerSecond: Double

    package init(name: String, room: String, health: Health, lastHeard: Instant?, reportsPerSecond: Double) {
        self.name = name
        self.room = room
        self.health = health
        self.lastHeard = lastHeard
        self.reportsPerSecond = reportsPerSecond
    }
}
