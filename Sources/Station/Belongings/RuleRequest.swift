package import Attendance

/// A rule as it is to be, as a page or a program asks for it: all of it.
package struct RuleRequest: Decodable, Sendable {
    package enum Subject: String, CaseIterable, RequestValue { case everybody, person, item, beacons }
    package enum Event: String, CaseIterable, RequestValue { case enters, leaves, room, near }

    package let name: Clearable<String>?
    package let on: Bool?
    package let subject: Subject?
    package let person: Clearable<PersonNumber>?
    /// What the journal calls the item.
    package let item: Clearable<String>?
    package let uuid: Clearable<String>?
    package let major: Clearable<NumberText>?
    package let minor: Clearable<NumberText>?
    package let event: Event?
    package let room: Clearable<String>?
    /// As `22:00-07:00`; the whole day if it is not said.
    package let hours: Clearable<String>?
    /// On which the hours begin: 1 for Monday to 7 for Sunday, all if it is not said.
    package let days: [Int]?
    /// In s.
    package let interval: Clearable<NumberText>?
    /// Empty for the usual welcome or farewell; nothing is shown if it is not said.
    package let show: String?
    package let notify: Clearable<String>?
    package let door: Clearable<String>?
    package let means: Door.Means?

    /// - Throws: ``RuleError``, or ``ItemError`` if the beacon or the hours are not valid.
    func rule(_ id: RuleID, in roster: Roster) throws -> Rule {
        let typed = interval.map { $0.value?.text ?? "" } ?? "\(Rule.usualInterval)"
        guard let interval = Int(typed) else { throw RuleError.badInterval(typed) }
        return try Rule(
            id: id,
            name: name?.value ?? "",
            isOn: on ?? true,
            subject: subject(in: roster),
            event: chosenEvent,
            hours: WeeklyHours.chosen(days: days.map(Set.init), hours: hours?.value),
            interval: interval,
            show: show,
            notify: notify?.value,
            door: door?.value.map { try Door(name: $0, means: means ?? .mqtt) }
        )
    }

    private var chosenEvent: RuleEvent {
        switch event ?? .enters {
        case .enters: .enters
        case .leaves: .leaves
        case .room: .room(room?.value ?? "")
        case .near: .near
        }
    }

    private func subject(in roster: Roster) throws -> RuleSubject {
        switch subject ?? .everybody {
        case .everybody: return .everybody
        case .person:
            guard let number = person?.value, let person = roster.anyone(number: number) else {
                throw RuleError.noSuchSubject
            }
            return .person(person.id)
        case .item:
            guard let item = item?.value else { throw RuleError.noSuchSubject }
            return .item(ItemID(rawValue: item))
        case .beacons:
            return .beacons(
                try BeaconInput.uuid(uuid?.value ?? ""),
                major: try major?.value.map { try BeaconInput.major($0.text) },
                minor: try minor?.value.map { try BeaconInput.minor($0.text) }
            )
        }
    }
}

extension Door.Means: RequestValue {}
