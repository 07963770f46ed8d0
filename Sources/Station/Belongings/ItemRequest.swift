package import Attendance
package import BeaconKit

/// An item that is to be watched, or what is to change about one, as a page, a program or a command asks for it. What is left
/// out stays as it is.
package struct ItemRequest: Decodable, Sendable {
    package var name: Clearable<String>?
    package var uuid: Clearable<String>?
    package var major: Clearable<NumberText>?
    package var minor: Clearable<NumberText>?
    package var owner: Clearable<PersonNumber>?
    /// In s.
    package var exitTime: Clearable<NumberText>?
    package var homeRooms: [String]?
    /// As `22:00-07:00`.
    package var quietHours: Clearable<String>?
    /// On which the hours begin: 1 for Monday to 7 for Sunday.
    package var quietDays: [Int]?

    package init(name: String? = nil, beacon: BeaconIdentity? = nil, exitTime: Int? = nil) {
        self.name = name.map { .set($0) }
        uuid = beacon.map { .set($0.uuid.description) }
        major = beacon.map { .set(NumberText(requestText: "\($0.major)")) }
        minor = beacon.map { .set(NumberText(requestText: "\($0.minor)")) }
        self.exitTime = exitTime.map { .set(NumberText(requestText: "\($0)")) }
    }

    /// The item as it is to be.
    ///
    /// - Parameter old: the item as it is; `nil` for a new one.
    /// - Throws: ``ItemProblems``.
    func setup(over old: Item?, in roster: Roster) throws -> ItemSetup {
        var problems: [ItemError] = []
        func read<Value>(_ reading: () throws(ItemError) -> Value) -> Value? {
            do throws(ItemError) {
                return try reading()
            } catch {
                problems.append(error)
                return nil
            }
        }
        let tag = old?.tag
        let name = self.name.map { $0.value ?? "" } ?? old?.name ?? ""
        let checked: PersonalValue? = read { () throws(ItemError) in
            try PersonalValue.make(itemName: name, subject: PersonID(rawValue: ""))
        }
        let uuid: BeaconUUID? = read { () throws(ItemError) in
            try BeaconInput.uuid(text(self.uuid, over: tag?.identity.uuid))
        }
        let major: UInt16? = read { () throws(ItemError) in
            try BeaconInput.major(text(self.major, over: tag?.identity.major))
        }
        let minor: UInt16? = read { () throws(ItemError) in
            try BeaconInput.minor(text(self.minor, over: tag?.identity.minor))
        }
        let owner: PersonID?? = read { () throws(ItemError) in try self.owner(over: tag?.owner, in: roster) }
        let exitTime: Int? = read { () throws(ItemError) in
            try BeaconInput.exitTime(text(self.exitTime, over: tag?.exitTime ?? Tag.usualExitTime))
        }
        let quiet: WeeklyHours?? = read { () throws(ItemError) in try self.quiet(over: tag?.quiet) }
        guard checked != nil, let uuid, let major, let minor, let owner, let exitTime, let quiet else {
            throw ItemProblems(all: problems)
        }
        let new: Tag? = read { () throws(ItemError) in
            try Tag(
                identity: BeaconIdentity(uuid: uuid, major: major, minor: minor),
                owner: owner,
                exitTime: exitTime,
                homeRooms: homeRooms ?? tag?.homeRooms ?? [],
                quiet: quiet
            )
        }
        guard let new, problems.isEmpty else { throw ItemProblems(all: problems) }
        return ItemSetup(name: name, tag: new)
    }

    private func text(_ given: Clearable<String>?, over old: BeaconUUID?) -> String {
        given.map { $0.value ?? "" } ?? old?.description ?? ""
    }

    private func text(_ given: Clearable<NumberText>?, over old: (some BinaryInteger)?) -> String {
        given.map { $0.value?.text ?? "" } ?? old.map { "\($0)" } ?? ""
    }

    private func owner(over old: PersonID?, in roster: Roster) throws(ItemError) -> PersonID? {
        guard let owner else { return old }
        guard let number = owner.value else { return nil }
        guard let person = roster.person(number: number) else { throw .noSuchOwner("\(number)") }
        return person.id
    }

    private func quiet(over old: WeeklyHours?) throws(ItemError) -> WeeklyHours? {
        let hours = quietHours.over(old?.hours)
        // Without hours no days are left that could be kept.
        return try WeeklyHours.chosen(days: quietDays.map(Set.init) ?? (hours == nil ? nil : old?.days), hours: hours)
    }
}

/// Everything that is wrong with an item that is asked for, in the order of the fields.
package struct ItemProblems: Error, Hashable, Sendable {
    package let all: [ItemError]
}

extension ItemProblems: CustomStringConvertible {
    package var description: String { all.first?.description ?? "" }
}

/// When somebody is not to be told of their items, as it is asked for: all of it.
package struct QuietHoursRequest: Decodable, Sendable {
    /// As `22:00-07:00`; none for any time.
    package let hours: Clearable<String>?
    /// On which they begin: 1 for Monday to 7 for Sunday, all if it is not said.
    package let days: [Int]?

    package init(hours: String?, days: [Int]?) {
        self.hours = hours.map { .set($0) }
        self.days = days
    }

    /// - Throws: `ItemError.badHours(_:)`, `ItemError.noDays`.
    package func quiet() throws(ItemError) -> WeeklyHours? {
        try WeeklyHours.chosen(days: days.map(Set.init), hours: hours?.value)
    }
}

/// A reminder of an alert, as it is asked for.
package struct SnoozeRequest: Decodable, Sendable {
    /// Up to a week.
    private static let allowed = 1...10_080

    package let minutes: Int

    package init(minutes: Int) { self.minutes = minutes }

    /// - Throws: `ItemError.badSnooze`.
    package func answer(at now: Instant) throws(ItemError) -> AlertAnswer {
        guard Self.allowed.contains(minutes) else { throw .badSnooze }
        return .snoozed(until: now.adding(microseconds: Int64(minutes) * 60_000_000))
    }
}
