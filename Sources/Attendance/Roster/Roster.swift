package import BeaconKit

/// The people of a site and their badges, with the look-ups that the station needs.
package struct Roster: Hashable, Sendable {
    package private(set) var people: [PersonID: Person] = [:]
    package private(set) var badges: [BeaconIdentity: PersonID] = [:]
    private var numbers: [PersonNumber: PersonID] = [:]

    package init() {}

    package mutating func put(_ person: Person) {
        if let old = people[person.id] { numbers[old.number] = nil }
        people[person.id] = person
        numbers[person.number] = person.id
    }

    /// Removes a person and the person's badges.
    package mutating func remove(_ id: PersonID) {
        if let old = people.removeValue(forKey: id) { numbers[old.number] = nil }
        badges = badges.filter { $0.value != id }
    }

    package mutating func assign(_ identity: BeaconIdentity, to id: PersonID) {
        badges[identity] = id
    }

    package mutating func revoke(_ identity: BeaconIdentity) {
        badges[identity] = nil
    }

    package func person(number: PersonNumber) -> Person? {
        numbers[number].flatMap { people[$0] }
    }

    /// Whose badge a beacon is: an assigned badge first, then a number broadcast under the site's UUID.
    package func holder(of identity: BeaconIdentity, site: Site) -> Person? {
        if let id = badges[identity] { return people[id] }
        guard identity.uuid == site.broadcastUUID, identity.major == 1,
            let number = PersonNumber(rawValue: Int(identity.minor))
        else { return nil }
        return person(number: number)
    }

    /// Everything that counts as a person's badge: the assigned ones and, where it fits a minor, the broadcast number.
    package func identities(of person: Person, site: Site) -> [BeaconIdentity] {
        var found = badges.filter { $0.value == person.id }.map(\.key).sorted()
        if let minor = person.number.broadcastMinor {
            let broadcast = BeaconIdentity(uuid: site.broadcastUUID, major: 1, minor: minor)
            if badges[broadcast] == nil { found.append(broadcast) }
        }
        return found
    }

    /// Refuses a number that somebody else has.
    package func checkFree(_ number: PersonNumber, for id: PersonID? = nil) throws(RosterError) {
        if let holder = person(number: number), holder.id != id {
            throw .numberTaken(number, holder: holder.details.name)
        }
    }

    /// Refuses a beacon that is somebody's badge already.
    package func checkFree(_ identity: BeaconIdentity) throws(RosterError) {
        if let id = badges[identity], let holder = people[id] {
            throw .badgeTaken(identity, holder: holder.details.name)
        }
    }
}
