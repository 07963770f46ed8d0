/// How long a receiver has been hearing, as opposed to how long it has been since.
///
/// The clock goes on with every report that the receiver delivers of anything, by the time since the report before, but
/// by no more than a gap that is usual for it. So the time in which a receiver was deaf, a process was suspended, or a
/// clock jumped, counts for next to nothing; and a beacon's silence is measured in time in which it could have been
/// heard. See `docs/decisions/hearing-clock.md`.
struct HearingClock {
    /// What a single gap adds at most, in microseconds, however seldom the receiver hears anything.
    static let leastCap: Int64 = 1_000_000
    /// The same as a multiple of the usual gap.
    static let capFactor: Float = 3
    /// A silence of this many usual gaps is deafness. For reports at random moments that is one false alarm in e^16.
    static let deafFactor: Float = 8
    /// The time constant of the usual gap, in seconds.
    static let memory: Float = 60

    var room: RoomID
    /// The door at which the receiver stands.
    var door: Door?
    /// Whether the receiver counts: it was placed, or has been heard from.
    var isKnown = false
    var isDeaf = false
    /// Whether it is known that it could not hear since `lastHeard`: that gap counts for nothing, and is not learned.
    var isInterrupted = false
    /// Whether it ever delivered a report.
    var hasHeard = false
    /// When it last delivered one, in engine time; before the first, when it became known.
    var lastHeard: Int64 = 0
    /// The clock, in microseconds.
    var clock: Int64 = 0
    /// The only beacon that it has heard of late, and since when, in engine time.
    private(set) var onlyBeacon = TrackedBeacon.none
    private(set) var onlySince: Int64 = 0
    /// The gap between reports in which a random moment falls, in seconds: the mean of gaps weighted by their length.
    private var usualGap: Float = 0
    private var gaps: UInt8 = 0

    init(room: RoomID) {
        self.room = room
    }

    /// What a single gap adds at most, in microseconds.
    var cap: Int64 { max(Self.leastCap, Int64(Self.capFactor * usualGap * 1_000_000)) }

    /// The silence after which the receiver is deaf, in microseconds, where `least` is asked for.
    func deafAfter(least: Int64) -> Int64 { max(least, Int64(Self.deafFactor * usualGap * 1_000_000)) }

    /// Notes of which beacon a report was, or of none.
    @inline(__always)
    mutating func hear(_ beacon: UInt32) {
        guard beacon != onlyBeacon else { return }
        onlyBeacon = beacon
        onlySince = lastHeard
    }

    /// Takes a report.
    @inline(__always)
    mutating func hear(at now: Int64) {
        isKnown = true
        let gap = now - lastHeard
        lastHeard = max(now, lastHeard)
        guard hasHeard, !isInterrupted else {
            hasHeard = true
            isInterrupted = false
            return
        }
        guard gap > 0 else { return }
        clock += min(gap, cap)
        // One long deafness is no usual gap: it counts as four usual ones, or four seconds.
        let seconds = min(Float(gap) / 1_000_000, 4 * max(usualGap, 1))
        var weight = seconds / (seconds + Self.memory)
        if gaps < 8 {
            gaps += 1
            weight = max(weight, 1 / Float(gaps))
        }
        usualGap += (seconds - usualGap) * weight
    }
}
