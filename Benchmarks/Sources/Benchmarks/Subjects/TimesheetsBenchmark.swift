import Attendance
import BeaconKit
import Foundation
import MusterExports
import MusterStorage
import Station

/// How long a month of 1,000 people with four punches a day takes through the real store: imported, read, derived, made a
/// workbook, drawn: with pay rules, a contract for everybody and a law. In seconds of CPU time, as a command takes it.
struct TimesheetsBenchmark {
    struct Result {
        let punches: Int
        /// Seconds to read the table and import it, durable.
        let importing: Double
        /// Seconds to read the whole journal for the first question after a start.
        let reading: Double
        /// Seconds from a question to the totals of the month.
        let month: Double
        /// Seconds from a question to everybody's day.
        let day: Double
        /// Seconds from a question to everybody's codes and accounts.
        let pay: Double
        /// Seconds from a question to what the laws do not allow.
        let laws: Double
        /// Seconds to make the month's workbook of totals, days, codes, accounts and exceptions.
        let workbook: Double
        let bytes: Int
        /// Seconds to draw everybody's monthly sheet.
        let sheets: Double
    }

    private let people = 1000
    private let first = LocalDay(year: 2026, month: 6, day: 1)

    func run() async throws -> Result {
        let folder = FileManager.default.currentDirectoryPath + "/.build/timesheets-benchmark-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = try SQLiteJournal(folder: folder, mode: .create)
        let start = Instant(microseconds: 1_780_000_000_000_000)
        let now = start.adding(microseconds: 90 * 86_400_000_000)
        try SiteSetup().apply(to: store, at: start, fresh: (BeaconUUID(high: 1, low: 2), "Europe/Berlin"))
        let roster = RosterCommands(store: store, actor: "benchmark", source: .import)
        let new = try (1...people).map { index in
            guard let number = PersonNumber(rawValue: index) else { throw RosterError.numberOutOfRange("\(index)") }
            return NewPerson(number: number, details: try PersonDetails(name: "Person \(index)", department: "Office"))
        }
        try roster.add(new, at: start)
        let text = table()
        let repository = AttendanceRepository(store: store)
        let commands = AttendanceCommands(repository: repository, actor: "benchmark", source: .import)
        var punches = 0
        try rules(store, at: start)
        let importing = try await Self.seconds {
            let sheet = try PunchSheet(csv: text, zones: try await repository.snapshot().attendance.zones)
            punches = try await commands.importPunches(sheet, at: now)
        }
        let fresh = AttendanceRepository(store: store)
        let reading = try await Self.seconds { _ = try await fresh.snapshot() }
        let range = try DayRange(from: first, to: first.adding(29))
        var days: [PersonDays] = []
        let month = try await median {
            let snapshot = try await fresh.snapshot()
            days = snapshot.days(of: snapshot.people(in: range), in: range, knowledge: snapshot.knowledge(at: now))
        }
        let worked = days.reduce(0) { $0 + $1.days.count { Totals.minutes($0.raw.worked) == 465 } }
        guard worked == 22 * people else {
            throw BenchmarkError.wrongResult("timesheets", expected: UInt64(22 * people), actual: UInt64(worked))
        }
        let day = try await median {
            let snapshot = try await fresh.snapshot()
            let day = DayRange(first.adding(16))
            _ = snapshot.days(of: snapshot.people(in: day), in: day, knowledge: snapshot.knowledge(at: now))
        }
        let snapshot = try await fresh.snapshot()
        let knowledge = snapshot.knowledge(at: now)
        var paid: [PersonPay] = []
        let pay = try await median { paid = snapshot.pay(of: days.map(\.person), in: range, knowledge: knowledge) }
        // Everybody works 7:45 on 22 days and is paid for it.
        let minutes = paid.reduce(0) { $0 + $1.minutes.total }
        guard minutes == Int64(465 * 22 * people), paid.allSatisfy({ $0.balance != nil }) else {
            throw BenchmarkError.wrongResult("pay", expected: UInt64(465 * 22 * people), actual: UInt64(minutes))
        }
        let laws = try await median {
            _ = snapshot.lawFindings(of: days.map(\.person), in: range, knowledge: knowledge)
        }
        var bytes = 0
        let workbook = try await median {
            bytes = try XlsxMaker().workbook(ReportTable.workbook(days, pay: paid, in: snapshot)).count
        }
        let maker = try MonthlySheetMaker(
            snapshot: snapshot,
            people: days.map(\.person),
            range: range,
            texts: MonthlySheetTexts(.english),
            actors: ActorNames([:]),
            reasons: [:],
            pay: paid,
            anchor: try store.ownAnchor(),
            now: now
        )
        let sheets = try await Self.seconds {
            let document = try await PDFSheetPrinter().document(of: days, by: maker)
            guard document.pages >= people else {
                throw BenchmarkError.wrongResult(
                    "sheets",
                    expected: UInt64(people),
                    actual: UInt64(document.pages)
                )
            }
        }
        return Result(
            punches: punches,
            importing: importing,
            reading: reading,
            month: month,
            day: day,
            pay: pay,
            laws: laws,
            workbook: workbook,
            bytes: bytes,
            sheets: sheets
        )
    }

