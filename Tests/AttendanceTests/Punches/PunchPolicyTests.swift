import Attendance
import BeaconKit
import Testing

@Suite("What becomes of a punch that somebody makes by hand")
struct PunchPolicyTests {
    private var script: StayScript

    init() throws {
        script = try StayScript()
    }

    private func at(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Instant { script.at(day, hour, minute) }

    /// Somebody who came at nine on the second, and went out if it says so.
    private func came(out: Instant? = nil) -> StayScript {
        var script = script
        script.punch(.in, at(2, 9))
        if let out { script.punch(.out, out) }
        return script
    }

    @Test("who is in goes out, who is out comes in")
    func fitting() throws {
        #expect(try script.decide(nil, at(2, 9)) == .in)
        #expect(try came().decide(nil, at(2, 17)) == .out)
        #expect(try came(out: at(2, 12)).decide(nil, at(2, 13)) == .in)
    }

    @Test("who is in a break ends it; a break of yesterday is over with the stay in which it began")
    func onBreak() throws {
        var script = came()
        script.punch(.breakBegin, at(2, 12))
        #expect(try script.decide(nil, at(2, 12, 30)) == .breakEnd)
        #expect(try script.decide(nil, at(3, 8, 55)) == .in)
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
        var script = script
        for (index, direction) in directions.enumerated() { script.punch(direction, at(2, 9, 10 * index)) }
        #expect(script.latest(at: at(2, 12))?.breakSince == since.map { at(2, 9, 10 * $0) })
    }

    @Test("the morning after a forgotten out one comes in, and late in the evening one still goes out")
    func forgotten() throws {
        #expect(try came().decide(nil, at(2, 23)) == .out)
        #expect(try came().decide(nil, at(3, 8, 55)) == .in)
        #expect(try came().decide(.in, at(3, 8, 55)) == .in)
        #expect(throws: PunchError.nothingOpen) { try came().decide(.out, at(3, 8, 55)) }
    }

    @Test("what contradicts what holds is refused, and says what holds")
    func refused() throws {
        #expect(throws: PunchError.alreadyIn(since: at(2, 9))) { try came().decide(.in, at(2, 10), now: at(2, 13)) }
        #expect(throws: PunchError.backdated(latest: at(2, 9))) { try came().decide(.out, at(2, 8), now: at(2, 13)) }
        #expect(try came().decide(.out, at(2, 10), now: at(2, 13)) == .out)
        #expect(try came().decide(.breakBegin, at(2, 10), now: at(2, 13)) == .breakBegin)
        let outside = came(out: at(2, 12))
        for direction in [Punch.Direction.out, .breakBegin, .breakEnd] {
            #expect(throws: PunchError.nothingOpen) { try outside.decide(direction, at(2, 13)) }
        }
        #expect(try outside.decide(.in, at(2, 13)) == .in)
        #expect(throws: PunchError.backdated(latest: at(2, 12))) { try outside.decide(.in, at(2, 11), now: at(2, 13)) }
        #expect(throws: PunchError.future) { try came().decide(.out, at(2, 17), now: at(2, 16)) }
    }

    @Test("what only says again what another source said just before contradicts nothing; a future punch does")
    func repeated() throws {
        #expect(try came().decide(.in, at(2, 9, 1), from: .beacon) == .in)
        #expect(try came().decide(.in, at(2, 8, 59), from: .beacon, now: at(2, 9, 1)) == .in)
        #expect(try came().decide(nil, at(2, 9, 1)) == .in)
        #expect(throws: PunchError.alreadyIn(since: at(2, 9))) { try came().decide(.in, at(2, 9, 1)) }
        #expect(throws: PunchError.future) { try came().decide(.in, at(2, 9, 5), from: .beacon, now: at(2, 9, 1)) }
    }

    @Test("what a device brings that was cut off is taken, whatever holds")
    func offline() throws {
        #expect(try came().decide(.in, at(2, 10), isOffline: true) == .in)
        #expect(try came().decide(.out, at(2, 8), now: at(2, 13), isOffline: true) == .out)
        #expect(try script.decide(.out, at(2, 8), isOffline: true) == .out)
    }

    @Test("what a clock that is ahead recorded holds nobody up, and what is meant is still the other direction")
    func ahead() throws {
        var tomorrow = script
        tomorrow.punch(.in, at(3, 9))
        for direction in [Punch.Direction.in, .out, .breakBegin, .undirected] {
            #expect(try tomorrow.decide(direction, at(2, 10)) == direction)
        }
        #expect(try tomorrow.decide(nil, at(2, 10)) == .out)
        tomorrow.punch(.out, at(3, 17))
        #expect(try tomorrow.decide(.in, at(2, 10)) == .in)
        // As soon as it has happened it counts.
        #expect(throws: PunchError.backdated(latest: at(3, 17))) {
            try tomorrow.decide(.out, at(2, 10), now: at(3, 18))
        }
        // Clocks that differ by no more than is usual say what was first.
        #expect(throws: PunchError.backdated(latest: at(2, 9))) { try came().decide(.out, at(2, 8, 59)) }
    }

    @Test("a punch without direction ends a night's work in the morning, and begins the next in the evening")
    func nightDirection() throws {
        var script = try StayScript("22:00-07:30")
        script.punch(.in, at(2, 22))
        for now in [at(3, 1), at(3, 7, 35), at(3, 11)] {
            #expect(try script.decide(nil, now) == .out)
            #expect(try script.decide(.out, now) == .out)
            #expect(throws: PunchError.alreadyIn(since: at(2, 22))) { try script.decide(.in, now) }
        }
        let evening = at(3, 21, 50)
        #expect(try script.decide(nil, evening) == .in)
        #expect(throws: PunchError.nothingOpen) { try script.decide(.out, evening) }
        #expect(try script.decide(.in, evening) == .in)
    }

    @Test("by the site's hours the same morning begins another day")
    func dayDirection() throws {
        var script = script
        script.punch(.in, at(2, 22))
        #expect(try script.decide(nil, at(3, 7, 35)) == .in)
    }
}
