import Attendance
import BeaconKit
import Foundation
import MusterExports
import MusterStorage
import Station

/// How long a month of 1,000 people with four punches a day takes through the real store: imported, read, derived, made a
/// workbook.
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
        /// Seconds to make the month's workbook of totals, days and exceptions.
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
        let clock = ContinuousClock()
        let repository = AttendanceRepository(store: store)
        let commands = AttendanceCommands(repository: repository, actor: "benchmark", source: .import)
        var punches = 0
        let importing = try await clock.measure {
            let sheet = try PunchSheet(csv: text, zones: try await repository.snapshot().attendance.zones)
            punches = try await commands.importPunches(sheet, at: now)
        }
        let fresh = AttendanceRepository(store: store)
        let reading = try await clock.measure { _ = try await fresh.snapshot() }
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
        var bytes = 0
        let workbook = try await median {
            bytes = try XlsxMaker().workbook(ReportTable.workbook(days, in: snapshot)).count
        }
        let maker = try MonthlySheetMaker(
            snapshot: snapshot,
            people: days.map(\.person),
            range: range,
            texts: MonthlySheetTexts(.english),
            actors: ActorNames([:]),
            reasons: [:],
            anchor: try store.ownAnchor(),
            now: now
        )
        let sheets = try await ContinuousClock().measure {
            let document = try await PDFSheetPrinter().document(of: days, by: maker)
            guard document.pages == people else {
                throw BenchmarkError.wrongResult(
                    "sheets",
                    expected: UInt64(people),
                    actual: UInt64(document.pages)
                )
            }
        }
        return Result(
            punches: punches,
            importing: importing / .seconds(1),
            reading: reading / .seconds(1),
            month: month,
            day: day,
            workbook: workbook,
            bytes: bytes,
            sheets: sheets / .seconds(1)
        )
    }

    private func median(_ work: () async throws -> Void) async throws -> Double {
        var times: [Double] = []
        for _ in 0..<5 { times.append(try await ContinuousClock().measure(work) / .seconds(1)) }
        return times.sorted()[2]
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