    private func median(_ work: () async throws -> Void) async throws -> Double {
        var times: [Double] = []
        for _ in 0..<5 { times.append(try await Self.seconds(work)) }
        return times.sorted()[2]
    }

    /// Seconds of CPU time, of all threads.
    private static func seconds(_ work: () async throws -> Void) async rethrows -> Double {
        let before = clock()
        try await work()
        return Double(clock() - before) / Double(CLOCKS_PER_SEC)
    }

    /// Overtime by day, week and period, supplements for nights, Sundays and holidays, limits of accounts, flexible contracts
    /// for everybody, and two laws.
    private func rules(_ store: SQLiteJournal, at now: Instant) throws {
        let day = LocalDay(year: 2026, month: 1, day: 1)
        let text = """
            band day>12:00 OT100 200% pay; band day>8:00 OT50 150% pay; band week>40:00 W 125% time
            band period>170:00 P 110% pay; supplement NIGHT 23:00-06:00 days 1234567 25% pay
            supplement SUN 00:00-24:00 days 7 50% pay; supplement HOL 00:00-24:00 holidays 125% pay
            """
        let limits = try AccountRules(text: "ceiling 40:00; floor -20:00; settle monthly payout; expire 03-31")
        let terms = try ContractTerms(text: "weekly 38:45 days 12345 core 10:00-15:00 flexitime 07:00-20:00")
        var facts: [Fact] = [
            .payRulesSet(PayRulesSet(try PayRules(text: text), for: .everyone, from: day)),
            .accountRulesSet(AccountRulesSet(limits, for: .everyone, from: day)),
            .lawsChosen(LawsChosen([.europeanUnion, .germany], from: day)),
        ]
        for person in try store.state().roster.people.values {
            let contract = try Contract(id: "c \(person.number)", person: person.id, terms: terms, from: day)
            facts.append(.contractSet(contract))
        }
        let drafts = facts.map { EntryDraft($0, happened: now, source: .supervisor, actor: "benchmark") }
        _ = try store.append(drafts, recorded: now)
    }

    /// In, half an hour's lunch as a break, out: 22 days of June 2026.
    private func table() -> String {
        var text = "number,time,direction\n"
        for offset in 0..<30 where first.adding(offset).weekday < 6 {
            let day = first.adding(offset)
            for (direction, time) in [
                ("in", "09:00"), ("break-begin", "12:00"), ("break-end", "12:30"), ("out", "17:15"),
            ] {
                for number in 1...people { text += "\(number),\(day) \(time),\(direction)\n" }
            }
        }
        return text
    }
}
