/// The station ran until then.
package struct StationStopped: FactContent {
    package static let kind = "station-stopped"
    package static let changes: Fact.Subjects = .doubts
    package static let retention: RetentionKind? = nil

    package init() {}

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .stationStopped }
}
