package import Attendance

/// A contract that somebody is to have, as a page, a program or a command asks for it.
package struct ContractRequest: Decodable, Sendable {
    package let number: PersonNumber
    /// As `weekly 38:30 days 12345 core 10:00-15:00 flexitime 07:00-20:00`.
    package let terms: String
    /// The first day; today if it is not said.
    package let from: LocalDay?
    /// The last day; no end if it is not said.
    package let to: LocalDay?

    package init(number: PersonNumber, terms: String, from: LocalDay?, to: LocalDay?) {
        self.number = number
        self.terms = terms
        self.from = from
        self.to = to
    }

    /// - Throws: `ContractError` or `RosterError.noSuchPerson`.
    func contract(id: String, in snapshot: Snapshot, today: LocalDay) throws -> Contract {
        try Contract(
            id: id,
            person: snapshot.person(number).id,
            terms: ContractTerms(text: terms),
            from: from ?? today,
            to: to
        )
    }
}

/// The end of a contract, as it is asked for.
package struct ContractEndRequest: Decodable, Sendable {
    /// The last day on which it counts; never if it is not said.
    package let after: LocalDay?

    package init(after: LocalDay?) { self.after = after }
}

/// Hours that are to be booked in somebody's account, as they are asked for.
package struct BookingRequest: Decodable, Sendable {
    package let number: PersonNumber
    package let kind: AccountBooking.Kind
    /// As `2:30` or `-1:00`.
    package let hours: String
    /// Today if it is not said.
    package let day: LocalDay?
    /// 1 to 500 characters; a personal value.
    package let reason: String

    package init(number: PersonNumber, kind: AccountBooking.Kind, hours: String, day: LocalDay?, reason: String) {
        self.number = number
        self.kind = kind
        self.hours = hours
        self.day = day
        self.reason = reason
    }

    /// - Returns: the booking with the reason to which it commits.
    /// - Throws: `ContractError`, ``PayRefusal/badHours(_:)``, `CorrectionError.badReason` or `RosterError`.
    func booking(id: String, in snapshot: Snapshot, today: LocalDay) throws -> (AccountBooking, PersonalValue) {
        guard let minutes = HoursText.minutes(hours) else { throw PayRefusal.badHours(hours) }
        let person = try snapshot.person(number).id
        let value = try PersonalValue.make(reason: reason, person: person)
        let booking = try AccountBooking(
            id: id,
            person: person,
            day: day ?? today,
            kind: kind,
            minutes: minutes,
            reason: value.commitment
        )
        return (booking, value)
    }
}

/// What of a day's time outside of the flexitime is to count, as it is asked for.
package struct OutsideTimeRequest: Decodable, Sendable {
    package let number: PersonNumber
    package let day: LocalDay
    /// Whether an approval is taken back instead.
    package let withdraws: Bool?
    /// 1 to 500 characters; a personal value.
    package let reason: String

    package init(number: PersonNumber, day: LocalDay, withdraws: Bool? = nil, reason: String) {
        self.number = number
        self.day = day
        self.withdraws = withdraws
        self.reason = reason
    }
}

/// The laws that a site is to have checked, as they are asked for.
package struct LawRequest: Decodable, Sendable {
    /// None to check nothing from then on.
    package let laws: [WorkLaw]
    /// The first day of weeks, 1 for Monday to 7 for Sunday; Monday if it is not said.
    package let week: Int?
    /// Hours of work on a day by agreement, in place of Spain's nine, such as `10:00`.
    package let agreedDay: String?
    package let hazardousNights: Bool?
    package let waivesFirstMeal: Bool?
    package let waivesSecondMeal: Bool?
    /// The first day; today if it is not said.
    package let from: LocalDay?

    package init(
        laws: [WorkLaw],
        week: Int? = nil,
        agreedDay: String? = nil,
        hazardousNights: Bool? = nil,
        waivesFirstMeal: Bool? = nil,
        waivesSecondMeal: Bool? = nil,
        from: LocalDay?
    ) {
        self.laws = laws
        self.week = week
        self.agreedDay = agreedDay
        self.hazardousNights = hazardousNights
        self.waivesFirstMeal = waivesFirstMeal
        self.waivesSecondMeal = waivesSecondMeal
        self.from = from
    }

    /// - Throws: ``RequestError`` for a week or an agreed day that cannot be.
    func content(today: LocalDay) throws -> LawsChosen {
        var options = LawOptions()
        options.week = week ?? 1
        guard (1...7).contains(options.week) else {
            throw RequestError.unreadable(field: "week", expected: .oneOf((1...7).map(String.init)))
        }
        if let agreedDay {
            guard let minutes = HoursText.minutes(agreedDay), LawOptions.agreedDays.contains(minutes) else {
                throw RequestError.unreadable(field: "agreedDay", expected: .like("10:00"))
            }
            options.agreedDay = minutes
        }
        options.isNightHazardous = hazardousNights ?? false
        options.waivesFirstMeal = waivesFirstMeal ?? false
        options.waivesSecondMeal = waivesSecondMeal ?? false
        return LawsChosen(Set(laws), options: options, from: from ?? today)
    }
}

/// What a law does not allow and is left as it is, as a program asks for it.
package struct LawAcknowledgeRequest: Decodable, Sendable {
    /// The name of the line.
    package let finding: String
    /// Up to 500 characters; a personal value.
    package let reason: String?
}

extension AccountBooking.Kind: RequestValue {}

extension WorkLaw: RequestValue {}
