package import BeaconKit

/// What the station transmits for people, and how that goes.
package struct BroadcastState: Hashable, Sendable {
    /// A check-in that somebody started at the station.
    package struct Checkin: Hashable, Sendable {
        package let number: UInt16
        package let site: BeaconUUID
        /// The other station hears the number, but from too far away.
        package let isToComeNearer: Bool
        /// How it ended; `nil` while it goes on.
        package let verdict: CheckinExchange.Verdict?

        package init(number: UInt16, site: BeaconUUID, isToComeNearer: Bool, verdict: CheckinExchange.Verdict?) {
            self.number = number
            self.site = site
            self.isToComeNearer = isToComeNearer
            self.verdict = verdict
        }
    }

    package enum Radio: Hashable, Sendable {
        /// The station has no transmitter at all, as in the demo.
        case none
        /// Nothing is wanted.
        case idle
        /// It is being put on the air.
        case starting
        /// On the air, through the adapter of this name.
        case transmitting(String)
        case unable(RadioCondition)
    }

    /// In the order in which they were started.
    package var broadcasts: [Broadcast]
    package var radio: Radio
    /// The latest since the start; `nil` if there was none.
    package var checkin: Checkin?

    package init(broadcasts: [Broadcast] = [], radio: Radio, checkin: Checkin? = nil) {
        self.broadcasts = broadcasts
        self.radio = radio
        self.checkin = checkin
    }
}
