import Attendance
import Station

/// The page of one rule.
struct RuleView: Sendable {
    let t: ItemTexts
    /// Whether the rule is about beacons by their identity, which is shown then.
    let hasBeacons: Bool
    let csrfToken: String
    let title: String
    let action: String
    let version: String
    let problem: String?
    let id: String?
    let isOn: Bool
    let shows: Bool
    /// What was typed, by the names of the fields.
    let values: [String: String]
    let subjects: [ItemView.Choice]
    let people: [ItemView.Choice]
    let items: [ItemView.Choice]
    let events: [ItemView.Choice]
    let days: [ItemView.Choice]
    let means: [ItemView.Choice]
    let rooms: [String]
    let hasDoors: Bool

    init(_ form: RuleForm, of rule: Rule?, problem: String?, state: StoredState, incoming: IncomingRequest) {
        let texts = incoming.texts.items
        t = texts
        hasBeacons = form[.subject] == "beacons"
        csrfToken = incoming.csrfToken
        title = rule?.name ?? texts.addRule
        action = rule.map { "/rules/\($0.id.rawValue)" } ?? "/rules"
        version = rule?.version ?? ""
        self.problem = problem
        id = rule?.id.rawValue
        isOn = form.isOn
        shows = form.shows
        values = Dictionary(uniqueKeysWithValues: RuleForm.Field.allCases.map { ($0.rawValue, form[$0]) })
        func choice(_ value: String, _ label: String, _ field: RuleForm.Field) -> ItemView.Choice {
            ItemView.Choice(value: value, label: label, isChosen: form[field] == value)
        }
        subjects = [
            choice("everybody", texts.everybody, .subject), choice("person", texts.onePerson, .subject),
            choice("item", texts.oneItem, .subject), choice("beacons", texts.beacons, .subject),
        ]
        people = state.roster.people.values.sorted { ($0.details.name, $0.number) < ($1.details.name, $1.number) }
            .map { choice("\($0.number)", "\($0.details.name) (\($0.number))", .person) }
        items = state.items.values.sorted { ($0.name, $0.id.rawValue) < ($1.name, $1.id.rawValue) }
            .map { choice($0.id.rawValue, $0.name, .item) }
        events = [RuleEvent.enters, .leaves, .room(""), .near].map { choice($0.word, texts.event($0), .event) }
        days = (1...7).map {
            ItemView.Choice(value: String($0), label: texts.dayNames[$0 - 1], isChosen: form.days.contains($0))
        }
        means = Door.Means.allCases.map { choice($0.rawValue, $0 == .mqtt ? "MQTT" : "Webhook", .means) }
        rooms = Set(state.receivers.values.map(\.room)).sorted()
        hasDoors = state.doorsAllowed || rule?.door != nil
    }
}
