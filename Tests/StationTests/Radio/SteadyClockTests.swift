import BeaconKit
import Station
import Testing

@Suite("Steady time")
struct SteadyClockTests {
    @Test("it begins at the given instant and goes on with the continuous clock")
    func instants() {
        let clock = SteadyClock(start: Instant(microseconds: 1_772_438_400_000_000))
        let first = clock.now()
        let moment = ContinuousClock.now
        let second = clock.instant(of: moment + .microseconds(2_500_001))
        #expect(first >= clock.start)
        #expect(second.microseconds(since: clock.instant(of: moment)) == 2_500_001)
        #expect(clock.instant(of: moment) >= first)
    }
}
