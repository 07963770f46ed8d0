package import Attendance
package import BeaconKit

/// What the station knows of its journal: the projections, and where everybody is by it.
package struct KnownJournal: Sendable {
    package private(set) var stored: StoredState
    package private(set) var site: Site
    /// Where everybody is, with what is decided and not recorded yet.
    package var present: OnSiteLedger

    /// - Throws: ``StoreError`` with the code `noSite` if the site was never set up.
    package init(_ stored: StoredState, _ present: OnSiteLedger) throws(StoreError) {
        guard let site = stored.site else { throw .siteNotSetUp }
        self.stored = stored
        self.site = site
        self.present = present
    }

    /// Takes over projections that were read again.
    package mutating func apply(_ stored: StoredState) {
        self.stored = stored
        if let site = stored.site { self.site = site }
    }

    /// Somebody's last stay as it will be when everything is recorded that waits: decisions don't wait for a disk.
    package mutating func expectedStay(of id: PersonID, at wall: Instant) -> LatestStay? {
        stored.roster.anyone(id).flatMap { present.expectedStay(of: $0, at: wall) }
    }

    /// Somebody's last stay as the journal has it.
    package mutating func latestStay(of id: PersonID, at wall: Instant) -> LatestStay? {
        stored.roster.anyone(id).flatMap { present.latestStay(of: $0, at: wall) }
    }

    /// Whether somebody on the roster came too late.
    package mutating func isLate(_ id: PersonID, at wall: Instant) -> Bool {
        guard let person = stored.roster.people[id] else { return false }
        return present.standing(of: person, at: wall).minutesLate != nil
    }

    /// Whether a beacon is somebody's: assigned as a badge, or their number, broadcast by a device.
    func isBadge(_ identity: BeaconIdentity, of person: PersonID) -> Bool {
        if let holder = stored.roster.badges[identity] { return holder == person }
        let number = CheckinBeacon.number(in: identity, site: site.broadcastUUID)
        return number != nil && stored.roster.people[person]?.number.broadcastMinor == number
    }

    /// Whether a beacon is a number that is broadcast to check in.
    func isCall(_ identity: BeaconIdentity) -> Bool {
        CheckinBeacon.number(in: identity, site: site.broadcastUUID) != nil
    }

    /// From where punches of a badge come: a number that is nobody's badge is broadcast by a phone.
    func source(of badge: Badge) -> Source {
        isCall(badge.identity) && stored.roster.badges[badge.identity] == nil ? .phone : .beacon
    }
}
