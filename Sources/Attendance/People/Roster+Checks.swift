package import BeaconKit

/// What the roster refuses.
extension Roster {
    /// Refuses a number that somebody else has, archived or not: whoever looks at old lists must find one person under it.
    package func checkFree(_ number: PersonNumber, for id: PersonID? = nil) throws(RosterError) {
        guard let holder = anyone(number: number), holder.id != id else { return }
        throw archived[holder.id] == nil
            ? .numberTaken(number, holder: holder.details.name)
            : .numberArchived(number, holder: holder.details.name)
    }

    /// Refuses a beacon that is somebody's badge already. That of somebody archived may be given on.
    package func checkFree(_ identity: BeaconIdentity) throws(RosterError) {
        if let id = badges[identity], let holder = people[id] {
            throw .badgeTaken(identity, holder: holder.details.name)
        }
    }

    /// Refuses a beacon that is somebody else's badge, also by the number that their phone broadcasts.
    package func checkFree(_ identity: BeaconIdentity, for id: PersonID, site: Site?) throws(RosterError) {
        try checkFree(identity)
        if let site, let holder = holder(of: identity, site: site), holder.id != id {
            throw .badgeTaken(identity, holder: holder.details.name)
        }
    }
}
