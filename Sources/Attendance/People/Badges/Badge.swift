package import BeaconKit

/// What ties a beacon to a person.
package struct Badge: Hashable, Sendable, Codable {
    package let identity: BeaconIdentity
    package let person: PersonID

    package init(identity: BeaconIdentity, person: PersonID) {
        self.identity = identity
        self.person = person
    }
}
