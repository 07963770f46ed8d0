import Attendance
import BeaconKit
import MusterRadio
import MusterStorage
import Station

/// Some days of an office in which much breaks, and everybody's timesheet against the truth.
struct MonthTrial {
    private static let second: Int64 = 1_000_000
    private static let minute = 60 * second
    private static let day = 1440 * minute

    private var run: OfficeRun
    private let seed: UInt64

    init(seed: UInt64) throws {
        self.seed = seed
        run = try OfficeRun(seed: seed)
    }

    /// Lets so many days pass, from a quarter to eight to the same time.
    mutating func run(days: Int) async throws {
        var random = SeededGenerator(seed: seed)
        for day in 0..<days {
            run.faults = []
            run.office.faults = []
            if isWorkday(day) { breakThings(on: day, &random) }
            try await run.advance(to: moment(day + 1, 0), by: 2)
        }
    }

    /// So many seconds after a quarter to eight.
    private func moment(_ day: Int, _ seconds: Int) -> Instant {
        run.office.start.adding(microseconds: Int64(day) * Self.day + Int64(seconds) * Self.second)
    }

    private func isWorkday(_ day: Int) -> Bool { run.office.script.calendar.isWorkingDay(day) }

    /// Every working day all receivers are deaf for up to a quarter of an hour. On every second one a plug is pulled, for
    /// up to an hour; on every third one receiver is deaf for hours, on every fifth the clock is wrong for an hour. On every
    /// tenth a badge's battery is empty until the evening.
    private mutating func breakThings(on day: Int, _ random: inout SeededGenerator) {
        func span(_ longest: Int, from: Int = 0, until: Int = 39_600) -> Range<Instant> {
            let start = Int.random(in: from..<until, using: &random)
            return moment(day, start)..<moment(day, start + Int.random(in: 30...longest, using: &random))
        }
        run.faults.append(OfficeRun.Fault(kind: .deaf, span: span(900)))
        if day.isMultiple(of: 2) { run.faults.append(OfficeRun.Fault(kind: .off, span: span(3600))) }
        if day.isMultiple(of: 3), let receiver = run.office.receivers.randomElement(using: &random) {
            run.office.faults.append(.deaf(receiver.id, span(10_800)))
        }
        if day % 5 == 1 {
            let ahead = Int.random(in: 0..<2, using: &random) == 0 ? 1200 : -1200
            run.faults.append(OfficeRun.Fault(kind: .clock(ahead), span: span(3600)))
        }
        if day % 10 == 3 {
            let member = run.office.cast.members[Int.random(in: run.office.cast.members.indices, using: &random)]
            let moment = span(60, from: 7200, until: 18_000).lowerBound
            run.office.faults.append(.emptyBattery(member.badge.identity, moment))
        }
    }

    /// What came of it.
    func score(days: Int) async throws -> MonthScore {
        let snapshot = try await AttendanceRepository(store: run.store).snapshot()
        let first = snapshot.attendance.zones.day(of: run.office.start)
        let sheets = snapshot.days(
            of: run.people,
            in: try DayRange(from: first, to: first.adding(days - 1)),
            knowledge: snapshot.knowledge(at: run.office.now)
        )
        var score = MonthScore()
        for (place, person) in sheets.enumerated() {
            for sheet in person.days {
                guard isWorkday(sheet.day.ordinal - first.ordinal) else {
                    score.countFree(sheet, of: person.person)
                    continue
                }
                let visits = run.office.visits(ofMember: place, onDay: sheet.day.ordinal - first.ordinal)
                score.count(sheet, of: person.person, visits: visits)
            }
        }
        return score
    }
}
