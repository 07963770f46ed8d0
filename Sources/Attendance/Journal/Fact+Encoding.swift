import BeaconKit

extension Fact {
    /// What the journal keeps of the fact beside its kind: canonical JSON, the bytes that are stored and hashed.
    package func payload() throws(FactError) -> String {
        switch self {
        case .siteConfigured(let name, let timeZone, let shift, let broadcastUUID):
            return CanonicalJSON.object([
                "name": .string(name), "timeZone": .string(timeZone), "start": .integer(Int64(shift.start)),
                "end": .integer(Int64(shift.end)), "grace": .integer(Int64(shift.grace)),
                "broadcastUUID": .string(broadcastUUID.description),
            ])
        case .personAdded(let person, let number, let details, let photo),
            .personEdited(let person, let number, let details, let photo):
            return CanonicalJSON.object([
                "person": .string(person.rawValue), "number": .integer(Int64(number.rawValue)),
                "details": .string(details.rawValue), "photo": photo.map { .string($0.rawValue) },
            ])
        case .personRemoved(let person), .personArchived(let person), .personRestored(let person),
            .personErased(let person):
            return CanonicalJSON.object(["person": .string(person.rawValue)])
        case .badgeAssigned(let identity, let person), .badgeRevoked(let identity, let person):
            return CanonicalJSON.object([
                "identity": .string(identity.description), "person": .string(person.rawValue),
            ])
        case .punched(let punch):
            return CanonicalJSON.object([
                "person": .string(punch.person.rawValue), "direction": .string(punch.direction.rawValue),
                "provisional": .boolean(punch.isProvisional),
            ])
        case .receiverDeaf(let lastHeard):
            return CanonicalJSON.object(["lastHeard": .integer(lastHeard.microseconds)])
        case .clockJumped(let seconds):
            guard seconds.isFinite else { throw .notFinite }
            return CanonicalJSON.object(["seconds": .number(seconds)])
        case .stationStarted(let version):
            return CanonicalJSON.object(["version": .string(version)])
        case .receiverHeard, .stationStopped:
            return CanonicalJSON.object([:])
        }
    }
}
