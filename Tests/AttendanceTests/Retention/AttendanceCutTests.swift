import Attendance
import BeaconKit
import Testing

@Suite("Where attendance is cut")
struct AttendanceCutTests {
    /// A book in which a random history's policy counts, with its corrections, and the entries that are in it.
    private func history(_ seed: UInt64) throws -> (RandomHistory, [Entry]) {
        var history = try RandomHistory(seed: seed)
        for number in 0..<Int(seed % 4) {
            try history.correct(history.correction(CorrectionID(rawValue: "c\(number)")))
        }
        var rules = try DayScript(history.zone, station: "rules")
        try rules.add(
            .policyAdopted(PolicyAdopted(policy: history.policy, from: history.first.adding(-100))),
            at: "2001-01-01 00:00"
        )
        return (history, history.entries + [rules.entries[rules.entries.count - 1]])
    }

    @Test("the days that are kept are what they were", arguments: UInt64(0)..<20)
    func kept(seed: UInt64) throws {
        var gone = 0
        for seed in seed * 10..<(seed + 1) * 10 {
            let (history, entries) = try history(seed)
            let book = try AttendanceLedger(entries)
            for offset in [2, 5, 9] {
                let day = history.first.adding(offset)
                let cut = book.cut(before: day)
                let expired = entries.filter { entry in
                    switch entry.fact {
                    case .punched(let punch): cut.people[punch.person].map { entry.happened < $0 } ?? false
                    case .correctionMade(let made): cut.corrections.contains(made.value.id)
                    default: false
                    }
                }
                gone += expired.count
                #expect(expired.allSatisfy { $0.fact.kind != Punch.kind || $0.day < day }, "\(seed)")
                let range = try DayRange(from: day, to: history.range.to.adding(3))
                func days(_ book: AttendanceLedger) -> [DaySheet] {
                    book.days(of: DayScript.person, in: range, knowledge: history.knowledge)
                }
                var shorter = book
                shorter.forget(Set(expired.map { EntryID(hash: $0.hash) }))
                #expect(days(shorter) == days(book), "\(seed) \(day)")
                let rest = entries.filter { entry in !expired.contains { $0.hash == entry.hash } }
                #expect(days(try AttendanceLedger(rest)) == days(book), "\(seed) \(day)")
            }
        }
        #expect(gone > 100)
    }

    private func script(_ punches: [(Punch.Direction, String)]) throws -> DayScript {
        var script = try DayScript()
        for (direction, time) in punches {
            let punch = Punch(person: DayScript.person, direction: direction)
            try script.add(.punched(punch), at: script.at(time), recorded: script.at(time))
        }
        return script
    }

    @Test("a night that begins before the first kept day stays whole, and what was long over goes to the last")
    func night() throws {
        let punches: [(Punch.Direction, String)] = [
            (.in, "2026-03-28 09:00"), (.out, "2026-03-28 17:00"), (.in, "2026-03-31 22:00"),
            (.out, "2026-04-01 06:00"),
        ]
        let book = try AttendanceLedger(script(punches).entries)
        let april = LocalDay(year: 2026, month: 4, day: 1)
        #expect(
            try book.cut(before: april).people == [DayScript.person: script([]).at("2026-03-31 20:00")]
        )
        let may = LocalDay(year: 2026, month: 5, day: 1)
        // Four hours before midnight somebody may come for a shift that begins then.
        #expect(try book.cut(before: may).people == [DayScript.person: script([]).at("2026-04-30 20:00")])
    }

    @Test("a punch that was moved into a kept day stays, with its correction")
    func corrected() throws {
        var script = try script([(.in, "2026-03-20 09:00"), (.out, "2026-03-20 17:00"), (.in, "2026-03-31 09:00")])
        let punch = try #require(script.entries.last)
        let moved = Correction(
            id: CorrectionID(rawValue: "c"),
            person: DayScript.person,
            change: .replace(.entry(EntryID(hash: punch.hash)), by: .in, at: try script.at("2026-04-01 09:00")),
            reason: Commitment(rawValue: "aa")
        )
        try script.add(
            .correctionMade(CorrectionMade(moved)),
            at: "2026-04-02 09:00",
            source: .supervisor,
            actor: "sam"
        )
        let cut = try AttendanceLedger(script.entries).cut(before: LocalDay(year: 2026, month: 4, day: 1))
        #expect(cut.corrections.isEmpty)
        #expect(try cut.people[DayScript.person].map { try $0 <= script.at("2026-03-31 09:00") } == true)
    }

    @Test("leave goes when its last day does, with its withdrawal; the longest grant of a name counts")
    func leave() throws {
        var script = try DayScript()
        for (id, last) in [("a", 30), ("b", 31), ("c", 20), ("c", 31)] {
            let leave = try Leave(
                id: id,
                person: DayScript.person,
                kind: .sick,
                from: LocalDay(year: 2026, month: 3, day: 10),
                to: LocalDay(year: 2026, month: 3, day: last)
            )
            try script.add(.leaveGranted(leave), at: "2026-03-01 09:00")
        }
        let book = try AttendanceLedger(script.entries)
        #expect(book.cut(before: LocalDay(year: 2026, month: 3, day: 31)).leaves == ["a"])
    }

    @Test("days before are no longer kept, rather than days on which nobody came")
    func expired() throws {
        var script = try script([(.in, "2026-03-31 09:00"), (.out, "2026-03-31 17:00")])
        let april = LocalDay(year: 2026, month: 4, day: 1)
        let expiry = Expiry(kind: .attendance, before: april, count: 0, digest: [UInt8](repeating: 0, count: 32))
        try script.add(.contentExpired(expiry), at: "2026-06-01 00:00")
        let book = try AttendanceLedger(script.entries)
        let range = try DayRange(from: april.adding(-2), to: april.adding(1))
        let knowledge = Timesheet.Knowledge(complete: try script.at("2026-06-01 00:00"))
        let days = book.days(of: DayScript.person, in: range, knowledge: knowledge)
        #expect(days.map(\.status) == [.expired, .expired, .absent, .absent])
        #expect(days.map(\.day) == [april.adding(-2), april.adding(-1), april, april.adding(1)])
        #expect(throws: CorrectionError.notKept(before: april)) { try book.periods.checkOpen(april.adding(-1)) }
        try book.periods.checkOpen(april)
        try book.periods.checkOpen(from: april.adding(-1), to: nil)
    }

    @Test("where periods are closed, the first open one after them waits to be closed")
    func firstOpen() throws {
        var script = try DayScript()
        let march = LocalDay(year: 2026, month: 3, day: 1)
        #expect(try AttendanceLedger(script.entries).periods.firstOpen(before: march.adding(90)) == nil)
        try script.add(
            .periodClosed(PeriodClosed(PeriodDays(from: march, to: march.adding(30)))),
            at: "2026-04-02 09:00"
        )
        let periods = try AttendanceLedger(script.entries).periods
        #expect(periods.firstOpen(before: march.adding(90)) == march.adding(31))
        #expect(periods.firstOpen(before: march.adding(31)) == nil)
        #expect(periods.firstOpen(before: march.adding(-30)) == nil)
    }
}
