import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("The attendance repository")
struct AttendanceRepositoryTests {
    private let script: TimesheetScript

    init() throws { script = try TimesheetScript() }

    @Test("what others write is in the snapshot at the next question")
    func following() async throws {
        #expect(try await script.days(7).totals.worked == 0)
        try script.work(7, day: 0)
        #expect(try await script.days(7).totals.worked == 510 * 60_000_000)
        try RosterCommands(store: script.store, actor: "test", source: .supervisor).archive(
            script.person(8).id,
            at: TimesheetScript.at(1, 0)
        )
        let snapshot = try await script.repository.snapshot()
        #expect(snapshot.people(in: DayRange(TimesheetScript.monday)).map(\.number.rawValue) == [7])
        #expect(snapshot.head == (try script.store.state().head))
    }

    @Test("somebody archived is reported where they punched, and a department by itself")
    func people() async throws {
        try script.work(8, day: 0)
        try RosterCommands(store: script.store, actor: "test", source: .supervisor).archive(
            script.person(8).id,
            at: TimesheetScript.at(1, 0)
        )
        let snapshot = try await script.repository.snapshot()
        func numbers(_ department: String?, _ day: Int) -> [Int] {
            snapshot.people(of: department, in: DayRange(TimesheetScript.monday.adding(day))).map(\.number.rawValue)
        }
        #expect(numbers(nil, 0) == [7, 8])
        #expect(numbers("Sales", 0) == [8])
        #expect(numbers(nil, 3) == [7])
    }

    @Test("somebody removed is reported where they punched, by the name that is left")
    func removed() async throws {
        try script.work(8, day: 0)
        let bo = try script.person(8).id
        let range = DayRange(TimesheetScript.monday)
        let roster = RosterCommands(store: script.store, actor: "test", source: .supervisor)
        func reported() async throws -> [String] {
            let kept = try await script.repository.snapshot()
            // A kept snapshot is the one that is read at once.
            let fresh = try await AttendanceRepository(store: script.store).snapshot()
            #expect(kept.people(in: range) == fresh.people(in: range))
            let days = kept.days(
                of: kept.people(in: range),
                in: range,
                knowledge: Timesheet.Knowledge(complete: TimesheetScript.at(7, 0))
            )
            return days.map { own in
                "\(own.person.number.rawValue) \(own.person.details.name) \(own.totals.worked / 60_000_000)"
            }
        }
        _ = try await script.repository.snapshot()
        try roster.remove(bo, at: TimesheetScript.at(2, 0))
        #expect(try await reported() == ["7 Mei Lin 0", "8 Bo 510"])
        let snapshot = try await script.repository.snapshot()
        #expect(snapshot.people(of: "Sales", in: range).map(\.id) == [bo])
        #expect(snapshot.people(in: DayRange(TimesheetScript.monday.adding(1))).map(\.number.rawValue) == [7])
        try roster.erase(bo, at: TimesheetScript.at(3, 0))
        #expect(try await reported() == ["7 Mei Lin 0", "8 — 510"])
    }

    @Test("nobody is absent before they came, or after they left")
    func employment() async throws {
        func days(_ number: Int) async throws -> [LocalDay] {
            let snapshot = try await script.repository.snapshot()
            let range = try DayRange(from: TimesheetScript.monday.adding(-3), to: TimesheetScript.monday.adding(4))
            return snapshot.days(
                of: [try script.person(number)],
                in: range,
                knowledge: Timesheet.Knowledge(complete: TimesheetScript.at(7, 0))
            )[0].days.map(\.day)
        }
        // They came on Sunday.
        #expect(try await days(7).first == TimesheetScript.monday.adding(-1))
        try await script.supervisor.make(
            .add(.in, at: TimesheetScript.at(-3, 540)),
            for: script.person(7).id,
            reason: "Worked before",
            at: TimesheetScript.at(0, 0)
        )
        #expect(try await days(7).prefix(2) == [TimesheetScript.monday.adding(-3), TimesheetScript.monday.adding(-1)])
        try script.work(8, day: 0)
        try RosterCommands(store: script.store, actor: "test", source: .supervisor).archive(
            script.person(8).id,
            at: TimesheetScript.at(2, 0)
        )
        #expect(try await days(8).last == TimesheetScript.monday.adding(2))
    }

