extension PresenceEngine {
    /// How many sightings are read ahead: as many loads as a core keeps in flight.
    private static let group = 16

    /// Ingests many sightings, in order: the same as ingesting each, but faster where very many beacons are tracked.
    ///
    /// With a million beacons nearly every sighting waits for memory, first for the index and then for the beacon. Here
    /// both are read for a group of sightings before the first is worked on, so that the waits overlap.
    ///
    /// - Parameters:
    ///   - sightings: What was heard.
    ///   - others: What else was heard among them, in order of position: each is taken in its place, as
    ///     ``receiverHeard(_:at:emit:)`` takes it.
    ///   - emit: Called with each thing that changed.
    public mutating func ingest(
        _ sightings: Span<Sighting>,
        others: Span<OtherReport> = Span(),
        emit: (PresenceEvent) -> Void
    ) {
        var hashes = InlineArray<16, UInt64>(repeating: 0)
        var start = 0
        var nextOther = 0
        while start < sightings.count {
            let count = min(Self.group, sightings.count - start)
            for offset in 0..<count { hashes[offset] = index.hash(sightings[start + offset].identity) }
            readAhead(hashes, count)
            for offset in 0..<count {
                while nextOther < others.count, others[nextOther].position <= start + offset {
                    ingest(others[nextOther], emit: emit)
                    nextOther += 1
                }
                ingest(sightings[start + offset], hash: hashes[offset], emit: emit)
            }
            start += count
        }
        while nextOther < others.count {
            ingest(others[nextOther], emit: emit)
            nextOther += 1
        }
    }

    private mutating func ingest(_ report: OtherReport, emit: (PresenceEvent) -> Void) {
        receiverHeard(report.receiver, at: report.instant, emit: emit)
    }

    /// Reads the index and the beacons for some hashes, so that they are in the cache.
    ///
    /// Swift has no prefetch instruction. Plain loads that don't depend on each other overlap as well; their sum is
    /// kept, lest they be optimised away.
    private mutating func readAhead(_ hashes: InlineArray<16, UInt64>, _ count: Int) {
        var numbers = InlineArray<16, UInt32>(repeating: TrackedBeacon.none)
        for offset in 0..<count { numbers[offset] = index.guess(hash: hashes[offset]) ?? TrackedBeacon.none }
        var sum: Int64 = 0
        for offset in 0..<count where numbers[offset] < beacons.end { sum &+= beacons[numbers[offset]].touched }
        readAheadSum = sum
    }
}

extension TrackedBeacon {
    /// The sum of one field from each cache line that a sighting needs.
    fileprivate var touched: Int64 {
        Int64(measuredPower) &+ lastSeen &+ link.clock &+ membership.lastNear
    }
}
