/// What another station receives of this one’s roster and journal from now on.
package struct SharingChanged: ValueContent {
    package static let kind = "sharing-changed"
    package static let changes: Fact.Subjects = .sharing
    package static let retention: RetentionKind? = nil

    package let value: PeerScope

    package init(_ value: PeerScope) {
        self.value = value
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .sharingChanged(self) }
}
