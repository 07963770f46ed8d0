import Attendance
import Station

/// The closed periods, and what stands in the way of closing another.
struct PeriodsView: Sendable {
    struct Line: Sendable {
        let address: String
        let words: String
        let name: String
        let when: String
    }

    struct Row: Sendable {
        let from: String
        let to: String
        let words: String
        let since: String
        let label: String
    }

    let t: PlanTexts
    let time: TimeTexts
    let notice: Notice?
    let csrfToken: String
    let mayClose: Bool
    let from: String
    let to: String
    let isChecked: Bool
    /// Said where nothing stands in the way.
    let clean: String?
    let mustFix: String?
    /// It can be closed all the same.
    let mayForce: Bool
    let lines: [Line]
    let waiting: String?
    let rows: [Row]
    let departments: [Choice]
    /// What is worked through first; `nil` where the days cannot be shown.
    let monthEnd: MonthEndView?

    init(
        _ snapshot: Snapshot,
        from: LocalDay,
        to: LocalDay,
        lines: [ExceptionLine]?,
        isReported: Bool,
        most: Int,
        clock: SiteClock,
        mayClose: Bool,
        csrfToken: String,
        departments: [Choice],
        monthEnd: MonthEndView?,
        notice: Notice?
    ) {
        let words = clock.texts.plan
        let common = clock.texts.attendance
        t = words
        time = common
        self.notice = notice
        self.departments = departments
        self.monthEnd = monthEnd
        self.csrfToken = csrfToken
        self.mayClose = mayClose
        self.from = "\(from)"
        self.to = "\(to)"
        isChecked = lines != nil
        func full(_ day: LocalDay) -> String { common.fullDay(clock.day(day), day.year) }
        clean = lines?.isEmpty == true && isReported ? words.clean(full(from), full(to)) : nil
        mustFix = lines.flatMap { $0.isEmpty ? nil : words.mustFix($0.count) }
        mayForce = mustFix != nil || !isReported
        self.lines = (lines ?? []).prefix(most).map { line in
            Line(
                address: TimesheetController.address(line.person.id, on: line.exception.day),
                words: common.kind(line.exception.kind),
                name: line.person.details.name,
                when: clock.day(line.exception.day)
            )
        }
        let pending = snapshot.attendance.corrections.all.count { state in
            guard state.decision == .pending else { return false }
            return snapshot.days(touchedBy: state.correction).contains { from <= $0 && $0 <= to }
        }
        waiting = lines != nil && pending > 0 ? words.waiting(pending) : nil
        rows = snapshot.attendance.periods.closedRanges.reversed().map { range, since in
            let days = words.closedLine(full(range.from), full(range.to))
            return Row(
                from: "\(range.from)",
                to: "\(range.to)",
                words: days,
                since: words.closedAt(clock.moment(since)),
                label: words.reopenLabel(days)
            )
        }
    }
}
