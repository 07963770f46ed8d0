package import Attendance

/// What the pages of shifts, holidays, leave, closed periods and policies say.
package struct PlanTexts: Sendable {
    // The calendar.
    package let hint: String
    package let whose: String
    package let site: String
    package let person: String
    package let noShift: String
    package let halfFree: @Sendable (_ part: DayPart) -> String
    package let holidays: String
    package let holidayName: String
    package let freePart: String
    package let wholeDay: String
    package let morning: String
    package let afternoon: String
    package let someHours: String
    package let someHoursHint: String
    package let setHoliday: String
    package let removeHoliday: String
    package let removeHolidayLabel: @Sendable (_ name: String) -> String
    package let noHolidays: String
    package let leave: String
    package let leaveKind: String
    package let grant: String
    package let withdraw: String
    package let withdrawLabel: @Sendable (_ what: String) -> String
    package let noLeave: String
    // One person's own.
    package let ownTitle: @Sendable (_ name: String) -> String
    package let ownHint: String
    package let noOwnLeave: String
    package let leaveRange: @Sendable (_ from: String, _ to: String) -> String
    package let shifts: String
    package let noShifts: String
    package let defineShift: String
    package let defineHint: String
    package let code: String
    package let codeHint: String
    package let start: String
    package let end: String
    package let grace: String
    package let leaveGrace: String
    package let earlyWindow: String
    package let lateWindow: String
    package let breakLength: String
    package let breakAfter: String
    package let breakPaid: String
    package let breakAutomatic: String
    package let breakHint: String
    package let define: String
    package let shiftWords: @Sendable (_ hours: String, _ grace: Int) -> String
    package let since: @Sendable (_ day: String) -> String
    package let breakWords: @Sendable (_ rule: BreakRule) -> String
    package let schedules: String
    package let noSchedules: String
    package let assign: String
    package let assignHint: String
    package let scope: String
    package let scopeSite: String
    package let scopeDepartment: String
    package let scopePerson: String
    package let scopeAssigned: String
    package let rota: String
    package let rotaHint: String
    package let firstDay: String
    package let lastDay: String
    package let lastDayHint: String
    package let until: @Sendable (_ from: String, _ to: String?) -> String
    package let endSchedule: String
    package let endAfter: String
    package let endLabel: @Sendable (_ what: String) -> String
    package let dayNeeded: String
    package let numberNeeded: String
    package let departmentNeeded: String
    package let badNumber: @Sendable (_ field: String) -> String
    package let saved: String
    package let minutes: String

    // Closed periods.
    package let periodsHint: String
    package let closeTitle: String
    package let closeHint: String
    package let check: String
    package let clean: @Sendable (_ from: String, _ to: String) -> String
    package let mustFix: @Sendable (_ count: Int) -> String
    package let force: String
    package let close: String
    package let closedTitle: String
    package let noneClosed: String
    package let closedLine: @Sendable (_ from: String, _ to: String) -> String
    package let closedAt: @Sendable (_ moment: String) -> String
    package let reopen: String
    package let reopenHint: String
    package let reopenLabel: @Sendable (_ range: String) -> String
    package let closed: String
    package let reopened: String
    package let waiting: @Sendable (_ count: Int) -> String

    // What if.
    package let policyHint: String
    package let changed: String
    package let policyGrace: String
    package let policyGraceHint: String
    package let roundingIn: String
    package let roundingOut: String
    package let rounding: @Sendable (_ rule: RoundingRule?) -> String
    package let toleratedAway: String
    package let awayCounts: String
    package let awayAway: String
    package let awayBreak: String
    package let closing: String
    package let closingChoice: @Sendable (_ closing: TimesheetPolicy.Closing) -> String
    package let overtimeTolerance: String
    package let duplicateWindow: String
    package let longestSession: String
    package let rest: String
    package let badSeconds: @Sendable (_ field: String) -> String
    package let compare: String
    package let beside: String
    package let now: String
    package let then: String
    package let difference: String
    package let changedDays: String
    package let nothingChanges: String
    package let rowHint: String
    package let differingDays: @Sendable (_ name: String) -> String
    package let adopt: String
    package let adoptHint: String
    package let adoptFrom: String
    package let adoptNow: String
    package let adopted: String
    package let onlyAdministrators: String
    package let inForce: @Sendable (_ day: String) -> String
    package let usual: String
}
