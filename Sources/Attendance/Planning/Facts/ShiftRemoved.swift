/// A shift that no rota uses was removed.
package struct ShiftRemoved: FactContent {
    package static let kind = "shift-removed"
    package static let changes: Fact.Subjects = .planning
    package static let retention: RetentionKind? = nil

    package let code: String

    package init(code: String) {
        self.code = code
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .shiftRemoved(self) }
}
