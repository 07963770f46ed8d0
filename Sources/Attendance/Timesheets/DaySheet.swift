/// One day of one person, derived: what was planned, what happened, what it amounts to, and what must be looked at.
package struct DaySheet: Hashable, Sendable {
    package let person: PersonID
    package let plan: DayPlan
    package let status: DayStatus
    /// In order of time, never overlapping.
    package let sessions: [Session]
    /// Punches that belong to no session, in order of time.
    package let strays: [StandingPunch]
    /// As punched.
    package let raw: Totals
    /// With the policy's rounding.
    package let rounded: Totals
    /// In order of time.
    package let exceptions: [Exception]

    package var day: LocalDay { plan.day }

    /// The day with more to be looked at.
    func adding(_ more: [Exception]) -> DaySheet {
        guard !more.isEmpty else { return self }
        return DaySheet(
            person: person,
            plan: plan,
            status: status,
            sessions: sessions,
            strays: strays,
            raw: raw,
            rounded: rounded,
            exceptions: (exceptions + more).sorted { ($0.at, $0.kind.rawValue) < ($1.at, $1.kind.rawValue) }
        )
    }

    /// A day of which nothing is kept any more.
    static func expired(_ day: LocalDay, of person: PersonID, zones: ZoneHistory) -> DaySheet {
        DaySheet(
            person: person,
            plan: DayPlan(day: day, begins: zones.begin(of: day), ends: zones.begin(of: day.adding(1)), shifts: []),
            status: .expired,
            sessions: [],
            strays: [],
            raw: Totals(),
            rounded: Totals(),
            exceptions: []
        )
    }
}
