/// Another station is trusted from now on: people compared the codes on both sides.
package struct StationPaired: FactContent {
    package static let kind = "station-paired"
    package static let changes: Fact.Subjects = .stations
    package static let retention: RetentionKind? = nil

    package let station: PeerID
    package let name: String

    package init(station: PeerID, name: String) {
        self.station = station
        self.name = name
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .stationPaired(self) }
}
