package import BeaconKit

/// The people of a site and their badges, with the look-ups that the station needs.
///
/// Who is archived is kept apart with their badges, so that nothing that goes through ``people`` and ``badges`` shows,
/// hears or counts them. Their number stays theirs; a badge of theirs may be given to somebody else.
package struct Roster: Hashable, Sendable {
    /// Those whose attendance is kept.
    package private(set) var people: [PersonID: Person] = [:]
    /// Those who left, and may come back.
    package private(set) var archived: [PersonID: Person] = [:]
    /// The badges of those whose attendance is kept.
    package private(set) var badges: [BeaconIdentity: PersonID] = [:]
    private var archivedBadges: [BeaconIdentity: PersonID] = [:]
    private var numbers: [PersonNumber: PersonID] = [:]

    package init() {}

    /// Adds a person, or changes one, who stays archived if they were.
    package mutating func put(_ person: Person) {
        if let old = anyone(person.id) { numbers[old.number] = nil }
        numbers[person.number] = person.id
        if archived[person.id] == nil { people[person.id] = person } else { archived[person.id] = person }
    }

    /// Removes a person and the person's badges.
    package mutating func remove(_ id: PersonID) {
        if let old = anyone(id) { numbers[old.number] = nil }
        people[id] = nil
        archived[id] = nil
        badges = badges.filter { $0.value != id }
        archivedBadges = archivedBadges.filter { $0.value != id }
    }

    /// Takes a person and the person's badges out of what is watched and shown.
    package mutating func archive(_ id: PersonID) {
        guard let person = people.removeValue(forKey: id) else { return }
        archived[id] = person
        let own = badges.filter { $0.value == id }
        badges = badges.filter { $0.value != id }
        archivedBadges.merge(own) { $1 }
    }

    /// Undoes ``archive(_:)``. Badges that somebody else got meanwhile stay with them.
    package mutating func restore(_ id: PersonID) {
        guard let person = archived.removeValue(forKey: id) else { return }
        people[id] = person
        let own = archivedBadges.filter { $0.value == id }
        archivedBadges = archivedBadges.filter { $0.value != id }
        badges.merge(own) { present, _ in present }
    }

    package mutating func assign(_ identity: BeaconIdentity, to id: PersonID) {
        revoke(identity)
        if archived[id] == nil { badges[identity] = id } else { archivedBadges[identity] = id }
    }

    package mutating func revoke(_ identity: BeaconIdentity) {
        badges[identity] = nil
        archivedBadges[identity] = nil
    }

    /// Whose attendance is kept under a number.
    package func person(number: PersonNumber) -> Person? {
        numbers[number].flatMap { people[$0] }
    }

    /// Whose a number is, archived or not.
    package func anyone(number: PersonNumber) -> Person? {
        numbers[number].flatMap { anyone($0) }
    }

    /// A person, archived or not.
    package func anyone(_ id: PersonID) -> Person? {
        people[id] ?? archived[id]
    }

    /// The beacons that were made somebody's badges, in order, archived or not.
    package func badges(of id: PersonID) -> [BeaconIdentity] {
        (archived[id] == nil ? badges : archivedBadges).filter { $0.value == id }.map(\.key).sorted()
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
        var found = badges(of: person.id)
        if let minor = person.number.broadcastMinor {
            let broadcast = BeaconIdentity(uuid: site.broadcastUUID, major: 1, minor: minor)
            if badges[broadcast] == nil { found.append(broadcast) }
        }
        return found
    }
}
