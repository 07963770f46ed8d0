import BeaconKit
import Station
import Testing

@Suite("What time it is for the station")
struct StationTimeTests {
    @Test("it never goes back, neither by what is heard nor by its driver")
    func forward() {
        var time = StationTime.after(10)
        time.hear(at: StationTime.after(5).now)
        #expect(time.now == StationTime.after(10).now)
        time.hear(at: StationTime.after(12).now)
        _ = time.advance(to: StationTime.after(11).now, wall: StationTime.after(11).now)
        #expect(time.now == StationTime.after(12).now && time.wall == time.now)
    }

    @Test("a wall clock that is set moves what is written down, and nothing else", arguments: [-7200.0, 7200])
    func wall(seconds: Double) {
        var time = StationTime.after(0)
        let jump = time.advance(to: StationTime.after(10).now, wall: StationTime.after(10 + seconds).now)
        #expect(jump == seconds)
        #expect(time.now == StationTime.after(10).now && time.wall == StationTime.after(10 + seconds).now)
        #expect(time.steady(time.wall(StationTime.after(3).now)) == StationTime.after(3).now)
    }

    @Test(
        "pauses are in real time, or in the station's with a least of real time",
        arguments: [(1, 0.5, 60), (60, 30, 60), (600, 300, 600)] as [(Double, Double, Double)]
    )
    func pauses(speed: Double, half: Double, minute: Double) {
        let time = StationTime.after(0, speed: speed)
        #expect(time.after(real: 500_000) == StationTime.after(half).now)
        #expect(time.after(60_000_000, real: 1_000_000) == StationTime.after(minute).now)
    }
}
