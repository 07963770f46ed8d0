import Attendance
import BeaconKit
import Testing

@Suite("What a punch by hand would be")
struct PunchStateTests {
    private let site: Site
    private let person = PersonID()

    init() throws {
        site = try Site(
            name: "Test",
            timeZone: "UTC",
            shift: Shift("09:00-17:30", grace: 10),
            broadcastUUID: BeaconUUID(high: 1, low: 2)
        )
    }

    /// An instant on a day of March 2026, in minutes after midnight.
    private func at(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Instant {
        site.instant(of: LocalDay(year: 2026, month: 3, day: day), minutes: hour * 60 + minute)
    }

    private func record(in arrived: Instant, out left: Instant? = nil) -> DayRecord {
        var record = DayRecord(person: person, day: site.workingDay(of: arrived), arrived: arrived)
        if let left { record.take(Punch(person: person, direction: .out), at: left) }
        return record
    }

    @Test("who is in goes out, who is out comes in")
    func fitting() {
        #expect(PunchState(nil, site: site).fitting(at: at(2, 9)) == .in)
        #expect(PunchState(record(in: at(2, 9)), site: site).fitting(at: at(2, 17)) == .out)
        #expect(PunchState(record(in: at(2, 9), out: at(2, 12)), site: site).fitting(at: at(2, 13)) == .in)
    }

    @Test("the morning after a forgotten out one comes in, and late in the evening one still goes out")
    func forgotten() throws {
        let state = PunchState(record(in: at(2, 9)), site: site)
        #expect(state.fitting(at: at(2, 23)) == .out)
        #expect(state.fitting(at: at(3, 8, 55)) == .in)
        try state.check(.in, at: at(3, 8, 55))
        #expect(throws: PunchError.nothingOpen) { try state.check(.out, at: at(3, 8, 55)) }
    }

    @Test("what contradicts what holds is refused, and says what holds")
    func refused() throws {
        let inside = PunchState(record(in: at(2, 9)), site: site)
        #expect(throws: PunchError.alreadyIn(since: at(2, 9))) { try inside.check(.in, at: at(2, 10)) }
        #expect(throws: PunchError.backdated(latest: at(2, 9))) { try inside.check(.out, at: at(2, 8)) }
        try inside.check(.out, at: at(2, 10))
        try inside.check(.breakBegin, at: at(2, 10))
        let outside = PunchState(record(in: at(2, 9), out: at(2, 12)), site: site)
        for direction in [Punch.Direction.out, .breakBegin, .breakEnd] {
            #expect(throws: PunchError.nothingOpen) { try outside.check(direction, at: at(2, 13)) }
        }
        try outside.check(.in, at: at(2, 13))
        #expect(throws: PunchError.backdated(latest: at(2, 12))) { try outside.check(.in, at: at(2, 11)) }
    }
}
