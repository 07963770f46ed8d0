/// Measures what a beacon's power is at 1 m, from readings of it held there for some 20 s.
///
/// The result is the upper quartile of all readings: the same statistic from which distances are estimated, so that a
/// beacon with that power is shown at 1 m where it was held.
public struct PowerCalibration: Sendable {
    /// How many readings it takes at least.
    public static let leastReadings = 20
    /// How far the parts of the time may be apart, in dB: more, and the beacon was moved, or somebody was in the way.
    public static let steadyRange = 6
    /// How long a part is, in microseconds.
    private static let part: Int64 = 5_000_000

    /// What came out.
    public struct Result: Hashable, Sendable {
        /// The level at 1 m, in dBm.
        public let power: Int8
        /// How far off it may be, in dB.
        public let uncertainty: Int
        /// From how many readings.
        public let readings: Int
        /// How far the parts of the time are apart, in dB.
        public let range: Int

        /// How far a beacon is shown that is at 1 m and claims this power.
        public func distance(claiming claimed: Int8) -> Distance {
            PathLoss.distance(level: Double(power), measuredPower: claimed)
        }

        /// Whether there were enough readings that agree with each other.
        public var isGood: Bool {
            readings >= PowerCalibration.leastReadings && range <= PowerCalibration.steadyRange
        }
    }

    private var whole = Histogram()
    private var current = Histogram()
    private var partEnd: Int64?
    private var weakest = Int8.max
    private var strongest = Int8.min
    private var parts = 0

    /// Makes a calibration without readings.
    public init() {}

    /// How many readings were taken.
    public var readings: Int { whole.count }

    /// Adds a reading, in dBm. A value that says “unknown”, such as 127 or 0, is not counted.
    public mutating func ingest(_ rssi: Int8, at instant: Instant) {
        guard SignalWindow.isPlausible(rssi) else { return }
        if let end = partEnd, instant.microseconds >= end { endPart() }
        if partEnd == nil { partEnd = instant.adding(microseconds: Self.part).microseconds }
        whole.add(rssi)
        current.add(rssi)
    }

    /// What the readings so far say; `nil` without any.
    public var result: Result? {
        guard let power = whole.level else { return nil }
        var finished = self
        finished.endPart()
        let range = finished.parts > 1 ? Int(finished.strongest) - Int(finished.weakest) : 0
        let uncertainty = max(1, (range + 1) / 2)
        return Result(power: power, uncertainty: uncertainty, readings: whole.count, range: range)
    }

    /// Parts with few readings say nothing.
    private mutating func endPart() {
        if current.count >= 5, let level = current.level {
            weakest = min(weakest, level)
            strongest = max(strongest, level)
            parts += 1
        }
        current = Histogram()
        partEnd = nil
    }

    /// How often each level below 0 dBm was read.
    private struct Histogram {
        private var counts: InlineArray<128, UInt32> = .init(repeating: 0)
        private(set) var count = 0

        mutating func add(_ rssi: Int8) {
            counts[-1 - Int(rssi)] &+= 1
            count += 1
        }

        /// The upper quartile; `nil` for no readings.
        var level: Int8? {
            guard count > 0 else { return nil }
            var left = SignalLevel.rank(of: count)
            for place in 0..<128 {
                if left < Int(counts[place]) { return Int8(-1 - place) }
                left -= Int(counts[place])
            }
            return nil
        }
    }
}
