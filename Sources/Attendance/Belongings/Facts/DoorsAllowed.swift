/// Whether rules may open doors.
package struct DoorsAllowed: FactContent {
    package static let kind = "doors-allowed"
    package static let changes: Fact.Subjects = .rules
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: String, CodingKey {
        case isAllowed = "allowed"
    }

    package let isAllowed: Bool

    package init(isAllowed: Bool) {
        self.isAllowed = isAllowed
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .doorsAllowed(self) }
}
