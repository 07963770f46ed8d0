/// Days on which somebody need not come, and why.
package struct Leave: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case holiday, sick
        case businessTrip = "business-trip"
        /// Works from elsewhere.
        case remote

        /// Whether it only makes up what is missing of a day's hours. Who is on a business trip or works elsewhere may punch
        /// as well, and who falls ill at work is paid for the hours that they lose (EFZG § 4). A holiday that was granted
        /// is used up, and work on it comes on top.
        package var makesUp: Bool { self != .holiday }
    }

    /// Random; what a withdrawal refers to.
    package let id: String
    package let person: PersonID
    package let kind: Kind
    package let from: LocalDay
    /// The last day.
    package let to: LocalDay
    /// What of each day is free.
    package let part: DayPart

    package init(
        id: String,
        person: PersonID,
        kind: Kind,
        from: LocalDay,
        to: LocalDay,
        part: DayPart = .all
    ) throws(ScheduleError) {
        guard from <= to else { throw .datesReversed(from: from, to: to) }
        try part.check()
        self.id = id
        self.person = person
        self.kind = kind
        self.from = from
        self.to = to
        self.part = part
    }

    /// Whether both say the same of a part of a day. Leave of another kind may lie over it: somebody falls ill on holiday.
    package func repeats(_ other: Leave) -> Bool {
        person == other.person && kind == other.kind && from <= other.to && other.from <= to
            && part.overlaps(other.part)
    }

    package func covers(_ day: LocalDay) -> Bool { from <= day && day <= to }
}
