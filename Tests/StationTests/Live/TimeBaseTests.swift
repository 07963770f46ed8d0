import BeaconKit
import Station
import Testing

@Suite("Steady time and wall time")
struct TimeBaseTests {
    private func at(_ seconds: Double) -> Instant { Instant(microseconds: Int64(seconds * 1_000_000)) }

    @Test(
        "slewing is followed in silence, a jump is told",
        arguments: [
            (0.0, nil), (0.4, nil), (-1.9, nil), (2.5, 2.5), (-3600, -3600), (86_400, 86_400),
        ] as [(Double, Double?)]
    )
    func jumps(seconds: Double, expected: Double?) {
        var time = TimeBase()
        #expect(time.observe(steady: at(100), wall: at(100)) == nil)
        #expect(time.observe(steady: at(110), wall: at(110 + seconds)) == expected)
        #expect(time.wall(at(120)) == at(120 + seconds))
    }

    @Test("a jump is told once")
    func once() {
        var time = TimeBase()
        #expect(time.observe(steady: at(10), wall: at(3610)) == 3600)
        #expect(time.observe(steady: at(11), wall: at(3611)) == nil)
    }
}

@Suite("The rate of reports")
struct ReportRateTests {
    @Test("it is the mean of the last whole seconds, and falls to zero in silence")
    func rate() {
        var rate = ReportRate()
        for second in 0..<30 {
            for tenth in 0..<10 { rate.count(at: Instant(microseconds: Int64(second * 10 + tenth) * 100_000)) }
        }
        #expect(rate.perSecond(at: Instant(microseconds: 29_950_000)) == 10)
        #expect(rate.perSecond(at: Instant(microseconds: 60_000_000)) == 0)
    }

    @Test("a report from before is counted where it belongs or not at all")
    func late() {
        var rate = ReportRate()
        rate.count(at: Instant(microseconds: 100_000_000))
        rate.count(at: Instant(microseconds: 10_000_000))
        rate.count(at: Instant(microseconds: -10_000_000))
        #expect(rate.perSecond(at: Instant(microseconds: 101_000_000)) == 1.0 / 9)
    }
}
