/// What this station takes over of another one’s roster and journal from now on.
package struct TakingChanged: ValueContent {
    package static let kind = "taking-changed"
    package static let changes: Fact.Subjects = .sharing
    package static let retention: RetentionKind? = nil

    package let value: PeerScope

    package init(_ value: PeerScope) {
        self.value = value
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .takingChanged(self) }
}
