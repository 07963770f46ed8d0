import Attendance
import BeaconKit
import Station

/// What stands in the form of a rule.
struct RuleForm: Sendable {
    enum Field: String, CaseIterable, Sendable {
        case name, subject, person, item, uuid, major, minor, event, room, hours, interval, show, notify, door, means
    }

    private let values: [Field: String]
    let isOn: Bool
    let shows: Bool
    let days: Set<Int>

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

    init(_ rule: Rule, in roster: Roster) {
        let hours = rule.hours
        self.init(isOn: rule.isOn, shows: rule.show != nil, days: hours?.days ?? Set(1...7)) { field in
            switch field {
            case .name: rule.name
            case .subject: rule.subject.word
            case .person:
                if case .person(let id) = rule.subject { roster.anyone(id)?.number.description ?? "" } else { "" }
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

    subscript(field: Field) -> String { values[field] ?? "" }

    /// The fields as a browser sends them, to make the same rule again.
    var fields: [Undo.Field] {
        Field.allCases.map { Undo.Field(name: $0.rawValue, value: self[$0]) }
            + days.sorted().map { Undo.Field(name: "days", value: "\($0)") }
            + [("on", isOn), ("shows", shows)].filter(\.1).map { Undo.Field(name: $0.0, value: "yes") }
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
