package import Attendance

/// A rota that people are to work by, as a page, a program or a command asks for it.
package struct ScheduleRequest: Decodable, Sendable {
    package enum Scope: String, CaseIterable, RequestValue {
        /// Everybody.
        case site
        case department
        case person
        /// One person on exactly these days, also on holidays.
        case assigned
    }

    package let scope: Scope
    /// Whose rota it is, for `person` and `assigned`.
    package let number: PersonNumber?
    /// For `department`.
    package let department: String?
    /// The days of the cycle, as `EARLY LATE+NIGHT -`.
    package let rota: String
    /// A day on which the cycle begins; the first day if it is not said.
    package let anchor: LocalDay?
    /// The first day; today if it is not said.
    package let from: LocalDay?
    /// The last day; no end if it is not said.
    package let to: LocalDay?

    package init(
        scope: Scope,
        number: PersonNumber? = nil,
        department: String? = nil,
        rota: String,
        anchor: LocalDay?,
        from: LocalDay?,
        to: LocalDay?
    ) {
        self.scope = scope
        self.number = number
        self.department = department
        self.rota = rota
        self.anchor = anchor
        self.from = from
        self.to = to
    }

    /// - Throws: ``RequestError`` if the scope needs somebody who is not named, `RosterError` or `ScheduleError`.
    func assignment(id: String, in snapshot: Snapshot, today: LocalDay) throws -> ScheduleAssignment {
        let first = from ?? today
        return try ScheduleAssignment(
            id: id,
            scope: scope(in: snapshot),
            rota: Rota(anchor: anchor ?? first, text: rota),
            from: first,
            to: to
        )
    }

    private func scope(in snapshot: Snapshot) throws -> ScheduleAssignment.Scope {
        func person() throws -> PersonID {
            guard let number else { throw RequestError.missing(field: "number") }
            return try snapshot.person(number).id
        }
        switch scope {
        case .site: return .site
        case .department:
            guard let department else { throw RequestError.missing(field: "department") }
            return .department(department)
        case .person: return .person(try person())
        case .assigned: return .assigned(try person())
        }
    }
}

/// The end of a rota, as it is asked for.
package struct ScheduleEndRequest: Decodable, Sendable {
    /// The last day on which it counts; never if it is not said.
    package let after: LocalDay?

    package init(after: LocalDay?) { self.after = after }
}
