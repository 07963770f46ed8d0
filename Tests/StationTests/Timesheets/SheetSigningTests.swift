import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Records of days that are signed")
struct SheetSigningTests {
    private let script: TimesheetScript
    /// Monday a week later.
    private let now = TimesheetScript.at(7, 0)
    private let monday = TimesheetScript.monday
    private let request: SheetSignRequest

    init() throws {
        script = try TimesheetScript()
        request = SheetSignRequest(from: monday, to: monday.adding(4), digest: nil, name: "Mei Lin")
        for day in 0..<5 { try script.work(7, day: day) }
    }

    private func standing() async throws -> SheetStanding {
        let range = try DayRange(from: monday, to: monday.adding(4))
        return try await script.repository.snapshot().standing(of: try script.person(7), in: range, at: now)
    }

    @Test("somebody confirms their days, a supervisor countersigns them, and each later change asks for it anew")
    func whole() async throws {
        let mei = try script.person(7).id
        #expect(try await standing().state == .open)
        try await script.mei.confirm(request, of: mei, at: now)
        let confirmed = try await standing()
        #expect(confirmed.state == .confirmed && confirmed.confirmed?.by == "account:mei")
        #expect(confirmed.confirmed?.at == now && confirmed.countersigned == nil)
        let commitment = try #require(confirmed.confirmed?.signature.signature)
        #expect(try script.store.signature(commitment, of: mei) == Signature(typed: "Mei Lin"))
        try await script.supervisor.countersign(request, of: mei, at: now)
        #expect(try await standing().state == .countersigned)
        // Sent again it changes nothing.
        let head = try script.store.ownHead().sequence
        try await script.mei.confirm(request, of: mei, at: now)
        try await script.supervisor.countersign(request, of: mei, at: now)
        #expect(try script.store.ownHead().sequence == head)

        let change = Correction.Change.add(.in, at: TimesheetScript.at(1, 500))
        try await script.supervisor.make(change, for: mei, reason: "Stayed on", at: now)
        let changed = try await standing()
        #expect(changed.state == .changed && changed.confirmed != nil && changed.digest != confirmed.digest)
        await #expect(throws: AttendanceRefusal.sheetNotConfirmed) {
            try await script.supervisor.countersign(request, of: mei, at: now)
        }
        // What nobody countersigned anew is only confirmed.
        try await script.mei.confirm(request, of: mei, at: now.adding(microseconds: 1_000_000))
        #expect(try await standing().state == .confirmed)
    }

    @Test("a correction that is taken back leaves what was confirmed; a change of the account does not")
    func other() async throws {
        let mei = try script.person(7).id
        let number = try #require(PersonNumber(rawValue: 7))
        let contract = ContractRequest(number: number, terms: "weekly 40:00 days 12345", from: monday, to: nil)
        _ = try await script.supervisor.set(contract, id: "c", at: now)
        try await script.mei.confirm(request, of: mei, at: now)
        let id = CorrectionID(rawValue: "stayed")
        let change = Correction.Change.add(.in, at: TimesheetScript.at(1, 500))
        try await script.supervisor.make(change, for: mei, reason: "Stayed on", id: id, at: now)
        #expect(try await standing().state == .changed)
        try await script.supervisor.make(.reverse(id), for: mei, reason: "No", at: now)
        #expect(try await standing().state == .confirmed)
        let booking = BookingRequest(number: number, kind: .adjustment, hours: "1:00", day: monday, reason: "Course")
        _ = try await script.supervisor.book(booking, id: "b", at: now)
        #expect(try await standing().state == .changed)
    }

    @Test("an acknowledged exception, and a rule for later days, change nothing of what was confirmed")
    func same() async throws {
        let mei = try script.person(7).id
        try await script.mei.confirm(request, of: mei, at: now)
        let rules = PayRuleRequest(
            scope: .everyone,
            number: nil,
            department: nil,
            template: .day,
            rules: nil,
            from: monday.adding(5)
        )
        _ = try await script.supervisor.set(rules, at: now)
        #expect(try await standing().state == .confirmed)
    }

    @Test("what cannot be signed is refused, and nothing is recorded")
    func refused() async throws {
        let (mei, bo) = (try script.person(7).id, try script.person(8).id)
        let head = try script.store.ownHead().sequence
        let seen = SheetSignRequest(from: monday, to: monday.adding(4), digest: "", name: "Mei Lin")
        await #expect(throws: AttendanceRefusal.sheetChanged) { try await script.mei.confirm(seen, of: mei, at: now) }
        await #expect(throws: SignatureError.blank) {
            let unsigned = SheetSignRequest(from: monday, to: monday.adding(4), digest: nil, name: nil)
            try await script.mei.confirm(unsigned, of: mei, at: now)
        }
        await #expect(throws: AttendanceRefusal.sheetNotOver(monday.adding(7))) {
            let open = SheetSignRequest(from: monday, to: monday.adding(7), digest: nil, name: "Mei Lin")
            try await script.mei.confirm(open, of: mei, at: now)
        }
        await #expect(throws: ScheduleError.rangeTooLong(days: 63, limit: 62)) {
            let long = SheetSignRequest(from: monday.adding(-58), to: monday.adding(4), digest: nil, name: "Mei Lin")
            try await script.mei.confirm(long, of: mei, at: now)
        }
        await #expect(throws: AttendanceRefusal.sheetNotConfirmed) {
            try await script.supervisor.countersign(request, of: mei, at: now)
        }
        await #expect(throws: AttendanceRefusal.ownSheet) {
            try await script.bo.countersign(request, of: bo, at: now)
        }
        #expect(try script.store.ownHead().sequence == head)
    }

    @Test("the sheet to print says who signed it and when, and what has changed since")
    func printed() async throws {
        let person = try script.person(7)
        try await script.mei.confirm(request, of: person.id, at: now)
        try await script.supervisor.countersign(request, of: person.id, at: now)
        func sheet() async throws -> MonthlySheet {
            let snapshot = try await script.repository.snapshot()
            let range = try DayRange(from: monday, to: monday.adding(4))
            let maker = try MonthlySheetMaker(
                snapshot: snapshot,
                people: [person],
                range: range,
                texts: MonthlySheetTexts(.english),
                actors: ActorNames(["account:mei": "Mei", "account:super": "Sue"]),
                reasons: [:],
                anchor: nil,
                now: now
            )
            let knowledge = Timesheet.Knowledge(complete: now)
            return maker.sheet(of: snapshot.days(of: [person], in: range, knowledge: knowledge)[0])
        }
        let signed = try await sheet()
        #expect(signed.confirmed == "Mei, 2026-03-09 00:00, signed at the station")
        #expect(signed.countersigned == "Sue, 2026-03-09 00:00, signed at the station")
        #expect(!signed.notes.contains { $0.contains("confirmed again") })
        let change = Correction.Change.add(.in, at: TimesheetScript.at(1, 500))
        try await script.supervisor.make(change, for: person.id, reason: "Stayed on", at: now)
        let changed = try await sheet()
        #expect(changed.confirmed.isEmpty && changed.countersigned.isEmpty)
        #expect(changed.notes.contains { $0.contains("confirmed again") })
    }
}
