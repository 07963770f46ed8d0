package import Attendance
package import BeaconKit

/// Everybody's plans, for the board and for whoever punches by hand: the planning of the journal, which is read once and
/// followed, and each person's plans of the day, which are worked out once a day.
package struct PlanBook: Sendable {
    private struct Known {
        let department: String
        let plans: PersonPlans
    }

    private struct Arrival {
        let record: Instant
        let first: Instant
    }

    private let store: any JournalStore
    private var book: AttendanceBook
    private var planner: Planner
    /// The last entry of the planning that is in it; 0 for none.
    private var head: Int64 = 0
    private var known: [PersonID: Known] = [:]
    private var arrivals: [PersonID: Arrival] = [:]

    /// Reads the planning.
    ///
    /// - Throws: ``StoreError``.
    package init(_ store: any JournalStore) throws {
        self.store = store
        book = try AttendanceBook()
        planner = Planner(schedule: book.schedule, zones: book.zones)
        try follow()
    }

    /// Takes over what was planned since.
    ///
    /// - Throws: ``StoreError``.
    package mutating func follow() throws {
        let entries = try store.planning(after: head)
        guard let last = entries.last else { return }
        book.take(entries)
        head = last.sequence
        planner = Planner(schedule: book.schedule, zones: book.zones)
        known = [:]
        arrivals = [:]
    }

    /// A person's plans around the day of an instant.
    package mutating func plans(of person: PersonID, department: String, at instant: Instant) -> PersonPlans {
        if let known = known[person], known.department == department, known.plans.today.begins <= instant,
            instant < known.plans.today.ends
        {
            return known.plans
        }
        let day = book.zones.day(of: instant)
        let plans = PersonPlans(
            of: person,
            department: department,
            on: day,
            planner: &planner,
            policy: book.policy(on: day)
        )
        known[person] = Known(department: department, plans: plans)
        return plans
    }

    /// Where a person stands, by their own plans.
    ///
    /// - Parameter record: the person's latest day.
    package mutating func standing(_ person: Person, record: DayRecord?, at now: Instant) -> Standing {
        let plans = plans(of: person.id, department: person.details.department, at: now)
        let arrived = record.map { arrival($0, plans: plans) }
        return Standing(record: record, arrived: arrived, plans: plans, now: now)
    }

    /// When the person of a record came to its shift. Records are of days by the site's hours, so that of somebody who
    /// steps out in a night shift and comes back after midnight the record of the day before has the arrival.
    package mutating func arrival(_ record: DayRecord, plans: PersonPlans) -> Instant {
        guard let shift = plans.shift(arrived: record.arrived), shift.day < record.day else { return record.arrived }
        if let known = arrivals[record.person], known.record == record.arrived { return known.first }
        // Where the punches cannot be read the record is what is known; the next board tries again.
        guard let punches = try? store.punches(of: record.person, from: shift.opens, to: record.arrived) else {
            return record.arrived
        }
        let first = punches.first { $0.punch.direction == .in || $0.punch.direction == .undirected }
        let arrival = Arrival(record: record.arrived, first: first?.happened ?? record.arrived)
        arrivals[record.person] = arrival
        return arrival.first
    }
}
