package import BeaconKit

/// Every visit that is kept, and what the site asks of visitors.
package struct VisitorLedger: Sendable {
    package private(set) var visits: [PersonID: Visit] = [:]
    package private(set) var rules = VisitorRules()
    /// Which visit each entry is about.
    private var entries: [EntryID: PersonID] = [:]

    package init() {}

    /// Applies an entry, in the order of recording.
    package mutating func apply(_ entry: Entry) {
        guard let id = apply(entry.fact, at: entry.happened) else { return }
        entries[EntryID(hash: entry.hash)] = id
    }

    /// - Returns: the visit that the fact is about.
    private mutating func apply(_ fact: Fact, at happened: Instant) -> PersonID? {
        switch fact {
        case .visitorRulesSet(let rules): self.rules = rules
        case .visitorExpected(let expected):
            visits[expected.id] = Visit(
                id: expected.id,
                host: expected.host,
                details: expected.details,
                pass: expected.pass,
                day: expected.day
            )
            return expected.id
        case .visitorEdited(let edited):
            visits[edited.id]?.host = edited.host
            visits[edited.id]?.details = edited.details
            visits[edited.id]?.day = edited.day
            return edited.id
        case .visitorSignedIn(let signed):
            var visit =
                visits[signed.id]
                ?? Visit(id: signed.id, host: signed.host, details: signed.details, pass: signed.pass)
            visit.host = signed.host
            visit.details = signed.details
            visit.arrived = happened
            visit.agreement = signed.agreement
            visit.signature = signed.signature
            visit.photo = signed.photo
            visits[signed.id] = visit
            return signed.id
        case .visitorSignedOut(let signed):
            visits[signed.id]?.left = happened
            return signed.id
        case .visitorRemoved(let removed):
            visits[removed.id] = nil
            return removed.id
        default: break
        }
        return nil
    }

    /// What has lost its content says nothing any more: visits go as a whole.
    package mutating func forget(_ expired: Set<EntryID>) {
        for entry in expired {
            if let visit = entries.removeValue(forKey: entry) { visits[visit] = nil }
        }
    }

    /// How many are here.
    package func present(at now: Instant) -> Int { visits.values.count { $0.standing(at: now) == .here } }

    /// Where visitors are, for a roll call: all who are signed in and may be inside.
    package func whereabouts(at now: Instant) -> [RollCall.Whereabouts] {
        visits.values.compactMap { visit in
            let standing = visit.standing(at: now)
            guard standing == .here || standing == .mayBeInside else { return nil }
            return RollCall.Whereabouts(
                person: visit.id,
                isOnSite: standing == .here,
                mayBeInside: standing == .mayBeInside,
                lastSeen: visit.arrived,
                // Nobody hears them: signed in is likely, and never confirmed.
                isFrozen: true
            )
        }
    }

    /// Whose a pass is, good or not.
    package func visit(pass digest: String) -> Visit? { visits.values.first { $0.pass == digest } }
}
