package import BeaconKit

/// Somebody was given a badge.
package struct BadgeAssigned: FactContent {
    package static let kind = "badge-assigned"
    package static let changes: Fact.Subjects = .badges
    package static let retention: RetentionKind? = nil

    package let identity: BeaconIdentity
    package let person: PersonID

    package init(identity: BeaconIdentity, person: PersonID) {
        self.identity = identity
        self.person = person
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .badgeAssigned(self) }
}
