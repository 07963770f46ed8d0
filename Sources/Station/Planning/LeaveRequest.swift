package import Attendance

/// Leave that somebody is to have, as a page, a program or a command asks for it.
package struct LeaveRequest: Decodable, Sendable {
    package let number: PersonNumber
    package let kind: Leave.Kind
    /// The first day.
    package let from: LocalDay
    /// The last day; the first if it is not said.
    package let to: LocalDay?
    /// The part of each day that is free; all of it if it is not said.
    package let part: DayPart?

    package init(number: PersonNumber, kind: Leave.Kind, from: LocalDay, to: LocalDay?, part: DayPart?) {
        self.number = number
        self.kind = kind
        self.from = from
        self.to = to
        self.part = part
    }

    /// - Throws: `RosterError.noSuchPerson` or `ScheduleError`.
    func leave(id: String, in snapshot: Snapshot) throws -> Leave {
        try Leave(
            id: id,
            person: snapshot.person(number).id,
            kind: kind,
            from: from,
            to: to ?? from,
            part: part ?? .all
        )
    }
}

/// A holiday, as a page, a program or a command asks for it.
package struct HolidayRequest: Decodable, Sendable {
    package let day: LocalDay
    package let name: String
    /// The part of the day that is free; all of it if it is not said.
    package let part: DayPart?

    package init(day: LocalDay, name: String, part: DayPart?) {
        self.day = day
        self.name = name
        self.part = part
    }

    /// - Throws: `RosterError` for a name that cannot be one, `ScheduleError`.
    func holiday() throws -> Holiday {
        try Holiday(day: day, name: PersonDetails(name: name).name, part: part ?? .all)
    }
}

/// A holiday that is to be none any more, as it is asked for.
package struct HolidayRemovalRequest: Decodable, Sendable {
    package let day: LocalDay
}

extension Leave.Kind: RequestValue {}

extension DayPart: RequestValue {
    package static var expectation: RequestExpectation {
        .like("“all”, “until 720” or “from 720”, in minutes of the day, or “between 120 360”")
    }

    package init?(requestText text: String) { self.init(text) }

    package init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let part = DayPart(text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
        }
        self = part
    }
}
