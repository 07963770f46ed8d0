/// Where one carrier is through one day: a row of legs, with gaps when it is nowhere near.
struct Itinerary: Sendable {
    /// One walk or one stay. Times are microseconds since the epoch.
    struct Leg: Sendable {
        let start: Int64
        let end: Int64
        let from: Point
        let to: Point
        /// Where the carrier looks, in radians from the east against the clock; `nil` along the way it walks, or
        /// nowhere if it is a thing.
        let facing: Double?
    }

    /// From the front door in to the front door out. Times are microseconds since the epoch.
    struct Visit: Sendable {
        var arrived: Int64
        var left: Int64
    }

    /// A place at a moment.
    struct Placement: Sendable {
        let point: Point
        /// Where the carrier looks, in radians.
        let facing: Double
        let isWalking: Bool
    }

    /// In order of time, none overlapping another.
    var legs: [Leg] = []
    var visits: [Visit] = []

    /// Where the carrier is; `nil` if it is out of every receiver's reach.
    func placement(at time: Int64) -> Placement? {
        guard let leg = leg(at: time) else { return nil }
        guard leg.from != leg.to else {
            return Placement(point: leg.from, facing: leg.facing ?? 0, isWalking: false)
        }
        let fraction = Double(time - leg.start) / Double(leg.end - leg.start)
        return Placement(
            point: leg.from.toward(leg.to, fraction: fraction),
            facing: leg.facing ?? 0,
            isWalking: true
        )
    }

    /// The first moment, from this one on, at which the carrier is near.
    func nextPresence(from time: Int64) -> Int64? {
        let index = firstIndex(endingAfter: time)
        return index < legs.count ? max(legs[index].start, time) : nil
    }

    private func leg(at time: Int64) -> Leg? {
        let index = firstIndex(endingAfter: time)
        guard index < legs.count, legs[index].start <= time else { return nil }
        return legs[index]
    }

    /// The place of the first leg that ends after a moment, by halving.
    private func firstIndex(endingAfter time: Int64) -> Int {
        var low = 0
        var high = legs.count
        while low < high {
            let middle = (low + high) / 2
            if legs[middle].end > time {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return low
    }
}
