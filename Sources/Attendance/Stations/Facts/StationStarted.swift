/// The station runs from now on.
package struct StationStarted: FactContent {
    package static let kind = "station-started"
    package static let changes: Fact.Subjects = [.doubts, .clock]
    package static let retention: RetentionKind? = nil

    /// Of the program.
    package let version: String

    package init(version: String) {
        self.version = version
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .stationStarted(self) }
}
