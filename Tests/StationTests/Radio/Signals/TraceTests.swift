import BeaconKit
import Station
import Testing

@Suite("The last minutes of a signal")
struct TraceTests {
    private static func instant(_ seconds: Double) -> Instant {
        Instant(microseconds: 1_772_438_400_000_000 + Int64(seconds * 1_000_000))
    }

    @Test("the strongest reading of each second is kept, for a minute")
    func levels() {
        var trace = SignalTrace()
        for (second, level) in [(0.1, -70), (0.9, -60), (1.5, -80), (59.0, -50)] as [(Double, Int8)] {
            trace.ingest(level, at: Self.instant(second))
        }
        var expected = [Int8?](repeating: nil, count: 60)
        (expected[0], expected[1], expected[59]) = (-60, -80, -50)
        #expect(trace.levels(until: Self.instant(60)) == expected)
        // A second later the first one is gone; the present one is not over.
        #expect(trace.levels(until: Self.instant(61.9)).first == -80)
        #expect(trace.levels(until: Self.instant(61.9)).last == .some(nil))
        #expect(trace.levels(until: Self.instant(7200)).allSatisfy { $0 == nil })
    }

    @Test("what comes late counts where it belongs, and not at all when that is over", arguments: [0.5, -100, -1e6])
    func late(second: Double) {
        var trace = SignalTrace()
        trace.ingest(-50, at: Self.instant(30))
        trace.ingest(-40, at: Self.instant(second))
        let levels = trace.levels(until: Self.instant(31))
        #expect(levels.last == -50)
        #expect(levels.compactMap { $0 }.count == (second > 0 ? 2 : 1))
    }

    @Test("a pause longer than the ring leaves nothing old behind")
    func pause() {
        var trace = SignalTrace()
        for second in 0..<60 { trace.ingest(-50, at: Self.instant(Double(second))) }
        trace.ingest(-70, at: Self.instant(100_000))
        #expect(trace.levels(until: Self.instant(100_001)).compactMap { $0 } == [-70])
    }

    @Test("a receiver's reports are counted by ten seconds, and its beacons' level is their mean")
    func receiver() throws {
        var trace = ReceiverTrace()
        for step in 0..<40 { trace.count(at: Self.instant(Double(step) / 4)) }
        trace.ingest(-60, at: Self.instant(1))
        trace.ingest(-70, at: Self.instant(2))
        trace.count(at: Self.instant(12))
        let readings = trace.readings(until: Self.instant(20))
        #expect(readings.count == 60)
        let last = try #require(readings[59])
        let before = try #require(readings[58])
        #expect(before.reportsPerSecond == 4 && before.level == -65)
        #expect(last.reportsPerSecond == 0.1 && last.level == nil)
    }

    @Test(
        "a beacon fades and goes, slow ones later",
        arguments: [
            (0, nil, .heard), (2.9, nil, .heard), (3, nil, .fading), (14.9, 0.1, .fading), (15, 0.1, .gone),
            (20, 10, .heard), (31, 10, .fading), (59, 10, .fading), (60, 10, .gone),
        ] as [(Double, Double?, BeaconFading)]
    )
    func fading(silence: Double, interval: Double?, expected: BeaconFading) {
        #expect(BeaconFading(silence: silence, interval: interval) == expected)
    }
}
