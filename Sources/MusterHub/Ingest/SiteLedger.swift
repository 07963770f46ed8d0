import Attendance
import BeaconKit
import Station

/// One site as its station's chain gives it: its people and their last stays, worked out by the rules of the station itself.
struct SiteLedger: Sendable {
    /// The last entry that is in it, withheld or not.
    private(set) var head: Int64
    private(set) var roster = Roster()
    private(set) var present: OnSiteLedger
    /// `nil` where the station does not share its planning.
    private(set) var site: SiteConfigured?
    /// Entries after which it is read anew, as punches of long ago are not needed.
    private static let mostEntries = 200_000
    private var taken = 0

    /// - Parameters:
    ///   - entries: about people and plans all, of punches the recent ones; in order.
    ///   - details: what commitments commit to.
    init(_ entries: [Entry], head: Int64, details: [Commitment: PersonDetails], at now: Instant) throws {
        self.head = head
        present = try OnSiteLedger(RecentEntries(own: entries, shared: [], head: head, arrival: 0), at: now)
        for entry in entries { collect(entry.fact, details) }
    }

    /// Applies what comes after ``head``.
    ///
    /// - Returns: whose stay or place on the roster may be another now; `nil` for everybody's.
    mutating func apply(
        _ entries: [Entry],
        head: Int64,
        details: [Commitment: PersonDetails]
    ) -> Set<PersonID>? {
        self.head = head
        taken += entries.count
        present.apply(JournalNews(written: entries))
        var changed: Set<PersonID>? = []
        for entry in entries {
            if case .punched(let punch) = entry.fact {
                changed?.insert(punch.person)
                continue
            }
            collect(entry.fact, details)
            if let person = entry.fact.rosterSubject {
                changed?.insert(person)
            } else if !entry.fact.changes.isDisjoint(with: AttendanceLedger.changes)
                || entry.fact.changes.contains(.site)
            {
                changed = nil
            }
        }
        return changed
    }

    /// Whether it has become too large to be kept.
    var isWorn: Bool { taken > Self.mostEntries }

    /// Somebody's last stay, as far as the site has told.
    mutating func stay(of person: Person, at now: Instant) -> LatestStay? { present.latestStay(of: person, at: now) }

    /// A line for everybody, as the station's own board has it.
    mutating func board(of stored: StoredState, at now: Instant, isFrozen: Bool) -> [BoardPerson] {
        BoardPerson.all(of: stored, present: &present, now: now) { _ in
            BoardPerson.Whereabouts(lastSeen: nil, isFrozen: isFrozen)
        }
    }

    private mutating func collect(_ fact: Fact, _ details: [Commitment: PersonDetails]) {
        if case .siteConfigured(let site) = fact { self.site = site }
        _ = roster.apply(fact) { details[$0] }
    }
}

extension Fact {
    /// Whose place on the roster it changes.
    fileprivate var rosterSubject: PersonID? {
        switch self {
        case .personRemoved(let removed): removed.person
        case .personArchived(let archived): archived.person
        case .personRestored(let restored): restored.person
        default: personState?.person
        }
    }
}
