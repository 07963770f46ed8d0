package import Attendance
package import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the pages say of pay rules, contracts, hours accounts and laws.
package struct PayTexts: Sendable, Decodable {
    let texts: TextTable

    package let title, hint, saved, onlyAdministrators, rules, rulesHint, noRules, addRules, rulesField: String
    package let startWith, scope, everyone, scopeDepartment, scopePerson, number, firstDay, wider, end: String
    package let endFrom, save, contracts, noContracts, addContract, terms, termsHint, lastDay, lastDayHint: String
    package let endAfter, limits, noLimits, addLimits, limitsField, limitsHint, laws, lawsHint, noLaws: String
    package let chooseLaws, weekStart, agreedDay, hazardousNights, waivesFirstMeal, waivesSecondMeal, findings: String
    package let findingsHint, ahead, paidAs, code, hours, supplement, total, account, accountHint, noAccount: String
    package let balance, before, expected, worked, credited, outside, missedCore, compensation, booked: String
    package let paidOut, lapsed, bookings, noBookings, book, kind, bookingHours, bookingHint, reason: String
    package let payroll, payrollHint, noPayroll, addPayroll, periodFile, ended, ownColumns, saveAs, format: String
    package let payPeriod, periodHint, periodHours, periodWorkbook, byPeriod, byMonth: String
    package let mapping, template, profiles, noProfiles, addProfile, profile, useProfile: String
    package let bookingDone, erased, outsideApproved, decideOutside, approveOutside, withdrawOutside: String

    package func template(_ template: PayTemplate) -> String { texts["template.\(template.rawValue)"] }
    package func since(_ day: String) -> String { texts["since", ["day": day]] }
    package func endLabel(_ what: String) -> String { texts["endLabel", ["what": what]] }
    package func weekHours(_ hours: String) -> String { texts["weekHours", ["hours": hours]] }

    package func span(_ from: String, _ to: String?) -> String {
        to.map { texts["span", ["from": from, "to": $0]] } ?? texts["spanOpen", ["from": from]]
    }

    package func law(_ law: WorkLaw) -> String { texts["law.\(law.rawValue)"] }
    package func moreFindings(_ count: Int) -> String { texts["moreFindings", ["count": count]] }
    package func accountTitle(_ name: String) -> String { texts["accountTitle", ["name": name]] }
    package func balanceAt(_ day: String) -> String { texts["balanceAt", ["day": day]] }
    package func bookingKind(_ kind: AccountBooking.Kind) -> String { texts["bookingKind.\(kind.rawValue)"] }

    package func proof(_ proof: PayReconciliation) -> String {
        func part(_ key: String, _ minutes: Int) -> String { texts["proof.\(key)", ["hours": HoursText.text(minutes)]] }
        return part("paid", proof.paid)
            + (proof.added == 0 ? "" : part("added", proof.added))
            + (proof.outside == 0 ? "" : part("outside", proof.outside))
            + (proof.twice == 0 ? "" : part("twice", proof.twice))
            + (proof.unexplained == 0 ? "" : part("unexplained", proof.unexplained))
            + part("total", proof.total)
    }

    package func finding(_ finding: LawFinding, _ zones: ZoneHistory) -> String {
        let at = LawFinding.clock(finding.at, zones)
        let day = finding.day
        let actual = HoursText.text(finding.actual)
        let limit = HoursText.text(finding.limit)
        return switch finding.article.rule {
        case .dailyRest: texts["finding.dailyRest", ["at": at, "actual": actual, "limit": limit]]
        case .weeklyRest: texts["finding.weeklyRest", ["day": day, "actual": actual, "limit": limit]]
        case .breaks: texts["finding.breaks", ["day": day, "actual": actual, "limit": limit]]
        case .stretch: texts["finding.stretch", ["day": day, "actual": actual, "limit": limit]]
        case .day, .hazardousNight: texts["finding.day", ["day": day, "actual": actual, "limit": limit]]
        case .week: texts["finding.week", ["day": day, "actual": actual, "limit": limit]]
        case .average(_, let weeks), .nightAverage(_, let weeks):
            texts["finding.average", ["weeks": weeks, "day": day, "actual": actual, "limit": limit]]
        case .meal(let number, _):
            texts["finding.meal", ["number": number, "day": day, "at": at, "limit": limit]]
        }
    }

    package func remedy(_ remedy: LawRemedy, _ zones: ZoneHistory) -> String {
        switch remedy {
        case .startNoEarlier(let instant): texts["remedy.startNoEarlier", ["at": LawFinding.clock(instant, zones)]]
        case .endNoLater(let instant): texts["remedy.endNoLater", ["at": LawFinding.clock(instant, zones)]]
        case .takeBreak(let minutes, let part, let instant) where part > 1 && part < minutes:
            texts[
                "remedy.takeBreakInParts",
                ["count": minutes, "part": part, "at": LawFinding.clock(instant, zones)]
            ]
        case .takeBreak(let minutes, _, let instant):
            texts["remedy.takeBreak", ["count": minutes, "at": LawFinding.clock(instant, zones)]]
        case .rest(let minutes, let from, let to):
            texts["remedy.rest", ["hours": HoursText.text(minutes), "from": from, "to": to]]
        case .workLess(let minutes, let from, let to):
            texts["remedy.workLess", ["hours": HoursText.text(minutes), "from": from, "to": to]]
        }
    }
}
