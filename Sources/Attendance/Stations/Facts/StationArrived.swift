/// The station goes on here, where it was imported.
package struct StationArrived: FactContent {
    package static let kind = "station-arrived"
    package static let changes: Fact.Subjects = .relocation
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: String, CodingKey {
        case export = "id"
    }

    /// Names the export.
    package let export: String

    package init(export: String) {
        self.export = export
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .stationArrived(self) }
}
