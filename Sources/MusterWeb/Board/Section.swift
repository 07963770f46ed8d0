package import Attendance

/// A section of the board; every status has one.
package enum Section: String, CaseIterable {
    case onSite = "on-site"
    case late, away, expected, gone
    /// On leave, or nothing planned.
    case off = "off-today"

    package init(_ status: AttendanceStatus) {
        self =
            switch status {
            case .onSite: .onSite
            case .late: .late
            case .away: .away
            case .expected: .expected
            case .gone: .gone
            case .onLeave, .free: .off
            }
    }

    /// What stands over it: also those who are late are on site.
    package func heading(_ texts: Texts) -> String {
        switch self {
        case .onSite: texts.onSiteInTime
        case .late: texts.onSiteLate
        case .away, .expected, .gone, .off: title(texts)
        }
    }

    package func title(_ texts: Texts) -> String {
        switch self {
        case .onSite: texts.onSite
        case .late: texts.late
        case .away: texts.away
        case .expected: texts.expected
        case .gone: texts.gone
        case .off: texts.offToday
        }
    }

    package func emptyText(_ texts: Texts) -> String {
        switch self {
        case .onSite: texts.nobodyOnSite
        case .late: texts.nobodyLate
        case .away: texts.nobodyAway
        case .expected: texts.nobodyExpected
        case .gone: texts.nobodyGone
        case .off: texts.nobodyOff
        }
    }
}
