import Attendance
import BeaconKit
import Testing

@Suite("Public cases: corrections, closed periods, late arrivals")
struct CorrectionCases {
    private var script: DayScript
    private let reason = Commitment(rawValue: "aa")
    private let first = CorrectionID(rawValue: "c1")
    private let out: EntryID

    init() throws {
        script = try DayScript()
        try script.punch(.in, "2026-03-02 09:00")
        out = try script.punch(.out, "2026-03-02 16:00")
    }

    private func correction(_ id: String, _ change: Correction.Change) -> Correction {
        Correction(id: CorrectionID(rawValue: id), person: DayScript.person, change: change, reason: reason)
    }

    private func moved(_ id: String, to text: String) throws -> Correction {
        correction(id, .replace(.entry(out), by: .out, at: try script.at(text)))
    }

    private func ledger() throws -> CorrectionLedger { try script.book().corrections }

    private func evidence() throws -> [RecordedPunch] { try script.book().evidence(of: DayScript.person) }

    @Test("odoo/odoo #158439: what somebody asks for changes nothing until another person approves it")
    mutating func requested() throws {
        let before = try script.day("2026-03-02")
        try script.add(
            .correctionRequested(CorrectionRequested(moved("c1", to: "2026-03-02 17:00"))),
            at: "2026-03-03 09:00",
            actor: "mei"
        )
        #expect(try script.day("2026-03-02") == before)
        try script.add(
            .correctionApproved(CorrectionApproved(id: first, person: DayScript.person)),
            at: "2026-03-03 10:00",
            actor: "sam"
        )
        let day = try script.day("2026-03-02")
        #expect(day.minutes == "480/0/0/0")
        #expect(day.sessions.first?.punches.last?.correction == first)
    }

    @Test("gamonoid/icehrm #259: the punch stays visible beside its correction, with both names")
    mutating func original() throws {
        try script.add(
            .correctionRequested(CorrectionRequested(moved("c1", to: "2026-03-02 17:00"))),
            at: "2026-03-03 09:00",
            actor: "mei"
        )
        try script.add(
            .correctionApproved(CorrectionApproved(id: first, person: DayScript.person)),
            at: "2026-03-03 10:00",
            actor: "sam"
        )
        #expect(try evidence().map(\.happened).last == (try script.at("2026-03-02 16:00")))
        #expect(try script.day("2026-03-02").sessions.first?.punches.last?.id == out)
        let state = try #require(try ledger().state(first))
        #expect(state.author == "mei")
        guard case .approved(by: "sam", _) = state.decision else {
            Issue.record("\(state.decision)")
            return
        }
    }

