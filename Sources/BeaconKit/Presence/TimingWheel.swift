/// When to look at each beacon again: 256 buckets of about a quarter of a second, each a chain of beacons.
///
/// A sighting doesn't touch the wheel. A beacon is looked at when it could have exited had it not been heard, and is
/// then hung where that is so again. What is due later than one turn is looked at once a turn.
struct TimingWheel {
    /// The length of a tick as a power of two: 2^18 µs are 0.26 s.
    private static let tickBits: Int64 = 18
    static let tickLength: Int64 = 1 << tickBits
    static let buckets: Int64 = 256

    /// The tick up to which everything due was done.
    var tick: Int64 = 0
    private var heads = [UInt32](repeating: TrackedBeacon.none, count: Int(buckets))

    /// The tick in which a time falls.
    static func tick(_ time: Int64) -> Int64 { time >> tickBits }

    /// When a tick begins.
    static func start(_ tick: Int64) -> Int64 { tick << tickBits }

    mutating func begin(at time: Int64) {
        tick = Self.tick(time)
    }

    /// Empties the present tick's bucket and gives its first beacon.
    mutating func popBucket() -> UInt32 {
        let bucket = Int(tick & (Self.buckets - 1))
        let head = heads[bucket]
        heads[bucket] = TrackedBeacon.none
        return head
    }

    /// Hangs a beacon where it is looked at once `time` has come, or after a turn at the latest.
    mutating func schedule(_ number: UInt32, at time: Int64, in beacons: inout Slab<TrackedBeacon>) {
        let due = min(max(Self.tick(time) + 1, tick + 1), tick + Self.buckets - 1)
        let bucket = Int(due & (Self.buckets - 1))
        let next = heads[bucket]
        beacons[number].wheelBucket = UInt16(bucket)
        beacons[number].wheelPrevious = TrackedBeacon.none
        beacons[number].wheelNext = next
        if next != TrackedBeacon.none { beacons[next].wheelPrevious = number }
        heads[bucket] = number
    }

    /// Takes a beacon off the wheel.
    mutating func cancel(_ number: UInt32, in beacons: inout Slab<TrackedBeacon>) {
        let next = beacons[number].wheelNext
        let previous = beacons[number].wheelPrevious
        if next != TrackedBeacon.none { beacons[next].wheelPrevious = previous }
        if previous != TrackedBeacon.none {
            beacons[previous].wheelNext = next
        } else {
            heads[Int(beacons[number].wheelBucket)] = next
        }
    }
}
