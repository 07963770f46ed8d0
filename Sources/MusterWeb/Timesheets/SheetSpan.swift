import Attendance

/// The days of a timesheet, as they are asked for.
struct SheetSpan: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case day, week, month, period, range
    }

    let kind: Kind
    let range: DayRange

    init(kind: Kind, range: DayRange) {
        self.kind = kind
        self.range = range
    }

    init(month: Month) {
        kind = .month
        // A month has its first day before its last.
        range = (try? DayRange(from: month.first, to: month.next.first.adding(-1))) ?? DayRange(month.first)
    }

    /// By default the present month.
    ///
    /// - Parameter period: the pay period in which a day lies.
    /// - Throws: `ScheduleError`.
    init(_ incoming: IncomingRequest, today: LocalDay, period: (LocalDay) throws -> DayRange) throws {
        let on = LocalDay(incoming.query("on") ?? "") ?? today
        kind = incoming.query("span").flatMap { Kind(rawValue: $0) } ?? .month
        switch kind {
        case .day: range = DayRange(on)
        case .week: range = try DayRange(from: on.adding(1 - on.weekday), to: on.adding(7 - on.weekday))
        case .month:
            let month = Month(of: on)
            range = try DayRange(from: month.first, to: month.next.first.adding(-1))
        case .period: range = try period(on)
        case .range:
            let to = LocalDay(incoming.query("to") ?? "") ?? on
            let from = LocalDay(incoming.query("from") ?? "") ?? to.adding(-30)
            range = try DayRange(from: from, to: to, most: TimesheetController.mostDays)
        }
    }

    /// A day of the span before, and of the one after; `nil` for a range of one's own.
    var neighbours: (LocalDay, LocalDay)? {
        kind == .range ? nil : (range.from.adding(-1), range.to.adding(1))
    }
}
