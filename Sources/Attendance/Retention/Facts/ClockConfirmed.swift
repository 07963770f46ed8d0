/// Somebody looked at the station’s clock, and it was right.
package struct ClockConfirmed: FactContent {
    package static let kind = "clock-confirmed"
    package static let changes: Fact.Subjects = .clock
    package static let retention: RetentionKind? = nil

    package init() {}

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .clockConfirmed }
}
