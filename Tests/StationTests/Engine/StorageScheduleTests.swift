import BeaconKit
import Station
import Testing

@Suite("When the store is looked at and written to")
struct StorageScheduleTests {
    /// The seconds of the station's time at which something is done, looked at four times a second of real time.
    private func times(
        until end: Double,
        speed: Double,
        _ isDone: (inout StorageSchedule, StationTime) -> Bool
    ) -> [Double] {
        var schedule = StorageSchedule(.after(0, speed: speed))
        return stride(from: 0, through: end, by: 0.25 * speed).filter { isDone(&schedule, .after($0, speed: speed)) }
    }

    @Test("what others wrote is read twice a second of real time", arguments: [1.0, 60, 600])
    func reading(speed: Double) {
        let times = times(until: 2 * speed, speed: speed) { $0.reading(at: $1) == .regular }
        #expect(times == [0, 0.5 * speed, speed, 1.5 * speed, 2 * speed])
    }

    @Test(
        "a checkpoint is written every minute of the station, and at most once a second of real time",
        arguments: [(1, [0, 60, 120]), (60, [0, 60, 120]), (120, [0, 120, 240])] as [(Double, [Double])]
    )
    func saving(speed: Double, expected: [Double]) {
        let end = expected.last ?? 0
        #expect(times(until: end, speed: speed) { $0.saving(at: $1) == .regular } == expected)
    }

    @Test(
        "sightings are kept every 5 s of the station, and at most once a second of real time",
        arguments: [(1, [5, 10, 15]), (20, [20, 40, 60])] as [(Double, [Double])]
    )
    func keeping(speed: Double, expected: [Double]) {
        let end = expected.last ?? 0
        #expect(times(until: end, speed: speed) { $0.keeping(at: $1) != nil } == expected)
    }

    @Test("sightings are kept that came since they were kept last")
    func since() {
        var schedule = StorageSchedule(.after(0))
        let first = schedule.keeping(at: .after(7))
        let second = schedule.keeping(at: .after(12))
        #expect(first == StationTime.after(0).now && second == StationTime.after(7).now)
    }

    @Test("what was written from here is read at once, and what was too much for once after that")
    func requests() {
        var schedule = StorageSchedule(.after(0))
        _ = schedule.reading(at: .after(0))
        schedule.requestReading()
        schedule.continueReading()
        let all = schedule.reading(at: .after(0.1))
        #expect(all == .all)
        schedule.continueReading()
        let rest = schedule.reading(at: .after(0.1))
        let nothing = schedule.reading(at: .after(0.1))
        #expect(rest == .regular && nothing == nil)
    }

    @Test("at the end one last checkpoint is written, and nothing after it")
    func end() {
        var schedule = StorageSchedule(.after(0))
        schedule.requestReading()
        schedule.stop()
        let first = schedule.saving(at: .after(0))
        let second = schedule.saving(at: .after(1000))
        let reading = schedule.reading(at: .after(1000))
        let keeping = schedule.keeping(at: .after(1000))
        #expect(first == .last && second == nil && reading == nil && keeping == nil)
    }
}