    @Test("gamonoid/icehrm #260: nobody approves their own request, nor one about themselves")
    mutating func own() throws {
        try script.add(
            .correctionRequested(CorrectionRequested(moved("c1", to: "2026-03-02 17:00"))),
            at: "2026-03-03 09:00",
            actor: "mei"
        )
        let ledger = try ledger()
        #expect(throws: CorrectionError.ownRequest) {
            try ledger.checkDecision(on: first, actor: "mei", holder: nil)
        }
        #expect(throws: CorrectionError.ownRequest) {
            try ledger.checkDecision(on: first, actor: "sam", holder: DayScript.person)
        }
        try ledger.checkDecision(on: first, actor: "sam", holder: PersonID())
        // Also in a journal from a station that let it pass.
        try script.add(
            .correctionApproved(CorrectionApproved(id: first, person: DayScript.person)),
            at: "2026-03-03 10:00",
            actor: "mei"
        )
        #expect(try script.day("2026-03-02").minutes == "420/0/0/60")
        try script.add(
            .correctionApproved(CorrectionApproved(id: first, person: DayScript.person)),
            at: "2026-03-03 11:00",
            actor: "sam"
        )
        #expect(try script.day("2026-03-02").minutes == "480/0/0/0")
    }

    @Test("kimai/kimai #224: a supervisor's own time is corrected by another one")
    func ownTime() throws {
        let (ledger, punches) = (try ledger(), try evidence())
        #expect(throws: CorrectionError.ownTime) {
            try ledger.check(
                moved("c1", to: "2026-03-02 17:00"),
                punches: punches,
                holder: DayScript.person,
                isDirect: true
            )
        }
        let correction = try moved("c1", to: "2026-03-02 17:00")
        try ledger.check(correction, punches: punches, holder: DayScript.person, isDirect: false)
    }

    @Test("frappe/hrms #2839: a refused request counts for nothing, and a second decision is refused")
    mutating func refused() throws {
        try script.add(
            .correctionRequested(CorrectionRequested(moved("c1", to: "2026-03-02 17:00"))),
            at: "2026-03-03 09:00",
            actor: "mei"
        )
        try script.add(
            .correctionRefused(CorrectionRefused(id: first, person: DayScript.person, reason: reason)),
            at: "2026-03-03 10:00",
            actor: "sam"
        )
        #expect(try script.day("2026-03-02").minutes == "420/0/0/60")
        let ledger = try ledger()
        #expect(throws: CorrectionError.alreadyDecided) {
            try ledger.checkDecision(on: first, actor: "eve", holder: nil)
        }
        #expect(throws: CorrectionError.refused(first)) {
            try ledger.check(correction("c2", .reverse(first)), punches: [], holder: nil, isDirect: true)
        }
    }

    @Test("kimai/kimai #4899: what is recorded after its period was closed does not count until it is opened again")
    mutating func closedPeriod() throws {
        let (from, to) = (try #require(LocalDay("2026-03-01")), try #require(LocalDay("2026-03-31")))
        let before = try script.day("2026-03-02")
        try script.add(
            .periodClosed(PeriodClosed(PeriodDays(from: from, to: to))),
            at: "2026-04-01 09:00",
            actor: "sam"
        )
        let late = Punch(person: DayScript.person, direction: .in)
        try script.add(.punched(late), at: "2026-03-02 16:30", source: .phone)
        let closed = try script.day("2026-03-02")
        #expect(closed.sessions == before.sessions && closed.raw == before.raw)
        #expect(closed.kinds == before.kinds + [.afterClosing])
        try script.add(
            .periodReopened(PeriodReopened(PeriodDays(from: from, to: to))),
            at: "2026-04-02 09:00",
            actor: "sam"
        )
        #expect(try script.day("2026-03-02").sessions.count == 2)
    }

    @Test("horilla/horilla-hr #21: a closed day refuses corrections, an open one does not")
    mutating func locked() throws {
        let (from, to) = (try #require(LocalDay("2026-03-01")), try #require(LocalDay("2026-03-31")))
        try script.add(
            .periodClosed(PeriodClosed(PeriodDays(from: from, to: to))),
            at: "2026-04-01 09:00",
            actor: "sam"
        )
        let periods = try script.book().periods
        #expect(throws: CorrectionError.periodClosed(on: to)) { try periods.checkOpen(to) }
        try periods.checkOpen(to.adding(1))
        #expect(throws: CorrectionError.periodNotOver(to: to)) {
            try periods.checkClosing(from: from, to: to, today: to)
        }
        #expect(throws: CorrectionError.periodClosed(on: from)) {
            try periods.checkClosing(from: from, to: to, today: to.adding(9))
        }
        #expect(throws: CorrectionError.periodNotClosed(on: to.adding(1))) {
            try periods.checkOpening(from: from, to: to.adding(1))
        }
    }

    @Test("a correction of a correction refers to it, and is refused while it is undecided")
    mutating func ofACorrection() throws {
        try script.add(
            .correctionRequested(CorrectionRequested(moved("c1", to: "2026-03-02 17:00"))),
            at: "2026-03-03 09:00",
            actor: "mei"
        )
        let second = correction("c2", .replace(.correction(first), by: .out, at: try script.at("2026-03-02 16:30")))
        let pending = try ledger()
        #expect(throws: CorrectionError.undecided(first)) {
            try pending.check(second, punches: [], holder: nil, isDirect: true)
        }
        try script.add(
            .correctionApproved(CorrectionApproved(id: first, person: DayScript.person)),
            at: "2026-03-03 10:00",
            actor: "sam"
        )
        let (decided, punches) = (try ledger(), try evidence())
        #expect(throws: CorrectionError.corrected(by: first)) {
            try decided.check(moved("c2", to: "2026-03-02 16:30"), punches: punches, holder: nil, isDirect: true)
        }
        try decided.check(second, punches: punches, holder: nil, isDirect: true)
        try script.add(.correctionMade(CorrectionMade(second)), at: "2026-03-03 11:00", actor: "sam")
        #expect(Totals.minutes(try script.day("2026-03-02").raw.worked) == 450)
    }

    @Test("a reversal gives back what was before, and a reversal of it takes that back")
    mutating func reversed() throws {
        let before = try script.day("2026-03-02")
        try script.add(
            .correctionMade(CorrectionMade(moved("c1", to: "2026-03-02 17:00"))),
            at: "2026-03-03 09:00",
            actor: "sam"
        )
        let corrected = try script.day("2026-03-02")
        try script.add(
            .correctionMade(CorrectionMade(correction("c2", .reverse(first)))),
            at: "2026-03-03 10:00",
            actor: "sam"
        )
        #expect(try script.day("2026-03-02") == before)
        let ledger = try ledger()
        #expect(throws: CorrectionError.alreadyReversed) {
            try ledger.check(correction("c3", .reverse(first)), punches: [], holder: nil, isDirect: true)
        }
        let again = correction("c3", .reverse(CorrectionID(rawValue: "c2")))
        try script.add(.correctionMade(CorrectionMade(again)), at: "2026-03-03 11:00", actor: "sam")
        #expect(try script.day("2026-03-02") == corrected)
    }

    @Test("a punch that was removed is out of the day and stays evidence")
    mutating func removed() throws {
        let stray = try script.punch(.in, "2026-03-02 18:00")
        try script.add(
            .correctionMade(CorrectionMade(correction("c1", .remove(.entry(stray))))),
            at: "2026-03-03 09:00",
            actor: "sam"
        )
        #expect(try script.day("2026-03-02").sessions.count == 1)
        #expect(try evidence().count == 3)
    }

    @Test("solidtime-io/solidtime-desktop #115: punches that come in late and in any order are all there")
    func offline() throws {
        var late = try DayScript()
        let range = DayRange(try #require(LocalDay("2026-03-02")))
        for time in ["09:00", "12:00", "13:00", "17:00"].enumerated() {
            try late.punch(time.offset.isMultiple(of: 2) ? .in : .out, "2026-03-02 \(time.element)", source: .phone)
        }
        let knowledge = Timesheet.Knowledge(complete: try late.at("2036-01-01 00:00"))
        let expected = try late.days("2026-03-02")
        for shift in 0..<5 {
            let order = late.entries.indices.map { late.entries[($0 + shift) % late.entries.count] }.reversed()
            var book = try AttendanceLedger()
            for entry in order { book.apply(entry) }
            #expect(book.days(of: DayScript.person, in: range, knowledge: knowledge) == expected)
        }
    }

    @Test("solidtime-io/solidtime-desktop #70: an offline stay that overlaps what is known makes no double time")
    mutating func overlapping() throws {
        try script.punch(.in, "2026-03-02 10:00", source: .phone)
        try script.punch(.out, "2026-03-02 15:00", source: .phone)
        let day = try script.day("2026-03-02")
        for (one, next) in zip(day.sessions, day.sessions.dropFirst()) {
            #expect(try #require(one.end) <= next.start)
        }
        #expect(day.raw.worked <= 420 * 60_000_000)
    }

    @Test("a backdated punch changes its own day and no other")
    mutating func backdated() throws {
        try script.stay("2026-03-03", "09:00", "17:00")
        try script.stay("2026-03-04", "09:00", "17:00")
        let before = try script.days("2026-03-02", "2026-03-04")
        try script.punch(.in, "2026-03-03 18:00")
        try script.punch(.out, "2026-03-03 19:00")
        let after = try script.days("2026-03-02", "2026-03-04")
        #expect(after[0] == before[0] && after[2] == before[2])
        #expect(Totals.minutes(after[1].raw.worked) == 540)
    }
}
