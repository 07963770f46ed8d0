/// Who works by which rota, and from when to when.
package struct ScheduleAssignment: Hashable, Sendable {
    /// For whom a rota counts. Of several the narrowest counts, and an assigned one beats everything, also holidays.
    package enum Scope: Hashable, Sendable {
        case site
        case department(String)
        case person(PersonID)
        /// Set for this person on these very days.
        case assigned(PersonID)
    }

    /// Random; what an end refers to.
    package let id: String
    package let scope: Scope
    package let rota: Rota
    package let from: LocalDay
    /// The last day; `nil` without an end.
    package var to: LocalDay?

    package init(id: String, scope: Scope, rota: Rota, from: LocalDay, to: LocalDay? = nil) throws(ScheduleError) {
        if let to, to < from { throw .datesReversed(from: from, to: to) }
        self.id = id
        self.scope = scope
        self.rota = rota
        self.from = from
        self.to = to
    }

    package func covers(_ day: LocalDay) -> Bool { from <= day && day <= to ?? day }
}
