package import Attendance
import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the pages of shifts, holidays, leave, closed periods and policies say.
package struct PlanTexts: Sendable, Decodable {
    let texts: TextTable

    package let hint, site, person, noShift, holidays, holidayName, freePart, wholeDay, morning: String
    package let afternoon, someHours, someHoursHint, setHoliday, removeHoliday, removeSchedule, noHolidays, leave,
        leaveKind: String
    package let grant, withdraw, noLeave, ownHint, noOwnLeave, shifts, noShifts, defineShift, defineHint, code: String
    package let codeHint, start, end, grace, leaveGrace, earlyWindow, lateWindow, breakLength, breakAfter: String
    package let breakPaid, breakAutomatic, breakHint, define, schedules, noSchedules, assign, assignHint: String
    package let scope, scopeSite, scopeDepartment, scopePerson, scopeAssigned, rota, rotaHint, firstDay: String
    package let lastDay, lastDayHint, endSchedule, endAfter, dayNeeded, numberNeeded, departmentNeeded, saved: String
    package let minutes, periodsHint, closeTitle, closeHint, check, force, close, closedTitle, noneClosed: String
    package let reopen, reopenHint, closed, reopened, policyHint, changed, policyGrace, policyGraceHint: String
    package let roundingIn, roundingOut, toleratedAway, awayCounts, awayAway, awayBreak, closing: String
    package let policyBreaks, policyBreaksHint: String
    package let overtimeTolerance, duplicateWindow, longestSession, rest, compare, beside, now, then: String
    package let changedDays, nothingChanges, rowHint, adopt, adoptHint, adoptFrom, adoptNow: String
    package let adopted, onlyAdministrators, usual: String
    package let countersignSelected, monthEnd, nobodyThere: String

    package func countersignLabel(_ name: String) -> String { texts["countersignLabel", ["name": name]] }
    package func countersigned(_ count: Int) -> String { texts["countersigned", ["count": count]] }
    package func toReview(_ count: Int) -> String { texts["toReview", ["count": count]] }
    package func monthEndSummary(_ people: Int, _ confirmed: Int, _ signed: Int) -> String {
        texts["monthEndSummary", ["people": people, "confirmed": confirmed, "signed": signed]]
    }

    package func halfFree(_ part: DayPart) -> String {
        switch part {
        case .all: texts["halfFree.all"]
        case .until(let minutes): texts["halfFree.until", ["to": Self.clock(minutes)]]
        case .from(let minutes): texts["halfFree.from", ["from": Self.clock(minutes)]]
        case .between(let start, let end):
            texts["halfFree.between", ["from": DayPart.clock(start), "to": DayPart.clock(end)]]
        }
    }

    /// Minutes after midnight as this page writes them.
    static func clock(_ minutes: Int) -> String {
        let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        return "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
    }

    package func removeShiftLabel(_ code: String) -> String { texts["removeShiftLabel", ["code": code]] }
    package func removeHolidayLabel(_ name: String) -> String { texts["removeHolidayLabel", ["name": name]] }
    package func withdrawLabel(_ what: String) -> String { texts["withdrawLabel", ["what": what]] }
    package func ownTitle(_ name: String) -> String { texts["ownTitle", ["name": name]] }
    package func leaveRange(_ from: String, _ to: String) -> String { texts.catalogue.range(from, to) }

    package func shiftWords(_ hours: String, _ grace: Int) -> String {
        texts["shiftWords", ["hours": hours, "grace": grace]]
    }

    package func since(_ day: String) -> String { texts["since", ["day": day]] }

    package func breakWords(_ rule: BreakRule) -> String {
        let key =
            switch (rule.isPaid, rule.isAutomatic) {
            case (true, false): "breakWords.paid"
            case (false, false): "breakWords.unpaid"
            case (true, true): "breakWords.paidDeducted"
            case (false, true): "breakWords.unpaidDeducted"
            }
        return texts[key, ["minutes": rule.minutes, "after": rule.after]]
    }

    package func until(_ from: String, _ to: String?) -> String {
        to.map { texts["until.range", ["from": from, "to": $0]] } ?? texts["until.open", ["from": from]]
    }

    package func endLabel(_ what: String) -> String { texts["endLabel", ["what": what]] }
    package func badNumber(_ field: String) -> String { texts["badNumber", ["field": field]] }
    package func clean(_ from: String, _ to: String) -> String { texts["clean", ["from": from, "to": to]] }
    package func mustFix(_ count: Int) -> String { texts["mustFix", ["count": count]] }
    package func closedLine(_ from: String, _ to: String) -> String { texts.catalogue.range(from, to) }
    package func closedAt(_ moment: String) -> String { texts["closedAt", ["moment": moment]] }
    package func reopenLabel(_ range: String) -> String { texts["reopenLabel", ["range": range]] }
    package func waiting(_ count: Int) -> String { texts["waiting", ["count": count]] }

    package func rounding(_ rule: RoundingRule?) -> String {
        guard let rule else { return texts["rounding.none"] }
        return texts["rounding.\(rule.mode.rawValue)", ["step": rule.step]]
    }

    package func closingChoice(_ closing: TimesheetPolicy.Closing) -> String {
        texts["closingChoice.\(closing.rawValue)"]
    }

    package func badSeconds(_ field: String) -> String { texts["badSeconds", ["field": field]] }
    package func differingDays(_ name: String) -> String { texts["differingDays", ["name": name]] }
    package func inForce(_ day: String) -> String { texts["inForce", ["day": day]] }
}
