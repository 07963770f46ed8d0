import Attendance
import BeaconKit
import Testing

@Suite("Days of badges that move together")
struct CompanionDayTests {
    private let mei = PersonID(rawValue: "mei")
    private let sam = PersonID(rawValue: "sam")
    /// A Monday on which a fortnight begins.
    private let monday = LocalDay(year: 2026, month: 3, day: 9)

    /// Comes, has lunch and leaves on some days from the Monday on, always so many seconds after the others.
    private func work(
        _ person: PersonID,
        days: Range<Int> = 0..<5,
        after seconds: Int64,
        source: Source = .beacon,
        to script: inout DayScript
    ) throws {
        for day in days {
            for (direction, time) in [
                (Punch.Direction.in, "08:51"), (.out, "12:04"), (.in, "12:52"), (.out, "17:09"),
            ] {
                try script.punch(
                    direction,
                    "\(monday.adding(day)) \(time)",
                    source: source,
                    person: person,
                    plus: seconds
                )
            }
        }
    }

    private func found(_ script: DayScript, from: Int = 0, to: Int = 13, now: String = "2036-01-01 00:00") throws
        -> [PersonID: [Exception]]
    {
        let range = try DayRange(from: monday.adding(from), to: monday.adding(to))
        return try script.book().companions(in: range, now: script.at(now))
    }

    @Test("both people's days say so, on the day on which it was often enough, each with the other")
    func both() throws {
        var script = try DayScript()
        try work(mei, after: 0, to: &script)
        try work(sam, after: 7, to: &script)
        let at = try script.at("2026-03-11 12:04").adding(microseconds: 7_000_000)
        let day = monday.adding(2)
        let found = try found(script)
        #expect(found[mei] == [Exception(.together, day: day, at: at, with: sam)])
        #expect(found[sam] == [Exception(.together, day: day, at: at, with: mei)])
        #expect(found.count == 2)
    }

    @Test("a day says the same whatever range is asked for")
    func anyRange() throws {
        var script = try DayScript()
        try work(mei, after: 0, to: &script)
        try work(sam, after: 7, to: &script)
        #expect(try found(script, from: 2, to: 2) == found(script, from: -40, to: 40))
        #expect(try found(script, from: 0, to: 1).isEmpty)
        #expect(try found(script, from: 3, to: 40).isEmpty)
    }

    @Test("what has not happened yet does not count, nor what follows in the next fortnight")
    func notYet() throws {
        var script = try DayScript()
        try work(mei, days: 12..<16, after: 0, to: &script)
        try work(sam, days: 12..<16, after: 7, to: &script)
        #expect(try found(script, to: 40).isEmpty)
        try work(mei, days: 16..<17, after: 0, to: &script)
        try work(sam, days: 16..<17, after: 7, to: &script)
        #expect(try found(script, to: 40)[mei]?.map(\.day) == [monday.adding(16)])
        #expect(try found(script, to: 40, now: "2026-03-25 10:00").isEmpty)
    }

    @Test("imports, programs and kiosks are no badges", arguments: [Source.import, .api, .kiosk, .supervisor])
    func otherSources(source: Source) throws {
        var script = try DayScript()
        try work(mei, after: 0, to: &script)
        try work(sam, after: 7, source: source, to: &script)
        #expect(try found(script).isEmpty)
    }

    @Test("somebody who also moves alone is not suspected")
    func alone() throws {
        var script = try DayScript()
        try work(mei, after: 0, to: &script)
        try work(sam, after: 7, to: &script)
        for day in 0..<3 {
            try script.punch(.out, "\(monday.adding(day)) 15:00", source: .beacon, person: sam)
            try script.punch(.in, "\(monday.adding(day)) 15:20", source: .beacon, person: sam)
        }
        #expect(try found(script).isEmpty)
    }
}
