/// What one receiver lately measured of one beacon: up to 24 signal strengths of the last 15 s.
///
/// The level of a window is its upper quartile (``SignalLevel``), not its mean. Every advertisement goes out on three channels whose
/// fading differs, so that readings are often bimodal by some 18 dB; the stronger mode is the one that the path-loss
/// model describes, and a body in the way only ever makes a reading weaker.
///
/// A beacon that is heard often is thinned out, so that the window still spans its whole time.
struct SignalWindow {
    /// How long a reading counts, in ticks: 15 s.
    static let span: UInt8 = 120
    /// What counts as lately, in ticks: 5 s.
    static let recentSpan: UInt8 = 40
    /// Microseconds in a tick: an eighth of a second, so that a byte holds an age of up to 32 s.
    static let tick: Int64 = 125_000
    /// The number of readings kept. With 16, rooms lagged behind a carried beacon; 32 did no better.
    static let capacity: UInt8 = 24
    /// The least time between readings once the window is full, in ticks: so that 24 of them span 15 s.
    static let spacing: UInt8 = 5

    /// When each reading was taken, in ticks: a ring.
    private var times: InlineArray<24, UInt8> = .init(repeating: 0)
    /// The readings in the same order, in dBm.
    private var levels: InlineArray<24, Int8> = .init(repeating: 0)
    /// The readings, the strongest first.
    private var sorted: InlineArray<24, Int8> = .init(repeating: 0)
    private var oldest: UInt8 = 0
    /// The number of readings.
    private(set) var count: UInt8 = 0

    /// Whether a signal strength can be one. 127 means "not available" in HCI; 0 is what drivers give for "unknown",
    /// and no receiver measures more than a milliwatt from a tag.
    static func isPlausible(_ rssi: Int8) -> Bool { rssi < 0 }

    /// Engine time in ticks.
    static func ticks(_ time: Int64) -> UInt8 { UInt8(truncatingIfNeeded: time / tick) }

    /// Whether every reading is too old after a silence of so many microseconds.
    static func isSpent(after silence: Int64) -> Bool { silence >= Int64(span) * tick }

    /// Adds a reading.
    ///
    /// - Parameters:
    ///   - rssi: The signal strength, in dBm.
    ///   - now: The present, in ticks.
    ///   - silence: Microseconds since the receiver last heard the beacon.
    /// - Returns: Whether it was kept, so that the level may be new.
    @inline(__always)
    mutating func add(_ rssi: Int8, at now: UInt8, silence: Int64) -> Bool {
        if Self.isSpent(after: silence) { count = 0 }
        expire(at: now)
        if count == Self.capacity {
            if now &- times[place(count &- 1)] < Self.spacing { return false }
            dropOldest()
        }
        times[place(count)] = now
        levels[place(count)] = rssi
        var rank = Int(count)
        while rank > 0, sorted[rank - 1] < rssi {
            sorted[rank] = sorted[rank - 1]
            rank -= 1
        }
        sorted[rank] = rssi
        count &+= 1
        return true
    }

    /// The upper quartile as of now, in dBm; `nil` where every reading is too old.
    @inline(__always)
    func level(at now: UInt8, silence: Int64) -> Int8? {
        if count == 0 || Self.isSpent(after: silence) { return nil }
        if now &- times[place(0)] <= Self.span { return sorted[SignalLevel.rank(of: Int(count))] }
        var current = self
        current.expire(at: now)
        return current.count == 0 ? nil : current.sorted[SignalLevel.rank(of: Int(current.count))]
    }

    /// The upper quartile of the last 5 s and the number of its readings; `nil` where there are none.
    ///
    /// Only while the window is not spent.
    func recent(at now: UInt8) -> (level: Int8, count: UInt8)? {
        var ranked: InlineArray<24, Int8> = .init(repeating: 0)
        var found = 0
        while found < Int(count), now &- times[place(count &- 1 &- UInt8(found))] <= Self.recentSpan {
            let level = levels[place(count &- 1 &- UInt8(found))]
            var rank = found
            while rank > 0, ranked[rank - 1] < level {
                ranked[rank] = ranked[rank - 1]
                rank -= 1
            }
            ranked[rank] = level
            found += 1
        }
        return found == 0 ? nil : (ranked[SignalLevel.rank(of: found)], UInt8(found))
    }

    /// Where in the ring a reading is, counted from the oldest.
    private func place(_ offset: UInt8) -> Int {
        let place = oldest &+ offset
        return Int(place < Self.capacity ? place : place &- Self.capacity)
    }

    /// Forgets readings that are too old. Ages wrap at 32 s: only for a silence after which the window is not spent.
    private mutating func expire(at now: UInt8) {
        while count > 0, now &- times[place(0)] > Self.span { dropOldest() }
    }

    private mutating func dropOldest() {
        let level = levels[place(0)]
        var rank = 0
        while sorted[rank] != level { rank += 1 }
        count &-= 1
        while rank < Int(count) {
            sorted[rank] = sorted[rank + 1]
            rank += 1
        }
        oldest = UInt8(place(1))
    }
}
