package import BeaconKit

/// What an entry of the journal says.
package enum Fact: Hashable, Sendable {
    /// The site was set up or changed.
    case siteConfigured(name: String, timeZone: String, shift: Shift, broadcastUUID: BeaconUUID)
    case personAdded(PersonID, number: PersonNumber, details: Commitment, photo: Commitment?)
    /// The whole state of the person after the edit.
    case personEdited(PersonID, number: PersonNumber, details: Commitment, photo: Commitment?)
    case personRemoved(PersonID)
    /// The person is kept, with number and badges, but no attendance any more.
    case personArchived(PersonID)
    case personRestored(PersonID)
    /// The personal values of a person were erased; the chain still verifies.
    case personErased(PersonID)
    case badgeAssigned(BeaconIdentity, to: PersonID)
    case badgeRevoked(BeaconIdentity, from: PersonID)
    case punched(Punch)
    /// A receiver hears nothing at all; presence is frozen.
    case receiverDeaf(lastHeard: Instant)
    case receiverHeard
    /// The station's clock moved by so many seconds against time that cannot jump.
    case clockJumped(seconds: Double)
    case stationStarted(version: String)
    case stationStopped
}
