import Attendance
import Foundation
import Station

/// A month of what is planned, and the forms that change it.
struct PlanView: Sendable {
    struct Day: Sendable {
        let number: Int
        let isToday: Bool
        /// A class of the style sheet.
        let kind: String
        let holiday: String?
        let shifts: [String]
        let leave: [String]
    }

    struct Cell: Sendable {
        let day: Day?
    }

    struct Week: Sendable {
        let days: [Cell]
    }

    struct Line: Sendable {
        let id: String
        let title: String
        let detail: String
        let label: String
    }

    let t: PlanTexts
    let time: TimeTexts
    let notice: Notice?
    let csrfToken: String
    let key: String
    let mayPlan: Bool
    let monthName: String
    let month: String
    let earlier: String
    let later: String
    let typed: String
    let who: String
    let departments: [Choice]
    let weekdays: [String]
    let weeks: [Week]
    let holidays: [Line]
    let leave: [Line]
    let shifts: [Line]
    let schedules: [Line]
    let kinds: [Choice]
    let parts: [Choice]
    let leaveParts: [Choice]
    let scopes: [Choice]
    let forDepartments: [Choice]
    let input: PlanFields
    let opensShift: Bool
    let opensSchedule: Bool
    let opensHoliday: Bool
    let opensLeave: Bool
    /// What laws do not allow in the month; `nil` for nothing.
    let laws: LawFindingsView?

    init(
        _ snapshot: Snapshot,
        month: Month,
        today: LocalDay,
        whose: Person?,
        department: String?,
        typed: String,
        departments: [Choice],
        input: PlanInput,
        mayPlan: Bool,
        csrfToken: String,
        laws: LawFindingsView?,
        clock: SiteClock,
        notice: Notice?
    ) {
        self.laws = laws
        let words = clock.texts.plan
        let common = clock.texts.attendance
        t = words
        time = common
        self.notice = notice
        self.csrfToken = csrfToken
        self.mayPlan = mayPlan
        key = UUID().uuidString
        monthName = common.month(month.year, month.month)
        self.month = month.text
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "-._")
        let chosen =
            "&person=\(whose.map { "\($0.number)" } ?? "")&department="
            + (department?.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")
        earlier = "/plan?month=\(month.previous.text)\(chosen)"
        later = "/plan?month=\(month.next.text)\(chosen)"
        self.typed = typed
        who = whose?.details.name ?? department ?? words.site
        self.departments = departments
        weekdays = (1...7).map { common.weekdays($0) }
        weeks = Self.weeks(snapshot, month, today: today, whose: whose, department: department, clock: clock)
        let schedule = snapshot.attendance.schedule
        func name(_ id: PersonID) -> String { snapshot.roster.anyone(id)?.details.name ?? "—" }
        holidays = Self.holidays(snapshot, month, clock: clock)
        leave = schedule.allLeave.filter { $0.from < month.next.first && $0.to >= month.first }.map { leave in
            let days = words.leaveRange(clock.day(leave.from), clock.day(leave.to))
            let title = "\(name(leave.person)) · \(common.leave(leave.kind))"
            return Line(
                id: leave.id,
                title: title,
                detail: leave.part == .all ? days : "\(days) · \(words.halfFree(leave.part))",
                label: words.withdrawLabel("\(title), \(days)")
            )
        }
        shifts = schedule.shifts.map { from, shift in
            let detail =
                [words.shiftWords(shift.hours.hours, shift.hours.grace)] + shift.breaks.map { words.breakWords($0) }
                + [words.since("\(from)")]
            return Line(
                id: shift.code,
                title: shift.code,
                detail: detail.joined(separator: " · "),
                label: words.removeShiftLabel(shift.code)
            )
        }
        schedules = schedule.allAssignments.reversed().map { assignment in
            let title =
                switch assignment.scope {
                case .site: words.site
                case .department(let department): department
                case .person(let id): name(id)
                case .assigned(let id): "\(name(id)) · \(words.scopeAssigned)"
                }
            return Line(
                id: assignment.id,
                title: title,
                detail: "\(assignment.rota.text) · "
                    + words.until("\(assignment.from)", assignment.to.map { "\($0)" }),
                label: words.endLabel("\(title), \(assignment.rota.text)")
            )
        }
        func choices(_ all: [(String, String)], _ chosen: String) -> [Choice] {
            all.map { Choice(value: $0.0, label: $0.1, isChosen: $0.0 == chosen) }
        }
        kinds = choices(Leave.Kind.allCases.map { ($0.rawValue, common.leave($0)) }, input.typed("kind", in: .leave))
        let all = Self.leaveParts(words)
        parts = choices(all, input.typed("part", in: .holiday, at: "all"))
        leaveParts = choices(all, input.typed("part", in: .leave, at: "all"))
        scopes = choices(
            [
                ("site", words.scopeSite), ("department", words.scopeDepartment), ("person", words.scopePerson),
                ("assigned", words.scopeAssigned),
            ],
            input.typed("scope", in: .schedule)
        )
        forDepartments = departments.map {
            Choice(value: $0.value, label: $0.label, isChosen: $0.value == input.typed("department", in: .schedule))
        }
        self.input = PlanFields(input, today: today)
        opensShift = input.name == .shift
        opensSchedule = input.name == .schedule
        opensHoliday = input.name == .holiday
        opensLeave = input.name == .leave
    }

