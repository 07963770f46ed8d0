package import Attendance
package import BeaconKit

/// A visit with who came and to whom, as people read it.
package struct VisitorRecord: Hashable, Sendable, Identifiable {
    package let visit: Visit
    /// `nil` when they were deleted.
    package let details: VisitorDetails?
    package let host: Person?
    package let standing: Visit.Standing

    package var id: PersonID { visit.id }
    package var name: String { details?.name ?? "—" }
}

extension Snapshot {
    /// A visit with who came.
    ///
    /// - Throws: ``StoreError``.
    package func visitor(_ visit: Visit, from store: any JournalStore, at now: Instant) throws -> VisitorRecord {
        VisitorRecord(
            visit: visit,
            details: try store.visitor(visit.details),
            host: visit.host.flatMap { roster.anyone($0) },
            standing: visit.standing(at: now)
        )
    }

    /// A visit by its identifier.
    ///
    /// - Throws: ``VisitorError/noSuchVisitor``, ``StoreError``.
    package func visitor(_ id: PersonID, from store: any JournalStore, at now: Instant) throws -> VisitorRecord {
        guard let visit = visitors.visits[id] else { throw VisitorError.noSuchVisitor }
        return try visitor(visit, from: store, at: now)
    }

    /// Visits, in the order of coming, those who are expected last; the same name and time in the order of identifiers.
    ///
    /// - Parameter isWanted: which of them.
    /// - Throws: ``StoreError``.
    package func visitors(
        from store: any JournalStore,
        at now: Instant,
        where isWanted: (Visit) -> Bool = { _ in true }
    ) throws -> [VisitorRecord] {
        try visitors.visits.values.filter(isWanted).map { try visitor($0, from: store, at: now) }.sorted {
            left,
            right in
            func order(_ record: VisitorRecord) -> (Int64, Int, String, String) {
                (
                    record.visit.arrived?.microseconds ?? .max, record.visit.day?.ordinal ?? 0, record.name,
                    record.id.rawValue
                )
            }
            return order(left) < order(right)
        }
    }

    /// Whether a visit is of a day: expected on it, or there at any time of it.
    package func isVisit(_ visit: Visit, on day: LocalDay, at now: Instant) -> Bool {
        guard let arrived = visit.arrived else { return visit.day == day }
        let came = attendance.zones.day(of: arrived)
        let last = visit.left.map { attendance.zones.day(of: $0) }
        let isInside = [.here, .mayBeInside].contains(visit.standing(at: now))
        return came <= day
            && (last.map { $0 >= day } ?? (came == day || isInside && attendance.zones.day(of: now) >= day))
    }
}

extension Roster {
    /// Whom a visitor means by what they typed: a name, a name with the number after it in brackets, or a number.
    ///
    /// - Throws: ``VisitorError/noSuchHost(_:)``, ``VisitorError/severalHosts(_:)``.
    package func host(typed text: String) throws(VisitorError) -> Person {
        let digits = text.wholeMatch(of: /.*\((\d{1,9})\)\s*|(\d{1,9})/).flatMap { $0.1 ?? $0.2 }
        if let number = digits.flatMap({ Int($0) }).flatMap(PersonNumber.init(rawValue:)),
            let person = person(number: number)
        {
            return person
        }
        let named = people.values.filter { VisitorDetails.isSameName($0.details.name, text) }
        guard let host = named.first else { throw .noSuchHost(text) }
        guard named.count == 1 else { throw .severalHosts(text) }
        return host
    }

    /// What stands in the list of hosts, each so that ``host(typed:)`` reads just them.
    package var hosts: [String] {
        let names = Dictionary(grouping: people.values) { $0.details.name }
        return names.flatMap { name, people in
            people.count == 1 ? [name] : people.map { "\(name) (\($0.number))" }
        }.sorted()
    }
}
