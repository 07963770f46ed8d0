import Attendance

extension PlanTexts {
    static let english = PlanTexts(
        hint:
            "Holidays, leave and shifts. The most specific plan applies: a person’s plan before the department’s, and the department’s before the site’s.",
        whose: "Plan of",
        site: "The whole site",
        person: "Person’s number",
        noShift: "free",
        halfFree: {
            switch $0 {
            case .all: "all day"
            case .until(let minutes): "free until \(clock(minutes))"
            case .from(let minutes): "free from \(clock(minutes))"
            case .between(let start, let end): "free from \(DayPart.clock(start)) to \(DayPart.clock(end))"
            }
        },
        holidays: "Holidays",
        holidayName: "Name",
        freePart: "Free",
        wholeDay: "The whole day",
        morning: "The morning, until 12:00",
        afternoon: "The afternoon, from 12:00",
        someHours: "Some hours",
        someHoursHint: "Only with “Some hours”. On a night shift, hours after midnight are those of its second half.",
        setHoliday: "Add a holiday",
        removeHoliday: "Remove",
        removeHolidayLabel: { "Remove the holiday \($0)" },
        noHolidays: "No holidays this month.",
        leave: "Leave and work elsewhere",
        leaveKind: "Kind",
        grant: "Enter leave",
        withdraw: "Cancel",
        withdrawLabel: { "Cancel: \($0)" },
        noLeave: "Nobody is on leave this month.",
        ownTitle: { "\($0): shifts and leave" },
        ownHint: "Shifts, holidays and leave as currently planned.",
        noOwnLeave: "No leave this month.",
        leaveRange: { $0 == $1 ? $0 : "\($0) – \($1)" },
        shifts: "Shifts",
        noShifts: "No shifts are defined: the site’s usual hours apply, Monday to Friday.",
        defineShift: "Define a shift",
        defineHint: "If the name exists, the new definition applies from the given day on. Earlier days do not change.",
        code: "Name in rotas",
        codeHint: "1 to 20 letters, digits or “.”, such as EARLY or N1.",
        start: "Start",
        end: "End",
        grace: "Late after (minutes)",
        leaveGrace: "May leave earlier (minutes)",
        earlyWindow: "May come earlier (minutes)",
        lateWindow: "May stay longer (minutes)",
        breakLength: "Break (minutes)",
        breakAfter: "Due after working (minutes)",
        breakPaid: "The break is paid",
        breakAutomatic: "Deduct the part that was not taken",
        breakHint: "Leave empty for a shift without a break.",
        define: "Define",
        shiftWords: { "\($0), late after \($1) min" },
        since: { "from \($0) on" },
        breakWords: {
            "break of \($0.minutes) min after \($0.after) min, " + ($0.isPaid ? "paid" : "unpaid")
                + ($0.isAutomatic ? ", deducted" : "")
        },
        schedules: "Rota assignments",
        noSchedules: "No rotas are assigned: the site’s usual hours apply.",
        assign: "Assign a rota",
        assignHint: "Define the shifts first.",
        scope: "For",
        scopeSite: "The whole site",
        scopeDepartment: "A department",
        scopePerson: "A person",
        scopeAssigned: "A person, including holidays",
        rota: "Rota",
        rotaHint:
            "One word for each day of the cycle, from the first day on. D D D D D - - is a week; “-” is a free day, D+N is two shifts.",
        firstDay: "First day",
        lastDay: "Last day",
        lastDayHint: "Leave empty for no end.",
        until: { from, to in to.map { "\(from) – \($0)" } ?? "from \(from) on" },
        endSchedule: "End",
        endAfter: "Last day",
        endLabel: { "End: \($0)" },
        dayNeeded: "Enter the day as a date.",
        numberNeeded: "Enter the person’s number.",
        departmentNeeded: "Choose the department.",
        badNumber: { "“\($0)” must be a whole number of minutes." },
        saved: "Saved.",
        minutes: "minutes",
        periodsHint: "Closed days cannot change: no new punches, corrections, leave or shifts.",
        closeTitle: "Close a period",
        closeHint: "First, check the period for problems that must be fixed before payroll.",
        check: "Check",
        clean: { "No problems from \($0) to \($1). The period can be closed." },
        mustFix: { $0 == 1 ? "1 problem must be fixed first:" : "\($0) problems must be fixed first:" },
        force: "Close anyway; the problems stay in the report",
        close: "Close the period",
        closedTitle: "Closed",
        noneClosed: "No closed periods.",
        closedLine: { $0 == $1 ? $0 : "\($0) – \($1)" },
        closedAt: { "closed \($0)" },
        reopen: "Reopen",
        reopenHint: "Days can then change again. The journal records the reopening.",
        reopenLabel: { "Reopen: \($0)" },
        closed: "Closed.",
        reopened: "Reopened.",
        waiting: {
            $0 == 1 ? "1 request is still waiting for a decision." : "\($0) requests are still waiting for a decision."
        },
        policyHint:
            "Try other rules on the same days and compare them with the current rules. Nothing changes until you adopt them.",
        changed: "Rules to try",
        policyGrace: "Grace for arriving and leaving (minutes)",
        policyGraceHint: "Leave empty to use the grace of each shift.",
        roundingIn: "Round arrivals",
        roundingOut: "Round departures",
        rounding: { rule in
            guard let rule else { return "Not at all" }
            return switch rule.mode {
            case .nearest: "To the nearest \(rule.step) min"
            case .earlier: "Back to \(rule.step) min"
            case .later: "Forward to \(rule.step) min"
            }
        },
        toleratedAway: "Time away still counted as work (minutes)",
        awayCounts: "Longer time away counts as",
        awayAway: "Away",
        awayBreak: "A break",
        closing: "A forgotten session ends",
        closingChoice: {
            switch $0 {
            case .lastSighting: "At the person’s last record"
            case .shiftEnd: "At the end of the shift"
            case .never: "Never automatically"
            }
        },
        overtimeTolerance: "Overtime counts after (minutes)",
        duplicateWindow: "Repeated punches count once within (seconds)",
        longestSession: "A session is forgotten after (minutes)",
        rest: "Rest that starts a new day (minutes)",
        badSeconds: { "“\($0)” must be a whole number of seconds." },
        compare: "Compare",
        beside: "Side by side",
        now: "Now",
        then: "Then",
        difference: "Difference",
        changedDays: "Changed days",
        nothingChanges: "Nothing would change in this range.",
        rowHint: "Select a name to see the days that would change.",
        differingDays: { "Changed days of \($0)" },
        adopt: "Adopt these rules",
        adoptHint: "The rules apply from the given day on. Earlier days and closed days do not change.",
        adoptFrom: "From",
        adoptNow: "Adopt",
        adopted: "Adopted.",
        onlyAdministrators: "Only an administrator can adopt rules.",
        inForce: { "in force since \($0)" },
        usual: "usual rules"
    )

    static func clock(_ minutes: Int) -> String {
        let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        return "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
    }
}
