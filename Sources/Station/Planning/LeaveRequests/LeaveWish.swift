package import Attendance

/// Leave that somebody asks for, as a page, a program or a command says it.
package struct LeaveWish: Decodable, Sendable {
    /// Whose; the account's own person if it is not said.
    package let number: PersonNumber?
    package let kind: Leave.Kind
    /// The first day.
    package let from: LocalDay
    /// The last day; the first if it is not said.
    package let to: Clearable<LocalDay>?
    /// The part of each day that is to be free; all of it if it is not said.
    package let part: DayPart?
    /// What they say about it.
    package let note: Clearable<String>?

    package init(
        number: PersonNumber?,
        kind: Leave.Kind,
        from: LocalDay,
        to: LocalDay?,
        part: DayPart?,
        note: String
    ) {
        self.number = number
        self.kind = kind
        self.from = from
        self.to = to.map { .set($0) }
        self.part = part
        self.note = .set(note)
    }

    /// - Throws: `ScheduleError`.
    package func leave(id: String, of person: PersonID) throws -> Leave {
        try Leave(id: id, person: person, kind: kind, from: from, to: to?.value ?? from, part: part ?? .all)
    }
}
