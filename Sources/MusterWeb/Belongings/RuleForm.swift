import Attendance
import BeaconKit
import Station

/// What was typed for a rule.
struct RuleForm: Sendable {
    enum Field: String, CaseIterable, Sendable {
        case name, subject, person, item, uuid, major, minor, event, room, hours, interval, show, notify, door, means
    }

    private(set) var values: [Field: String]
    var isOn: Bool
    var shows: Bool
    var days: Set<Int>

    init(isOn: Bool, shows: Bool, days: Set<Int>, _ value: (Field) -> String) {
        values = Dictionary(uniqueKeysWithValues: Field.allCases.map { ($0, value($0)) })
        self.isOn = isOn
        self.shows = shows
        self.days = days
    }

    init(_ form: Form) {
        self.init(
            isOn: form.isTicked("on"),
            shows: form.isTicked("shows"),
            days: Set(form.all("days").compactMap { Int($0) })
        ) { form.trimmed($0.rawValue) }
    }

    init(_ rule: Rule) {
        let hours = rule.hours
        self.init(isOn: rule.isOn, shows: rule.show != nil, days: hours?.days ?? Set(1...7)) { field in
            switch field {
            case .name: rule.name
            case .subject: rule.subject.word
            case .person: if case .person(let id) = rule.subject { id.rawValue } else { "" }
            case .item: if case .item(let id) = rule.subject { id.rawValue } else { "" }
            case .uuid: if case .beacons(let uuid, _, _) = rule.subject { uuid.description } else { "" }
            case .major: if case .beacons(_, let major?, _) = rule.subject { String(major) } else { "" }
            case .minor: if case .beacons(_, _, let minor?) = rule.subject { String(minor) } else { "" }
            case .event: rule.event.word
            case .room: rule.event.room ?? ""
            case .hours: hours?.hours ?? ""
            case .interval: String(rule.interval)
            case .show: rule.show ?? ""
            case .notify: rule.notify ?? ""
            case .door: rule.door?.name ?? ""
            case .means: (rule.door?.means ?? .mqtt).rawValue
            }
        }
    }

    /// A new rule.
    static var empty: RuleForm {
        RuleForm(isOn: true, shows: true, days: Set(1...7)) { field in
            switch field {
            case .subject: "everybody"
            case .event: RuleEvent.enters.word
            case .interval: String(Rule.usualInterval)
            case .means: Door.Means.mqtt.rawValue
            default: ""
            }
        }
    }

    subscript(field: Field) -> String {
        get { values[field] ?? "" }
        set { values[field] = newValue }
    }

    /// The rule that was typed.
    ///
    /// - Throws: ``RuleError``, or ``ItemError`` for a beacon or hours that are none.
    func rule(_ id: RuleID) throws -> Rule {
        guard let interval = Int(self[.interval]) else { throw RuleError.badInterval(self[.interval]) }
        let room = self[.event] == "room" ? self[.room] : nil
        guard let event = RuleEvent(word: self[.event], room: room) else { throw RuleError.badRoom(self[.room]) }
        return try Rule(
            id: id,
            name: self[.name],
            isOn: isOn,
            subject: subject(),
            event: event,
            hours: self[.hours].isEmpty ? nil : WeeklyHours(days: days, hours: self[.hours]),
            interval: interval,
            show: shows ? self[.show] : nil,
            notify: self[.notify].isEmpty ? nil : self[.notify],
            door: door()
        )
    }

    private func subject() throws -> RuleSubject {
        switch self[.subject] {
        case "everybody": return .everybody
        case "person" where !self[.person].isEmpty: return .person(PersonID(rawValue: self[.person]))
        case "item" where !self[.item].isEmpty: return .item(ItemID(rawValue: self[.item]))
        case "beacons":
            return .beacons(
                try BeaconInput.uuid(self[.uuid]),
                major: self[.major].isEmpty ? nil : try BeaconInput.major(self[.major]),
                minor: self[.minor].isEmpty ? nil : try BeaconInput.minor(self[.minor])
            )
        default: throw RuleError.noSuchSubject
        }
    }

    private func door() throws -> Door? {
        if self[.door].isEmpty { return nil }
        guard let means = Door.Means(rawValue: self[.means]) else { throw RuleError.badDoor(self[.door]) }
        return try Door(name: self[.door], means: means)
    }
}

extension RuleSubject {
    /// The word that forms and programs use.
    var word: String {
        switch self {
        case .everybody: "everybody"
        case .person: "person"
        case .item: "item"
        case .beacons: "beacons"
        }
    }
}
