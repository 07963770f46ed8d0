/// How regularly a beacon is heard: its usual interval, and the longest gap that is usual for it.
///
/// The exit time adapts to both. A beacon that advertises every ten seconds needs more patience than one that
/// advertises ten times a second; so does one at the edge of hearing, of which now and then five seconds are lost.
struct Rhythm {
    /// What is shorter than this, in seconds, is one advertisement heard by two receivers: Bluetooth allows no interval
    /// under 20 ms.
    static let shortestGap: Float = 0.02
    /// The longest time that counts as an interval, in seconds: three advertisements at 10.24 s, the slowest that
    /// Bluetooth allows an iBeacon. What is longer is an absence.
    static let longestInterval: Float = 30
    /// How fast a long gap is forgotten: its time constant, in seconds.
    static let memory: Float = 60
    /// A silence this many times the longest usual gap is no usual gap.
    static let patience: Float = 5
    /// How much longer than the policy's exit time gaps alone may make it.
    static let longestStretch: Float = 4

    /// The mean time between sightings, in seconds.
    private(set) var interval: Float = 0
    /// The longest gap of late, in seconds, decaying.
    private(set) var longestGap: Float = 0
    /// The number of gaps seen, up to 255.
    private(set) var gaps: UInt8 = 0

    /// Records the time between two sightings, in seconds, in which receivers were hearing.
    mutating func record(gap: Float) {
        guard gap >= Self.shortestGap else { return }
        // One lost minute is no interval: it counts as four usual ones at most.
        let usual = min(gap, gaps < 4 ? Self.longestInterval : min(4 * interval, Self.longestInterval))
        interval += (usual - interval) / Float(min(gaps, 7) + 1)
        longestGap = max(gap, longestGap * max(0, 1 - gap / Self.memory))
        if gaps < .max { gaps += 1 }
    }

    /// How long the beacon must go unheard to be gone, in microseconds, where the policy says `exitTime`.
    func effective(exitTime: Int64) -> Int64 {
        guard gaps > 0 else { return exitTime }
        let base = Float(exitTime) / 1_000_000
        let gapped = min(Self.patience * longestGap, Self.longestStretch * base)
        let needed = max(gapped, Self.patience * (gaps < 3 ? 0 : interval))
        return needed <= base ? exitTime : Int64(needed * 1_000_000)
    }
}
