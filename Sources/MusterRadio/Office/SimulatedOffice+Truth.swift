package import BeaconKit

extension SimulatedOffice {
    /// Where somebody or something truly is.
    package enum Whereabouts: Hashable, Sendable {
        /// In a room, as a place in ``FloorPlan/rooms``.
        case room(Int)
        /// On the pavement, where receivers may hear it.
        case pavement
        /// Out of reach.
        case away
    }

    /// From the front door in to the front door out.
    package struct Visit: Hashable, Sendable {
        package let arrived: Instant
        package let left: Instant
    }

    /// The truth about one beacon.
    package struct Truth: Sendable {
        package let identity: BeaconIdentity
        package let whereabouts: Whereabouts
        /// In metres; `nil` if it is away.
        package let point: Point?
    }

    /// Where everybody and everything is at a moment: the members, the visitors, then the items, in the cast's order.
    package func truth(at instant: Instant) -> [Truth] {
        let day = day(of: instant)
        let time = instant.microseconds
        let members = cast.members.indices.map { (cast.members[$0].badge, Transmitter.Carrier.member($0)) }
        let visitors = cast.visitors.indices.map { (cast.visitors[$0].badge, Transmitter.Carrier.visitor($0)) }
        let items = cast.items.indices.map { (cast.items[$0].badge, Transmitter.Carrier.item($0)) }
        return (members + visitors + items).map { badge, carrier in
            let point = day.placement(of: carrier, at: time)?.point
            return Truth(
                identity: badge.identity,
                whereabouts: point.map { script.plan.room(at: $0).map { .room($0) } ?? .pavement } ?? .away,
                point: point
            )
        }
    }

    /// When a member was in the building on a day, in order of time.
    ///
    /// - Parameters:
    ///   - member: The member's place in the cast.
    ///   - day: The day's number, from 0.
    package func visits(ofMember member: Int, onDay day: Int) -> [Visit] {
        self.day(day).members[member].itinerary.visits.map(Visit.init)
    }

    /// When a visitor was in the building on a day, in order of time.
    ///
    /// - Parameters:
    ///   - visitor: The visitor's place in the cast.
    ///   - day: The day's number, from 0.
    package func visits(ofVisitor visitor: Int, onDay day: Int) -> [Visit] {
        self.day(day).visitors[visitor].visits.map(Visit.init)
    }

    /// Whether nobody is near the office, nobody was in the last twenty minutes and nobody will be in the next ten: a
    /// time that a demo may pass quickly.
    package func isQuiet(at instant: Instant) -> Bool {
        let minute: Int64 = 60_000_000
        let start = instant.adding(microseconds: -20 * minute)
        let end = instant.adding(microseconds: 10 * minute)
        let days = Set([script.calendar.day(of: start), script.calendar.day(of: end)])
        return days.allSatisfy { day($0).isEmpty(from: start.microseconds, to: end.microseconds) }
    }

    private func day(of instant: Instant) -> OfficeDay {
        day(script.calendar.day(of: instant))
    }
}

extension SimulatedOffice.Visit {
    fileprivate init(_ visit: Itinerary.Visit) {
        self.init(arrived: Instant(microseconds: visit.arrived), left: Instant(microseconds: visit.left))
    }
}
