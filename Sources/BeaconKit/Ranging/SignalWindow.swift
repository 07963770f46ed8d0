/// What one receiver lately measured of one beacon: up to 16 signal strengths of the last 15 s.
///
/// The level of a window is its upper quartile, not its mean. Every advertisement goes out on three channels whose
/// fading differs, so that readings are often bimodal by some 18 dB; the stronger mode is the one that the path-loss
/// model describes, and a body in the way only ever makes a reading weaker.
///
/// A beacon that is heard often is thinned out, so that the window still spans its whole time.
struct SignalWindow {
    /// How long a reading counts, in ticks.
    static let span: UInt8 = 120
    /// Microseconds in a tick: an eighth of a second, so that a byte holds an age of up to 32 s.
    static let tick: Int64 = 125_000
    /// The number of readings kept.
    static let capacity = 16
    /// The least time between readings, in ticks, once the window is full.
    static let spacing: UInt8 = 7

    private var levels: InlineArray<16, Int8> = .init(repeating: 0)
    private var times: InlineArray<16, UInt8> = .init(repeating: 0)
    private var oldest: UInt8 = 0
    private(set) var count: UInt8 = 0
    /// The upper quartile when a reading was last kept, in dBm. Only meaningful while `count` is not 0.
    private(set) var level: Int8 = 0

    /// Whether a signal strength can be one. 127 means "not available" in HCI; 0 is what drivers give for "unknown",
    /// and no receiver measures more than a milliwatt from a tag.
    static func isPlausible(_ rssi: Int8) -> Bool { rssi < 0 }

    /// Engine time in ticks.
    static func ticks(_ time: Int64) -> UInt8 { UInt8(truncatingIfNeeded: time / tick) }

    /// Takes a reading.
    ///
    /// - Parameters:
    ///   - rssi: The signal strength, in dBm.
    ///   - now: The present, in ticks.
    ///   - silence: Microseconds since the receiver last heard the beacon.
    /// - Returns: Whether it was kept, and `level` is new.
    mutating func add(_ rssi: Int8, at now: UInt8, silence: Int64) -> Bool {
        if silence >= Int64(Self.span) * Self.tick { count = 0 }
        expire(at: now)
        if count == UInt8(Self.capacity) {
            let newest = Int(oldest &+ count &- 1) & 15
            if now &- times[newest] < Self.spacing { return false }
            oldest = (oldest &+ 1) & 15
            count &-= 1
        }
        let place = Int(oldest &+ count) & 15
        levels[place] = rssi
        times[place] = now
        count &+= 1
        level = quartile()
        return true
    }

    /// Forgets readings that are too old. Ages wrap at 32 s: call this only while the last reading is younger than 16 s.
    private mutating func expire(at now: UInt8) {
        while count > 0, now &- times[Int(oldest) & 15] > Self.span {
            oldest = (oldest &+ 1) & 15
            count &-= 1
        }
    }

    /// The upper quartile as of now, in dBm; `nil` where every reading is too old.
    func level(at now: UInt8, silence: Int64) -> Int8? {
        guard count > 0, silence < Int64(Self.span) * Self.tick else { return nil }
        var copy = self
        copy.expire(at: now)
        return copy.count == 0 ? nil : copy.quartile()
    }

    /// The mean as of now, in dBm; `nil` where every reading is too old.
    func mean(at now: UInt8, silence: Int64) -> Double? {
        guard count > 0, silence < Int64(Self.span) * Self.tick else { return nil }
        var copy = self
        copy.expire(at: now)
        guard copy.count > 0 else { return nil }
        var sum = 0
        for offset in 0..<copy.count { sum += Int(copy.levels[Int(copy.oldest &+ offset) & 15]) }
        return Double(sum) / Double(copy.count)
    }

    private func quartile() -> Int8 {
        var sorted: InlineArray<16, Int8> = .init(repeating: 0)
        for offset in 0..<Int(count) {
            let value = levels[(Int(oldest) + offset) & 15]
            var place = offset
            while place > 0, sorted[place - 1] < value {
                sorted[place] = sorted[place - 1]
                place -= 1
            }
            sorted[place] = value
        }
        return sorted[(Int(count) - 1) / 4]
    }
}