    /// Which part of a day may be free, as forms offer it.
    static func leaveParts(_ words: PlanTexts) -> [(String, String)] {
        [
            ("all", words.wholeDay), ("until 720", words.morning), ("from 720", words.afternoon),
            ("hours", words.someHours),
        ]
    }

    /// The holidays of a month, for everybody.
    static func holidays(_ snapshot: Snapshot, _ month: Month, clock: SiteClock) -> [Line] {
        let words = clock.texts.plan
        return snapshot.attendance.schedule.allHolidays.filter { Month(of: $0.day) == month }.map { holiday in
            Line(
                id: "\(holiday.day)",
                title: holiday.name,
                detail: "\(clock.day(holiday.day)) · \(words.halfFree(holiday.part))",
                label: words.removeHolidayLabel(holiday.name)
            )
        }
    }

    /// A month of what is planned.
    ///
    /// - Parameter whose: whose shifts, and whose leave alone; `nil` for everybody's leave.
    static func weeks(
        _ snapshot: Snapshot,
        _ month: Month,
        today: LocalDay,
        whose: Person?,
        department: String?,
        clock: SiteClock
    ) -> [Week] {
        let schedule = snapshot.attendance.schedule
        var planner = Planner(schedule: schedule, zones: snapshot.attendance.zones)
        // Nobody: what counts for whoever has no plan of their own.
        let person = whose?.id ?? PersonID(rawValue: "")
        let group = whose?.details.department ?? department ?? ""
        let leave = schedule.allLeave.filter { whose == nil || $0.person == whose?.id }
        let words = clock.texts.plan
        var weeks: [Week] = []
        var start = month.first.adding(1 - month.first.weekday)
        while start < month.next.first {
            weeks.append(
                Week(
                    days: (0..<7).map { offset in
                        let day = start.adding(offset)
                        guard Month(of: day) == month else { return Cell(day: nil) }
                        let plan = planner.plan(for: person, department: group, on: day)
                        let away = leave.filter { $0.covers(day) }.map { leave -> String in
                            let kind = clock.texts.attendance.leave(leave.kind)
                            guard whose == nil else { return kind }
                            return "\(snapshot.roster.anyone(leave.person)?.details.name ?? "—"): \(kind)"
                        }
                        let shifts = plan.shifts.map { shift -> String in
                            let hours =
                                "\(clock.time(shift.start, on: day))–\(clock.time(shift.end, on: shift.endDay(snapshot)))"
                            return shift.template.code == "usual" || shift.template.flexible != nil
                                ? hours : "\(shift.template.code) \(hours)"
                        }
                        let kind = plan.holiday != nil ? "holiday" : shifts.isEmpty ? "free" : "planned-day"
                        return Cell(
                            day: Day(
                                number: day.day,
                                isToday: day == today,
                                kind: kind,
                                holiday: plan.holiday.map { holiday in
                                    holiday.part == .all
                                        ? holiday.name : "\(holiday.name) (\(words.halfFree(holiday.part)))"
                                },
                                shifts: shifts,
                                leave: away
                            )
                        )
                    }
                )
            )
            start = start.adding(7)
        }
        return weeks
    }
}

extension ScheduledShift {
    /// The day on which it ends.
    fileprivate func endDay(_ snapshot: Snapshot) -> LocalDay { snapshot.attendance.zones.day(of: end) }
}
