import Attendance

/// The days of a timesheet, as they are asked for.
struct SheetSpan: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case day, week, month, range
    }

    let kind: Kind
    let range: DayRange

    init(month: Month) {
        kind = .month
        // A month has its first day before its last.
        range = (try? DayRange(from: month.first, to: month.next.first.adding(-1))) ?? DayRange(month.first)
    }

    /// By default the present month.
    ///
    /// - Throws: `ScheduleError`.
    init(_ visit: Visit, today: LocalDay) throws {
        let on = LocalDay(visit.query("on") ?? "") ?? today
        kind = visit.query("span").flatMap { Kind(rawValue: $0) } ?? .month
        switch kind {
        case .day: range = DayRange(on)
        case .week: range = try DayRange(from: on.adding(1 - on.weekday), to: on.adding(7 - on.weekday))
        case .month:
            let month = Month(of: on)
            range = try DayRange(from: month.first, to: month.next.first.adding(-1))
        case .range:
            let to = LocalDay(visit.query("to") ?? "") ?? on
            let from = LocalDay(visit.query("from") ?? "") ?? to.adding(-30)
            range = try DayRange(from: from, to: to, most: TimeDesk.mostDays)
        }
    }

    /// A day of the span before, and of the one after; `nil` for a range of one's own.
    var neighbours: (LocalDay, LocalDay)? {
        kind == .range ? nil : (range.from.adding(-1), range.to.adding(1))
    }
}