    @Test("a snapshot that is kept up to date equals one that is read at once")
    func incremental() async throws {
        for day in 0..<5 {
            try script.work(7, day: day)
            try script.punch(8, .in, day, 600 + day)
            _ = try await script.repository.snapshot()
        }
        try await script.supervisor.make(
            .add(.out, at: TimesheetScript.at(0, 1020)),
            for: script.person(8).id,
            reason: "Forgot",
            at: TimesheetScript.at(5, 0)
        )
        let kept = try await script.repository.snapshot()
        let fresh = try await AttendanceRepository(store: script.store).snapshot()
        let range = try DayRange(from: TimesheetScript.monday, to: TimesheetScript.monday.adding(6))
        let knowledge = Timesheet.Knowledge(complete: TimesheetScript.at(8, 0))
        let people = kept.people(in: range)
        #expect(
            kept.days(of: people, in: range, knowledge: knowledge)
                == fresh.days(of: people, in: range, knowledge: knowledge)
        )
        #expect(
            kept.exceptions(of: people, in: range, knowledge: knowledge).count
                == fresh.exceptions(of: people, in: range, knowledge: knowledge).count
        )
    }

    @Test("the inbox has the worst to fix before payroll, and says what was asked for")
    func inbox() async throws {
        try script.punch(7, .in, 0, 540)
        try script.punch(8, .in, 0, 570)
        try script.punch(8, .out, 0, 1050)
        let range = DayRange(TimesheetScript.monday)
        func lines(_ severity: Exception.Severity) async throws -> [ExceptionLine] {
            let snapshot = try await script.repository.snapshot()
            return snapshot.exceptions(
                of: snapshot.people(in: range),
                in: range,
                from: severity,
                knowledge: Timesheet.Knowledge(complete: TimesheetScript.at(2, 0))
            )
        }
        #expect(try await lines(.notice).map(\.exception.kind) == [.missingOut, .late])
        #expect(try await lines(.mustFix).map(\.person.number.rawValue) == [7])
        #expect(try await lines(.mustFix).map(\.isRequested) == [false])
        try await script.mei.request(
            .add(.out, at: TimesheetScript.at(0, 1050)),
            for: script.person(7).id,
            reason: "Forgot to punch out",
            at: TimesheetScript.at(1, 0)
        )
        #expect(try await lines(.mustFix).map(\.isRequested) == [true])
        #expect(Set(try await lines(.notice).map(\.place)).count == 2)
    }

    @Test("a day in detail says what became of each punch")
    func detail() async throws {
        let first = try script.punch(7, .in, 0, 540)
        let again = try script.punch(7, .in, 0, 541)
        let out = try script.punch(7, .out, 0, 1050)
        try await script.supervisor.make(
            .replace(.entry(out), by: .out, at: TimesheetScript.at(0, 1020)),
            for: script.person(7).id,
            reason: "Left earlier",
            at: TimesheetScript.at(1, 0)
        )
        let snapshot = try await script.repository.snapshot()
        let detail = snapshot.detail(
            of: try script.person(7),
            on: TimesheetScript.monday,
            knowledge: Timesheet.Knowledge(complete: TimesheetScript.at(1, 0))
        )
        #expect(detail.evidence.map(\.punch.id) == [first, again, out])
        let correction = try #require(detail.corrections.first?.correction.id)
        #expect(detail.evidence.map(\.fate) == [.counts, .duplicate(of: first), .corrected(by: correction)])
        #expect(detail.sheet.sessions.first?.end == TimesheetScript.at(0, 1020))
        #expect(detail.closed == nil && detail.timeZone == "UTC")
    }

    @Test("what another policy would make of the days stands beside what counts")
    func whatIf() async throws {
        try script.punch(7, .in, 0, 552)
        try script.punch(7, .out, 0, 1050)
        var policy = TimesheetPolicy()
        policy.grace = 30
        let snapshot = try await script.repository.snapshot()
        let comparisons = snapshot.comparison(
            of: [try script.person(7)],
            in: DayRange(TimesheetScript.monday),
            with: policy,
            knowledge: Timesheet.Knowledge(complete: TimesheetScript.at(1, 0))
        )
        #expect(comparisons[0].comparison.current.late == 12 * 60_000_000)
        #expect(comparisons[0].comparison.changed.late == 0)
        #expect(comparisons[0].comparison.differences.count == 1)
        #expect(comparisons[0].comparison.currentExceptions == 1)
        #expect(comparisons[0].comparison.changedExceptions == 0)
    }

    @Test("what is compared are the days of the timesheet: nobody is absent before they came")
    func comparedDays() async throws {
        try script.work(7, day: 0)
        let snapshot = try await script.repository.snapshot()
        let range = try DayRange(from: TimesheetScript.monday.adding(-7), to: TimesheetScript.monday.adding(1))
        let knowledge = Timesheet.Knowledge(complete: TimesheetScript.at(7, 0))
        let people = [try script.person(7)]
        let comparison = snapshot.comparison(of: people, in: range, with: TimesheetPolicy(), knowledge: knowledge)[0]
            .comparison
        let days = snapshot.days(of: people, in: range, knowledge: knowledge)[0]
        #expect(comparison.current == days.totals && comparison.changed == days.totals)
        #expect(comparison.current.absent == 510 * 60_000_000)
        #expect(comparison.currentExceptions == days.days.flatMap(\.exceptions).count)
        #expect(comparison.differences.isEmpty)
    }

    @Test("each department's people are summed up, and those who are in none come first")
    func departments() async throws {
        try script.work(7, day: 0)
        try script.punch(8, .in, 0, 540)
        let roster = RosterCommands(store: script.store, actor: "test", source: .supervisor)
        for number in [9, 10] {
            try roster.add(
                number: #require(PersonNumber(rawValue: number)),
                details: PersonDetails(name: "Somebody", department: number == 9 ? "" : "Sales"),
                at: TimesheetScript.at(0, -600)
            )
        }
        let snapshot = try await script.repository.snapshot()
        let range = DayRange(TimesheetScript.monday)
        let days = snapshot.days(
            of: snapshot.people(in: range),
            in: range,
            knowledge: Timesheet.Knowledge(complete: TimesheetScript.at(7, 0))
        )
        let departments = DepartmentTotals.all(of: days)
        #expect(departments.map(\.name) == ["", "Design", "Sales"])
        #expect(departments.map(\.people) == [1, 1, 2])
        #expect(departments.map(\.days) == [0, 1, 1])
        #expect(departments.map { Totals.minutes($0.totals.worked) }.prefix(2) == [0, 510])
        #expect(departments.map { Totals.minutes($0.totals.absent) }.prefix(2) == [510, 0])
        #expect(departments[2].mustFix == 1 && departments[1].exceptions == 0)
        let whole = departments.reduce(Totals()) { $0 + $1.totals }
        #expect(whole == days.reduce(Totals()) { $0 + $1.totals })
    }

    @Test("nobody is absent before every receiver has reported")
    func watermark() async throws {
        func status(_ live: [BoardReceiver]? = nil) async throws -> DayStatus {
            let snapshot = try await script.repository.snapshot()
            let knowledge = snapshot.knowledge(at: TimesheetScript.at(0, 1200), live: live)
            let range = DayRange(TimesheetScript.monday)
            return snapshot.days(of: [try script.person(7)], in: range, knowledge: knowledge)[0].days[0].status
        }
        #expect(try await status() == .absent)
        try note(.stationStarted(StationStarted(version: "1")), 480)
        try note(.receiverHeard, 481)
        #expect(try await status() == .absent)
        try note(.receiverDeaf(ReceiverDeaf(lastHeard: TimesheetScript.at(0, 900))), 905)
        #expect(try await status() == .pending)
        try note(.receiverHeard, 1100)
        #expect(try await status() == .absent)
        func receiver(_ health: BoardReceiver.Health, _ heard: Instant?) -> BoardReceiver {
            BoardReceiver(name: "door", room: "Hall", health: health, lastHeard: heard, reportsPerSecond: 0)
        }
        #expect(try await status([]) == .absent)
        #expect(try await status([receiver(.hearing, nil)]) == .absent)
        #expect(try await status([receiver(.hearing, nil), receiver(.deaf, TimesheetScript.at(0, 700))]) == .pending)
        #expect(try await status([receiver(.waiting, nil)]) == .pending)
        try note(.stationStopped, 1000)
        #expect(try await status() == .pending)
    }

    @Test("a sighting says nothing of now once its receiver is deaf, or the station has stopped or begun anew")
    func frozen() async throws {
        func isFrozen(_ minutes: Int?) async throws -> Bool {
            try await script.repository.snapshot().receivers.isFrozen(minutes.map { TimesheetScript.at(0, $0) })
        }
        #expect(try await isFrozen(nil) == true)
        try note(.stationStarted(StationStarted(version: "1")), 480)
        #expect(try await isFrozen(479) == true)
        #expect(try await isFrozen(481) == false)
        try note(.receiverDeaf(ReceiverDeaf(lastHeard: TimesheetScript.at(0, 900))), 905)
        #expect(try await isFrozen(900) == true)
        // Another receiver heard it.
        #expect(try await isFrozen(901) == false)
        try note(.receiverHeard, 910)
        #expect(try await isFrozen(900) == false)
        try note(.stationStopped, 1000)
        #expect(try await isFrozen(999) == true)
        try note(.stationStarted(StationStarted(version: "1")), 1010)
        #expect(try await isFrozen(999) == true)
        #expect(try await isFrozen(1011) == false)
    }

    /// Something that the station notes, minutes after midnight of Monday.
    private func note(_ fact: Fact, _ minutes: Int) throws {
        let draft = EntryDraft(
            fact,
            happened: TimesheetScript.at(0, minutes),
            source: .system,
            receiver: "door",
            actor: "station"
        )
        _ = try script.store.append([draft], recorded: TimesheetScript.at(0, minutes))
    }
}
