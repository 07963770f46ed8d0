package import BeaconKit

/// Somebody has a badge no more.
package struct BadgeRevoked: FactContent {
    package static let kind = "badge-revoked"
    package static let changes: Fact.Subjects = .badges
    package static let retention: RetentionKind? = nil

    package let identity: BeaconIdentity
    package let person: PersonID

    package init(identity: BeaconIdentity, person: PersonID) {
        self.identity = identity
        self.person = person
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .badgeRevoked(self) }
}
