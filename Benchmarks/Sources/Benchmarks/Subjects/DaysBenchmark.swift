import Attendance
import BeaconKit

/// How long days take to be derived from their punches, with corrections' and schedules' rules, on one core.
struct DaysBenchmark {
    struct Result {
        /// Seconds to put a month's entries into order.
        let reading: Double
        /// Seconds to derive a month of everybody.
        let month: Double
        /// Seconds to derive a year of everybody.
        let year: Double
        /// Seconds to derive one day of everybody in the middle of the year.
        let day: Double
        /// Days with a session in the month and in the year, which the cost should be proportional to.
        let monthDays: Int
        let yearDays: Int
    }

    let people = 1000
    private let first = LocalDay(year: 2026, month: 1, day: 1)
    private let clock: ZoneClock

    init() throws {
        clock = try ZoneClock("Europe/Berlin")
    }

    /// - Returns: medians of the rounds.
    func run(rounds: Int = 5) throws -> Result {
        let everybody = (0..<people).map { (id: PersonID(rawValue: "person \($0)"), department: "Office") }
        let june = LocalDay(year: 2026, month: 6, day: 1)
        let month = try DayRange(from: june, to: june.adding(29))
        let year = try DayRange(from: first, to: LocalDay(year: 2026, month: 12, day: 31))
        let entries = try entries(year)
        let monthEntries = try self.entries(month)
        let book = try AttendanceLedger(entries)
        let knowledge = Timesheet.Knowledge(complete: clock.instant(of: year.to.adding(9), minutes: 0))
        let stopwatch = ContinuousClock()
        var days: [Int] = []
        func time(_ range: DayRange) throws -> Double {
            var times: [Double] = []
            var worked = 0
            for _ in 0..<rounds {
                var sheets: [[DaySheet]] = []
                times.append(
                    stopwatch.measure { sheets = book.days(of: everybody, in: range, knowledge: knowledge) }
                        / .seconds(1)
                )
                worked = sheets.joined().count { Totals.minutes($0.raw.worked) == 465 && $0.exceptions.isEmpty }
            }
            let workdays = (0..<range.count).count { range.from.adding($0).weekday < 6 }
            guard worked == workdays * people else {
                throw BenchmarkError.wrongResult("days", expected: UInt64(workdays * people), actual: UInt64(worked))
            }
            days.append(worked)
            return times.sorted()[rounds / 2]
        }
        let reading = try (0..<rounds).map { _ in
            var count = 0
            let time = try stopwatch.measure { count = try AttendanceLedger(monthEntries).people.count }
            guard count == people else {
                throw BenchmarkError.wrongResult("days", expected: UInt64(people), actual: UInt64(count))
            }
            return time / .seconds(1)
        }
        return Result(
            reading: reading.sorted()[rounds / 2],
            month: try time(month),
            year: try time(year),
            day: try time(DayRange(june.adding(16))),
            monthDays: days[0],
            yearDays: days[1]
        )
    }

    /// Four punches a day: in, half an hour's lunch as a break, out.
    private func entries(_ range: DayRange) throws -> [Entry] {
        let site = Fact.siteConfigured(
            SiteConfigured(
                name: "Benchmark",
                timeZone: clock.name,
                shift: try Shift("09:00-17:15", grace: 10),
                broadcastUUID: BeaconUUID(high: 1, low: 2)
            )
        )
        var entries: [Entry] = []
        add(site, at: clock.instant(of: first, minutes: 0), to: &entries)
        let punches: [(Punch.Direction, Int)] = [(.in, 540), (.breakBegin, 720), (.breakEnd, 750), (.out, 1035)]
        for offset in 0..<range.count where range.from.adding(offset).weekday < 6 {
            for (direction, minute) in punches {
                let instant = clock.instant(of: range.from.adding(offset), minutes: minute)
                for person in 0..<people {
                    let punch = Punch(person: PersonID(rawValue: "person \(person)"), direction: direction)
                    add(.punched(punch), at: instant, to: &entries)
                }
            }
        }
        return entries
    }

    /// An entry with a number for a hash: nothing here verifies a chain.
    private func add(_ fact: Fact, at instant: Instant, to entries: inout [Entry]) {
        let sequence = Int64(entries.count + 1)
        entries.append(
            Entry(
                sequence: sequence,
                fact: fact,
                happened: instant,
                recorded: instant,
                timeZone: clock.name,
                offset: clock.offset(at: instant),
                source: .kiosk,
                receiver: "Entrance",
                actor: "station",
                previousHash: Entry.noHash,
                hash: withUnsafeBytes(of: (UInt64(sequence) &* 0x9E37_79B9_7F4A_7C15).bigEndian) { Array($0) }
            )
        )
    }
}
