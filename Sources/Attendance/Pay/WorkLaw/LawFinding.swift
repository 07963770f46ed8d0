package import BeaconKit

/// Something that a law does not allow, whether it happened or will by the plan.
package struct LawFinding: Hashable, Sendable {
    package enum Severity: Int, Hashable, Sendable, Comparable, CaseIterable {
        /// Allowed, and to be kept in mind.
        case notice
        case breach

        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    package let law: WorkLaw
    package let article: LawArticle
    package let day: LocalDay
    /// When the limit is passed.
    package let at: Instant
    /// What there is, in whole minutes: rest, break, work.
    package let actual: Int
    /// What the law asks for at least or at most, in minutes.
    package let limit: Int
    package let remedy: LawRemedy
    /// It has not happened yet.
    package let isAhead: Bool

    package var severity: Severity { article.severity }

    /// What is wrong, in English, on the clock of the site.
    package func text(zones: ZoneHistory) -> String {
        let when = Self.clock(at, zones)
        let actual = HoursText.text(actual)
        let limit = HoursText.text(limit)
        return switch article.rule {
        case .dailyRest: "The rest before \(when) is \(actual) hours; the minimum is \(limit)."
        case .weeklyRest: "The longest rest in the week of \(day) is \(actual) hours; the minimum is \(limit)."
        case .breaks: "The breaks of \(day) are \(actual) hours; the minimum is \(limit)."
        case .stretch: "Work on \(day) goes on for \(actual) hours without a break; the maximum is \(limit)."
        case .day, .hazardousNight: "Work on \(day) is \(actual) hours; the maximum is \(limit)."
        case .week: "Work in the week of \(day) is \(actual) hours; the maximum is \(limit)."
        case .average(_, let weeks), .nightAverage(_, let weeks):
            "Work in the \(weeks) weeks up to \(day) is \(actual) hours a week on average; the maximum is \(limit)."
        case .meal(let number, _):
            "Meal break \(number) of \(day) has not started by \(when), after \(limit) hours of work."
        }
    }

    /// As `2026-03-02 22:30`.
    package static func clock(_ instant: Instant, _ zones: ZoneHistory) -> String {
        let clock = zones.clock(at: instant)
        let local = instant.second + Int64(clock.offset(at: instant))
        let minute = Int((local - local.floored(by: 86_400) * 86_400) / 60)
        return "\(clock.day(of: instant)) \(HoursText.clock(minute))"
    }
}
