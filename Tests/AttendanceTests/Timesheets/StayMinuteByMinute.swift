import Attendance
import BeaconKit
import Foundation

/// Says of every minute of a stay to which day it belongs, written by `docs/decisions/days.md` alone: slow, and plain enough
/// to be believed. It asks that everything happens at whole minutes.
struct StayMinuteByMinute {
    private static let minute: Int64 = 60_000_000

    /// In order of their beginnings, of all days around the stays.
    private let shifts: [ScheduledShift]
    private let calendar: Calendar

    init(_ shifts: [ScheduledShift], zone: TimeZone) {
        self.shifts = shifts.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        self.calendar = calendar
    }

    /// The parts of a stay, one after another, each with its day.
    ///
    /// - Parameter end: `nil` for a stay of which nobody knows the end: it is of the day on which it began.
    func parts(from start: Instant, to end: Instant?) -> [(day: LocalDay, from: Instant)] {
        var shift = Self.arrival(at: start, leaving: end, of: shifts)
        var isUnplanned = shift == nil
        var parts = [(day: shift?.day ?? day(of: start), from: start)]
        var minute = start
        while let end, minute < end {
            // Whoever stays until another shift begins is in it from then on, or from when the one before has ended.
            let next = shifts.first {
                $0 != shift && $0.start >= shift?.start ?? start && minute >= $0.start && minute < $0.end
                    && minute >= shift?.end ?? start
            }
            if let next {
                shift = next
                if next.day > parts[parts.count - 1].day {
                    parts.append((next.day, minute))
                } else if isUnplanned {
                    // What leave left of a shift of the day before may begin after midnight.
                    parts[0].day = next.day
                }
                isUnplanned = false
            }
            minute = minute.adding(microseconds: Self.minute)
        }
        return parts
    }

    /// The shift for which somebody came: the one that goes on, the one whose start is nearest, or one that begins within four
    /// hours unless they left before it.
    static func arrival(at instant: Instant, leaving end: Instant?, of shifts: [ScheduledShift]) -> ScheduledShift? {
        func distance(_ shift: ScheduledShift) -> Int64 { abs(shift.start.microseconds(since: instant)) }
        let open = shifts.filter { $0.opens <= instant && instant < $0.end }
        let current = open.filter { $0.start <= instant }
        if let found = (current.isEmpty ? open : current).min(by: { distance($0) < distance($1) }) {
            return found
        }
        let next = shifts.first {
            $0.start > instant && $0.start.microseconds(since: instant) < 240 * minute
        }
        if let next, let end, end <= next.start { return nil }
        return next
    }

    private func day(of instant: Instant) -> LocalDay {
        let date = Date(timeIntervalSince1970: Double(instant.microseconds) / 1_000_000)
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        return LocalDay(year: parts.year ?? 0, month: parts.month ?? 1, day: parts.day ?? 1)
    }
}
