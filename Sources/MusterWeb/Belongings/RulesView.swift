import Attendance
import BeaconKit
import Station

/// The page of all rules.
struct RulesView: Sendable {
    struct Row: Sendable {
        let t: ItemTexts
        let id: String
        let name: String
        let isOn: Bool
        let summary: String
    }

    let t: ItemTexts
    let csrfToken: String
    let notice: Notice?
    let rows: [Row]
    let isEmpty: Bool
    let doorsAllowed: Bool

    init(_ state: StoredState, incoming: IncomingRequest, notice: Notice?) {
        let texts = incoming.texts.items
        t = texts
        csrfToken = incoming.csrfToken
        self.notice = notice
        rows = state.rules.values.sorted { ($0.name, $0.id.rawValue) < ($1.name, $1.id.rawValue) }.map { rule in
            Row(
                t: texts,
                id: rule.id.rawValue,
                name: rule.name,
                isOn: rule.isOn,
                summary: Self.summary(rule, state, texts)
            )
        }
        isEmpty = rows.isEmpty
        doorsAllowed = state.doorsAllowed
    }

    private static func summary(_ rule: Rule, _ state: StoredState, _ texts: ItemTexts) -> String {
        let who: String =
            switch rule.subject {
            case .everybody: texts.everybody
            case .person(let id): state.roster.anyone(id)?.details.name ?? "—"
            case .item(let id): state.items[id]?.name ?? "—"
            case .beacons(let uuid, let major, let minor):
                ([uuid.description] + [major, minor].compactMap { $0.map { String($0) } }).joined(separator: ":")
            }
        let actions = [
            rule.show.map { $0.isEmpty ? texts.shows : "“\($0)”" }, rule.notify.map { "“\($0)”" },
            rule.door.map { "\(texts.door): \($0.name)" },
        ]
        return ([who, texts.event(rule.event), rule.hours?.hours] + actions).compactMap { $0 }.joined(separator: " · ")
    }
}
