extension OfficeDay {
    /// Where a carrier is; `nil` if it is out of reach.
    func placement(of carrier: Transmitter.Carrier, at time: Int64) -> Itinerary.Placement? {
        switch carrier {
        case .member(let index): members[index].itinerary.placement(at: time)
        case .visitor(let index): visitors[index].placement(at: time)
        case .item(let index): items[index].placement(at: time)
        case .fixed(let point): Itinerary.Placement(point: point, facing: 0, isWalking: false)
        }
    }

    /// The first moment of the day, from this one on, at which a carrier is near.
    func nextPresence(of carrier: Transmitter.Carrier, from time: Int64) -> Int64? {
        switch carrier {
        case .member(let index): members[index].itinerary.nextPresence(from: time)
        case .visitor(let index): visitors[index].nextPresence(from: time)
        case .item(let index): items[index].nextPresence(from: time)
        case .fixed: time
        }
    }

    /// Whether nobody is anywhere near between two moments of the day, in microseconds since the epoch.
    func isEmpty(from start: Int64, to end: Int64) -> Bool {
        let people = members.map(\.itinerary) + visitors
        return people.allSatisfy { ($0.nextPresence(from: start) ?? .max) > end }
    }
}
