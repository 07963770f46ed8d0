import Attendance
import BeaconKit
import MusterRadio
import Station

/// Everybody's timesheet against the truth: how long they worked, when they came and when they went, so that no two
/// differences cancel each other.
struct MonthScore {
    /// Up to this a timesheet is right, in µs.
    private static let tolerance: Int64 = 120_000_000

    /// Days of people who were there, or should have been.
    private(set) var days = 0
    /// Days within the tolerance.
    private(set) var right = 0
    /// Days beyond it that are on the list of exceptions.
    private(set) var listed = 0
    /// Days beyond it that nobody would look at.
    private(set) var hidden: [String] = []
    /// Days within the tolerance that are on the list because of doubts.
    private(set) var doubted = 0
    /// Differences within the tolerance, in s.
    private var small: [Int64] = []

    /// The median of the differences within the tolerance, in s.
    var median: Int64 { small.isEmpty ? 0 : small.sorted()[small.count / 2] }

    mutating func count(_ sheet: DaySheet, of person: Person, visits: [SimulatedOffice.Visit]) {
        days += 1
        let truth = visits.reduce(0) { $0 + $1.left.microseconds(since: $1.arrived) }
        let difference = sheet.raw.worked - truth
        let furthest = max(abs(difference), Self.edges(sheet, visits))
        let isDoubted = sheet.exceptions.contains { Self.isDoubt($0.kind) }
        if furthest <= Self.tolerance {
            right += 1
            small.append(furthest / 1_000_000)
            if isDoubted { doubted += 1 }
        } else if isDoubted || sheet.exceptions.contains(where: { Self.tells($0, sheet: sheet, visits: visits) }) {
            listed += 1
        } else {
            hidden.append(
                "\(person.number) on \(sheet.day): \(difference / 60_000_000) min; \(Self.words(sheet)) instead of "
                    + "\(visits.map { "\($0.arrived.iso8601)-\($0.left.iso8601)" }); "
                    + "\(sheet.exceptions.map(\.kind.rawValue))"
            )
        }
    }

    /// A day on which nobody has to be there, and nobody is.
    mutating func countFree(_ sheet: DaySheet, of person: Person) {
        guard !sheet.sessions.isEmpty || !sheet.exceptions.isEmpty else { return }
        hidden.append("\(person.number) on \(sheet.day), which is free: \(Self.words(sheet))")
    }

    private static func words(_ sheet: DaySheet) -> [String] {
        sheet.sessions.map { "\($0.start.iso8601)-\($0.end?.iso8601 ?? "")" }
    }

    /// How far the first coming or the last going is from the truth, in µs.
    private static func edges(_ sheet: DaySheet, _ visits: [SimulatedOffice.Visit]) -> Int64 {
        guard let first = visits.first, let last = visits.last else { return sheet.sessions.isEmpty ? 0 : .max }
        guard let start = sheet.sessions.first?.start, let end = sheet.sessions.last?.end else { return .max }
        return max(abs(start.microseconds(since: first.arrived)), abs(end.microseconds(since: last.left)))
    }

    /// Whether an exception says that the day is not to be trusted, and not only what somebody did.
    private static func isDoubt(_ kind: Attendance.Exception.Kind) -> Bool {
        switch kind {
        case .missingIn, .missingOut, .closedAutomatically, .doubtfulClock, .weakPresence, .reportedLate, .afterClosing,
            .longSession:
            true
        case .late, .leftEarly, .absent, .unscheduled, .shortBreak, .overlap, .together: false
        }
    }

    /// Whether an exception of somebody's doing is the difference itself: late who was not, gone early who was not, absent
    /// who was there.
    private static func tells(
        _ exception: Attendance.Exception,
        sheet: DaySheet,
        visits: [SimulatedOffice.Visit]
    ) -> Bool {
        switch exception.kind {
        case .late: visits.first.map { exception.at.microseconds(since: $0.arrived) > tolerance } ?? true
        case .leftEarly: visits.last.map { $0.left.microseconds(since: exception.at) > tolerance } ?? true
        case .absent: !visits.isEmpty
        default: false
        }
    }
}
