import Attendance

extension PlanTexts {
    static let english = PlanTexts(
        hint:
            "When people are to work: holidays, leave and shifts. The narrowest plan counts: a person’s before the department’s before the site’s.",
        whose: "Whose plan",
        site: "The whole site",
        person: "Person’s number",
        noShift: "free",
        halfFree: {
            switch $0 {
            case .all: "all day"
            case .until(let minutes): "free until \(clock(minutes))"
            case .from(let minutes): "free from \(clock(minutes))"
            }
        },
        holidays: "Holidays",
        holidayName: "Name",
        freePart: "Free",
        wholeDay: "The whole day",
        morning: "The morning, until 12:00",
        afternoon: "The afternoon, from 12:00",
        setHoliday: "Set a holiday",
        removeHoliday: "Remove",
        removeHolidayLabel: { "Remove the holiday \($0)" },
        noHolidays: "There is no holiday in this month.",
        leave: "Leave and days elsewhere",
        leaveKind: "Kind",
        grant: "Enter leave",
        withdraw: "Take back",
        withdrawLabel: { "Take back: \($0)" },
        noLeave: "Nobody is on leave in this month.",
        ownTitle: { "\($0): shifts and leave" },
        ownHint: "Shifts, holidays and leave as they are planned now.",
        noOwnLeave: "There is no leave in this month.",
        leaveRange: { $0 == $1 ? $0 : "\($0) – \($1)" },
        shifts: "Shifts",
        noShifts: "No shift is defined: the site’s usual hours count, Monday to Friday.",
        defineShift: "Define a shift",
        defineHint: "A name that exists is defined anew from the day on; what was before stays as it was.",
        code: "Name in rotas",
        codeHint: "1 to 20 letters, digits or “.”, as EARLY or N1.",
        start: "Begins",
        end: "Ends",
        grace: "Late after (minutes)",
        leaveGrace: "May leave earlier (minutes)",
        earlyWindow: "May come earlier (minutes)",
        lateWindow: "May stay longer (minutes)",
        breakLength: "Break (minutes)",
        breakAfter: "Due after work of (minutes)",
        breakPaid: "The break is paid",
        breakAutomatic: "What was not taken is deducted",
        breakHint: "Empty for a shift without a break.",
        define: "Define",
        shiftWords: { "\($0), late after \($1) min" },
        since: { "from \($0) on" },
        breakWords: {
            "break of \($0.minutes) min after \($0.after) min, " + ($0.isPaid ? "paid" : "unpaid")
                + ($0.isAutomatic ? ", deducted" : "")
        },
        schedules: "Who works by which rota",
        noSchedules: "Nobody works by a rota: the site’s usual hours count.",
        assign: "Assign a rota",
        assignHint: "Define the shifts first.",
        scope: "For",
        scopeSite: "The whole site",
        scopeDepartment: "A department",
        scopePerson: "A person",
        scopeAssigned: "A person, also on holidays",
        rota: "Rota",
        rotaHint:
            "One word for each day of the cycle, from the first day on: D D D D D - - is a week; “-” is free, D+N two shifts.",
        firstDay: "First day",
        lastDay: "Last day",
        lastDayHint: "Empty without an end.",
        until: { from, to in to.map { "\(from) – \($0)" } ?? "from \(from) on" },
        endSchedule: "End it",
        endAfter: "Last day",
        endLabel: { "End: \($0)" },
        dayNeeded: "Give the day as a date.",
        numberNeeded: "Give the person’s number.",
        departmentNeeded: "Choose the department.",
        badNumber: { "“\($0)” needs a whole number of minutes." },
        saved: "Saved.",
        minutes: "minutes",
        periodsHint: "What was reported of closed days changes no more: no punch, correction, leave or shift.",
        closeTitle: "Close a period",
        closeHint: "First it is looked through for what must be fixed before payroll.",
        check: "Look through",
        clean: { "From \($0) to \($1) nothing must be fixed. It can be closed." },
        mustFix: { $0 == 1 ? "1 thing must be fixed first:" : "\($0) things must be fixed first:" },
        force: "Close all the same; it stays in the report",
        close: "Close the period",
        closedTitle: "Closed",
        noneClosed: "No period is closed.",
        closedLine: { $0 == $1 ? $0 : "\($0) – \($1)" },
        closedAt: { "closed \($0)" },
        reopen: "Open again",
        reopenHint: "Then days can change again. That it was opened stays in the journal.",
        reopenLabel: { "Open again: \($0)" },
        closed: "Closed.",
        reopened: "Opened again.",
        waiting: { $0 == 1 ? "1 request still waits for a decision." : "\($0) requests still wait for a decision." },
        policyHint:
            "What other rules would make of the same days, beside what counts now. Nothing changes until it is adopted.",
        changed: "The rules to try",
        policyGrace: "Grace for coming and leaving (minutes)",
        policyGraceHint: "Empty for the grace of each shift.",
        roundingIn: "Arrivals are rounded",
        roundingOut: "Departures are rounded",
        rounding: { rule in
            guard let rule else { return "Not at all" }
            return switch rule.mode {
            case .nearest: "To the nearest \(rule.step) min"
            case .earlier: "Back to \(rule.step) min"
            case .later: "Forward to \(rule.step) min"
            }
        },
        toleratedAway: "Away, still counted as work (minutes)",
        awayCounts: "Longer away counts as",
        awayAway: "Away",
        awayBreak: "A break",
        closing: "A forgotten session ends",
        closingChoice: {
            switch $0 {
            case .lastSighting: "With the last record of the person"
            case .shiftEnd: "At the shift’s end"
            case .never: "Not by itself"
            }
        },
        overtimeTolerance: "Overtime counts after (minutes)",
        duplicateWindow: "Punches that say the same are one within (seconds)",
        longestSession: "A session is forgotten after (minutes)",
        rest: "A rest that begins another day (minutes)",
        badSeconds: { "“\($0)” needs a whole number of seconds." },
        compare: "Compare",
        beside: "Side by side",
        now: "Now",
        then: "Then",
        difference: "Difference",
        changedDays: "Days that change",
        nothingChanges: "Nothing would change in this range.",
        rowHint: "A name opens the days that would change.",
        differingDays: { "Days of \($0) that change" },
        adopt: "Adopt these rules",
        adoptHint: "They count from the day on. Days before it stay as they were; closed days never change.",
        adoptFrom: "From",
        adoptNow: "Adopt",
        adopted: "Adopted.",
        onlyAdministrators: "An administrator can adopt rules.",
        inForce: { "in force since \($0)" },
        usual: "usual rules"
    )

    static func clock(_ minutes: Int) -> String {
        let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        return "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
    }
}
