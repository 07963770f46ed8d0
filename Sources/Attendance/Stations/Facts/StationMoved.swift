/// The station was exported to another machine and stops here: what comes after is recorded there.
package struct StationMoved: FactContent {
    package static let kind = "station-moved"
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
    package var fact: Fact { .stationMoved(self) }
}
