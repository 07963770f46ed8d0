package import Attendance
package import BeaconKit

/// An item that another station watches. What is known of it is what that station's chain says; it is changed there.
package struct SharedItem: Hashable, Sendable {
    /// What its station told of it.
    package struct Telling: Hashable, Sendable {
        package let alert: Alert
        package let instant: Instant

        package init(_ alert: Alert, at instant: Instant) {
            self.alert = alert
            self.instant = instant
        }
    }

    package let item: Item
    /// Whose chain it is in.
    package let station: PeerID
    /// What that station is called; `nil` for one that is not paired any more.
    package let stationName: String?
    /// What was told of it last; `nil` where nothing was, or nothing of that is shared.
    package let told: Telling?

    package init(_ item: Item, of station: PeerID, named stationName: String?, told: Telling? = nil) {
        self.item = item
        self.station = station
        self.stationName = stationName
        self.told = told
    }

    /// The station's name, or else the first digits of its key.
    package var stationLabel: String { stationName ?? String(station.text.prefix(8)) }

    /// When it was heard last, as far as that was told; one that was left behind was heard when that was told.
    package var lastSeen: Instant? {
        guard let told else { return nil }
        return told.alert.kind == .leftBehind ? told.instant : told.alert.lastSeen
    }
}
