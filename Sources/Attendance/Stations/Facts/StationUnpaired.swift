/// Another station is not trusted any more.
package struct StationUnpaired: FactContent {
    package static let kind = "station-unpaired"
    package static let changes: Fact.Subjects = .stations
    package static let retention: RetentionKind? = nil

    package let station: PeerID

    package init(station: PeerID) {
        self.station = station
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .stationUnpaired(self) }
}
