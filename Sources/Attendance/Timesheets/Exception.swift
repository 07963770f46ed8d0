package import BeaconKit

/// Something that a supervisor must look at.
package struct Exception: Hashable, Sendable {
    package enum Severity: Int, Hashable, Sendable, Comparable, CaseIterable {
        case notice, warning
        /// Before payroll.
        case mustFix

        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case late
        case leftEarly = "left-early"
        /// Not there at all although a shift was planned.
        case absent
        /// An *out* or a break without an *in* before it.
        case missingIn = "missing-in"
        /// An *in* without an *out*.
        case missingOut = "missing-out"
        /// The end was set by policy and is to be confirmed.
        case closedAutomatically = "closed-automatically"
        /// Work without a shift.
        case unscheduled
        case shortBreak = "short-break"
        /// A second *in* or break by hand within a session.
        case overlap
        /// Longer than a session may be.
        case longSession = "long-session"
        case doubtfulClock = "doubtful-clock"
        case weakPresence = "weak-presence"
        /// A kiosk said long after the fact that somebody punched: nobody at the station saw it happen.
        case reportedLate = "reported-late"
        /// Recorded after its period was closed; it does not count.
        case afterClosing = "after-closing"
        /// Two badges that always move together.
        case together

        package var severity: Severity {
            switch self {
            case .missingIn, .missingOut, .afterClosing: .mustFix
            case .absent, .closedAutomatically, .shortBreak, .overlap, .longSession, .doubtfulClock, .reportedLate,
                .together:
                .warning
            case .late, .leftEarly, .unscheduled, .weakPresence: .notice
            }
        }
    }

    package let kind: Kind
    package let day: LocalDay
    /// The instant that it is about.
    package let at: Instant
    /// How long it is about, in µs, where it has a length.
    package let length: Int64?
    /// The other one, where it is about two people.
    package let with: PersonID?

    package init(_ kind: Kind, day: LocalDay, at: Instant, length: Int64? = nil, with: PersonID? = nil) {
        self.kind = kind
        self.day = day
        self.at = at
        self.length = length
        self.with = with
    }

    package var severity: Severity { kind.severity }
}
