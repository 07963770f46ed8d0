#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Makes an itinerary step by step: somebody walks, stays, walks on.
struct ItineraryBuilder {
    /// A comfortable pace, in metres a second.
    static let pace = 1.2

    private(set) var itinerary = Itinerary()
    /// The moment at which the last step ended, in microseconds since the epoch.
    private(set) var time: Int64 = .min
    private(set) var point: Point
    private let plan: FloorPlan

    init(plan: FloorPlan) {
        self.plan = plan
        point = plan.entrance
    }

    /// Comes along the pavement and goes through the front door at that moment, or later if still on the way from
    /// the last step.
    mutating func enter(at arrival: Int64, from side: StreetSide) {
        let way = plan.approach(from: side)
        let start = max(time, arrival - Self.duration(of: way))
        appear(at: start, on: way[0])
        walk(along: way.dropFirst())
        itinerary.visits.append(Itinerary.Visit(arrived: time, left: .max))
    }

    /// Goes out through the front door and away along the pavement.
    mutating func leave(to side: StreetSide) {
        walk(to: plan.entrance)
        if let last = itinerary.visits.indices.last { itinerary.visits[last].left = time }
        walk(along: plan.approach(from: side).reversed().dropFirst())
    }

    /// Walks along the pavement from one end to the other.
    mutating func pass(at start: Int64, from side: StreetSide) {
        appear(at: max(time, start), on: plan.streetEnd(side))
        walk(along: [plan.streetEnd(side.opposite)])
    }

    /// Walks through the building.
    mutating func walk(to end: Point) {
        guard end != point else { return }
        walk(along: plan.route(from: point, to: end))
    }

    /// Stays where the last step ended, unless it is later already.
    mutating func stay(until end: Int64, facing: Double?) {
        guard end > time else { return }
        itinerary.legs.append(Itinerary.Leg(start: time, end: end, from: point, to: point, facing: facing))
        time = end
    }

    /// Is at a place at a moment, without having come.
    mutating func appear(at start: Int64, on place: Point) {
        time = start
        point = place
    }

    private mutating func walk(along way: some Sequence<Point>) {
        for next in way where next != point {
            let end = time + Self.duration(of: [point, next])
            itinerary.legs.append(
                Itinerary.Leg(
                    start: time,
                    end: end,
                    from: point,
                    to: next,
                    facing: atan2(next.y - point.y, next.x - point.x)
                )
            )
            point = next
            time = end
        }
    }

    /// How long a walk takes, in microseconds.
    private static func duration(of way: [Point]) -> Int64 {
        zip(way, way.dropFirst()).reduce(0) { $0 + Int64($1.0.distance(to: $1.1) / pace * 1_000_000) }
    }
}
