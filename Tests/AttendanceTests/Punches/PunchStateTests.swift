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

    /// By the site's usual hours, on a day of March 2026.
    private func state(_ latest: DayRecord?, isOnBreak: Bool = false, on day: Int) -> PunchState {
        let plans = PersonPlans(person, at: at(day, 12), by: Schedule(usual: site.shift), in: site)
        return PunchState(latest, isOnBreak: isOnBreak, plans: plans)
    }

    @Test("who is in goes out, who is out comes in")
    func fitting() {
        #expect(state(nil, on: 2).fitting(at: at(2, 9)) == .in)
        #expect(state(record(in: at(2, 9)), on: 2).fitting(at: at(2, 17)) == .out)
        #expect(state(record(in: at(2, 9), out: at(2, 12)), on: 2).fitting(at: at(2, 13)) == .in)
    }

    @Test("who is in a break ends it; a break of yesterday is over with the stay in which it began")
    func onBreak() {
        let yesterday = record(in: at(2, 9))
        #expect(state(yesterday, isOnBreak: true, on: 2).fitting(at: at(2, 12, 30)) == .breakEnd)
        #expect(state(yesterday, isOnBreak: true, on: 3).fitting(at: at(3, 8, 55)) == .in)
    }

    @Test(
        "a break goes on until whoever is in it ends it, comes, leaves or shows that they are there",
        arguments: [
            ([.in, .breakBegin], 1), ([.in, .breakBegin, .breakBegin], 1), ([.in, .breakBegin, .breakEnd], nil),
            ([.in, .breakBegin, .breakEnd, .breakBegin], 3), ([.in, .breakBegin, .in], nil), ([.in], nil),
            ([.in, .breakBegin, .undirected], nil), ([.in, .breakBegin, .out], nil), ([], nil),
        ] as [([Punch.Direction], Int?)]
    )
    func openBreak(directions: [Punch.Direction], since: Int?) {
        let punches = directions.enumerated().map { index, direction in
            RecordedPunch(
                id: EntryID(hash: [UInt8](repeating: 0, count: 32)),
                punch: Punch(person: person, direction: direction),
                happened: at(2, 9, index),
                recorded: at(2, 9, index),
                timeZone: "UTC",
                offset: 0,
                source: .kiosk,
                actor: "kiosk Door"
            )
        }
        #expect(OpenBreak.since(punches) == since.map { at(2, 9, $0) })
    }

    @Test("the morning after a forgotten out one comes in, and late in the evening one still goes out")
    func forgotten() throws {
        #expect(state(record(in: at(2, 9)), on: 2).fitting(at: at(2, 23)) == .out)
        let morning = state(record(in: at(2, 9)), on: 3)
        #expect(morning.fitting(at: at(3, 8, 55)) == .in)
        try morning.check(.in, at: at(3, 8, 55), now: at(3, 8, 55))
        #expect(throws: PunchError.nothingOpen) {
            try morning.check(.out, at: at(3, 8, 55), now: at(3, 8, 55))
        }
    }

    @Test("what contradicts what holds is refused, and says what holds")
    func refused() throws {
        let inside = state(record(in: at(2, 9)), on: 2)
        #expect(throws: PunchError.alreadyIn(since: at(2, 9))) {
            try inside.check(.in, at: at(2, 10), now: at(2, 13))
        }
        #expect(throws: PunchError.backdated(latest: at(2, 9))) { try inside.check(.out, at: at(2, 8), now: at(2, 13)) }
        try inside.check(.out, at: at(2, 10), now: at(2, 13))
        try inside.check(.breakBegin, at: at(2, 10), now: at(2, 13))
        let outside = state(record(in: at(2, 9), out: at(2, 12)), on: 2)
        for direction in [Punch.Direction.out, .breakBegin, .breakEnd] {
            #expect(throws: PunchError.nothingOpen) {
                try outside.check(direction, at: at(2, 13), now: at(2, 13))
            }
        }
        try outside.check(.in, at: at(2, 13), now: at(2, 13))
        #expect(throws: PunchError.backdated(latest: at(2, 12))) {
            try outside.check(.in, at: at(2, 11), now: at(2, 13))
        }
    }

    @Test("what a clock that is ahead recorded holds nobody up, and what is meant is still the other direction")
    func ahead() throws {
        let tomorrow = state(record(in: at(3, 9)), on: 2)
        for direction in [Punch.Direction.in, .out, .breakBegin, .undirected] {
            try tomorrow.check(direction, at: at(2, 10), now: at(2, 10))
        }
        #expect(tomorrow.fitting(at: at(2, 10)) == .out)
        try state(record(in: at(3, 9), out: at(3, 17)), on: 2).check(.in, at: at(2, 10), now: at(2, 10))
        // As soon as it has happened it counts.
        #expect(throws: PunchError.backdated(latest: at(3, 9))) {
            try tomorrow.check(.out, at: at(2, 10), now: at(3, 10))
        }
        // Clocks that differ by no more than is usual say what was first.
        #expect(throws: PunchError.backdated(latest: at(2, 9))) {
            try state(record(in: at(2, 9)), on: 2).check(.out, at: at(2, 8, 59), now: at(2, 8, 59))
        }
    }
}
