import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Corrections by people")
struct CorrectingTests {
    private let script: TimesheetScript
    private let id = CorrectionID(rawValue: "c1")
    private let later = TimesheetScript.at(1, 600)

    init() throws { script = try TimesheetScript() }

    /// Mei asks for the out that she forgot on Monday.
    private func request() async throws {
        try script.punch(7, .in, 0, 540)
        try await script.mei.request(
            .add(.out, at: TimesheetScript.at(0, 1050)),
            for: script.person(7).id,
            reason: " Forgot ",
            id: id,
            at: later
        )
    }

    @Test("a request counts when another approves it, and the person is told")
    func approved() async throws {
        try await request()
        #expect(try await script.days(7).totals.worked == 0)
        try await script.supervisor.approve(id, at: later)
        #expect(try await script.days(7).totals.worked == 510 * 60_000_000)
        let snapshot = try await script.repository.snapshot()
        let person = try script.person(7).id
        let news = snapshot.news(for: person, account: "account:mei", since: TimesheetScript.at(0, 0))
        #expect(news.map(\.event) == [.approved])
        #expect(news.map(\.by) == ["account:super"])
        #expect(snapshot.news(for: person, account: "account:mei", since: later).isEmpty)
        #expect(
            try snapshot.attendance.corrections.state(id).map { try script.store.text($0.correction.reason) }
                == "Forgot"
        )
        #expect(try script.store.verify().isGenuine)
    }

    @Test("who asks for themselves does it by what is theirs; others and programs by what they are")
    func sources() async throws {
        try await request()
        let program = AttendanceCommands(
            repository: script.repository,
            actor: "account:bo token:t",
            source: .api,
            holder: try script.person(8).id
        )
        for (number, commands) in [(8, script.bo), (8, script.supervisor), (8, program)] {
            let change = Correction.Change.add(.in, at: TimesheetScript.at(0, 540))
            try await commands.request(change, for: script.person(number).id, reason: "x", at: later)
        }
        let requests = try script.store.entries(after: 0, limit: 100).filter {
            $0.fact.kind == CorrectionRequested.kind
        }
        #expect(requests.map(\.source) == [.phone, .phone, .supervisor, .api])
    }

    @Test("nobody approves their own request, nor any for themselves, nor corrects their own time")
    func own() async throws {
        try await request()
        await #expect(throws: CorrectionError.ownRequest) { try await script.mei.approve(id, at: later) }
        let other = AttendanceCommands(
            repository: script.repository,
            actor: "account:second",
            source: .api,
            holder: try script.person(7).id
        )
        await #expect(throws: CorrectionError.ownRequest) { try await other.approve(id, at: later) }
        await #expect(throws: CorrectionError.ownTime) {
            try await script.bo.make(
                .add(.in, at: TimesheetScript.at(0, 540)),
                for: script.person(8).id,
                reason: "x",
                at: later
            )
        }
        try await script.bo.refuse(id, reason: "You left at four", at: later)
        await #expect(throws: CorrectionError.alreadyDecided) { try await script.supervisor.approve(id, at: later) }
        #expect(try await script.days(7).totals.worked == 0)
    }

    @Test("the same request sent again changes nothing, and another under its name is refused")
    func repeated() async throws {
        try await request()
        let head = try script.store.state().head
        try await script.mei.request(
            .add(.out, at: TimesheetScript.at(0, 1050)),
            for: script.person(7).id,
            reason: "Forgot",
            id: id,
            at: later
        )
        #expect(try script.store.state().head == head)
        await #expect(throws: AttendanceRefusal.nameTaken("c1")) {
            try await script.mei.request(
                .add(.out, at: TimesheetScript.at(0, 1000)),
                for: script.person(7).id,
                reason: "Forgot",
                id: id,
                at: later
            )
        }
    }

    @Test("two supervisors who correct the same punch at once: one is told of the other's")
    func twice() async throws {
        let punch = try script.punch(7, .in, 0, 600)
        let person = try script.person(7).id
        for name in ["a", "b"] {
            try await script.mei.request(
                .replace(.entry(punch), by: .in, at: TimesheetScript.at(0, 540)),
                for: person,
                reason: "Earlier",
                id: CorrectionID(rawValue: name),
                at: later
            )
        }
        try await script.supervisor.approve(CorrectionID(rawValue: "a"), at: later)
        await #expect(throws: CorrectionError.corrected(by: CorrectionID(rawValue: "a"))) {
            try await script.bo.approve(CorrectionID(rawValue: "b"), at: later)
        }
    }

    @Test("a correction and its reversal give what was")
    func reversed() async throws {
        try script.work(7, day: 0)
        let before = try await script.days(7)
        let person = try script.person(7).id
        try await script.supervisor.make(
            .add(.breakBegin, at: TimesheetScript.at(0, 720)),
            for: person,
            reason: "Lunch",
            id: id,
            at: later
        )
        #expect(try await script.days(7) != before)
        // Of what was decided at one instant nobody can say what was first.
        let afterwards = later.adding(microseconds: 1)
        try await script.supervisor.make(.reverse(id), for: person, reason: "There was none", at: afterwards)
        #expect(try await script.days(7) == before)
    }

    @Test("what will be cannot be corrected, nor what is not there, nor without a reason")
    func impossible() async throws {
        let person = try script.person(7).id
        let unknown = EntryID(hash: [UInt8](repeating: 1, count: 32))
        await #expect(throws: CorrectionError.future) {
            try await script.mei.request(.add(.in, at: TimesheetScript.at(2, 0)), for: person, reason: "x", at: later)
        }
        await #expect(throws: CorrectionError.unknownPunch) {
            try await script.mei.request(.remove(.entry(unknown)), for: person, reason: "x", at: later)
        }
        await #expect(throws: CorrectionError.badReason) {
            try await script.mei.request(.add(.in, at: TimesheetScript.at(0, 0)), for: person, reason: "  ", at: later)
        }
        await #expect(throws: CorrectionError.unknownCorrection(id)) { try await script.bo.approve(id, at: later) }
        await #expect(throws: RosterError.personGone) {
            try await script.mei.request(
                .add(.in, at: TimesheetScript.at(0, 0)),
                for: PersonID(rawValue: "nobody"),
                reason: "x",
                at: later
            )
        }
    }
}
