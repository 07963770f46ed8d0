import Attendance
import Station

/// A month of what is planned for one person: their shifts, their leave and nobody else's, and the holidays.
struct OwnPlanView: Sendable {
    let t: PlanTexts
    let time: TimeTexts
    let dayTexts: DayTexts
    let name: String
    let month: String
    let earlier: String
    /// `nil` where the plan is not shown any further.
    let later: String?
    let weekdays: [String]
    let weeks: [PlanView.Week]
    let holidays: [PlanView.Line]
    let leave: [PlanView.Line]
    /// What the person did in that month.
    let record: String

    init(_ snapshot: Snapshot, of person: Person, month: Month, today: LocalDay, last: LocalDay, clock: SiteClock) {
        let words = clock.texts.plan
        let common = clock.texts.attendance
        t = words
        time = common
        dayTexts = clock.texts.days
        name = person.details.name
        self.month = common.month(month.year, month.month)
        earlier = TimesheetController.planAddress(person.id, month: month.previous)
        later = month.next.first <= last ? TimesheetController.planAddress(person.id, month: month.next) : nil
        weekdays = (1...7).map { common.weekdays($0) }
        weeks = PlanView.weeks(snapshot, month, today: today, whose: person, department: nil, clock: clock)
        holidays = PlanView.holidays(snapshot, month, clock: clock)
        let own = snapshot.attendance.schedule.allLeave.filter { $0.person == person.id }
        leave = own.filter { $0.from < month.next.first && $0.to >= month.first }.map { leave in
            let range = words.leaveRange(clock.day(leave.from), clock.day(leave.to))
            return PlanView.Line(
                id: leave.id,
                title: common.leave(leave.kind),
                detail: leave.part == .all ? range : "\(range) · \(words.halfFree(leave.part))",
                label: ""
            )
        }
        record = TimesheetController.address(person.id, month: month)
    }
}
