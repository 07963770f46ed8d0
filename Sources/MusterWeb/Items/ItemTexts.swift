package import Attendance
import BeaconKit
import Station

/// What the pages of items, alerts and rules say, in one language.
package struct ItemTexts: Sendable {
    package let items: String
    package let itemsHint: String
    package let noItems: String
    package let add: String
    package let edit: String
    package let added: String
    package let saved: String
    package let removed: String
    package let backToItems: String

    // Where an item is.
    package let unknown: String
    package let immediate: String
    package let near: String
    package let far: String
    package let away: String
    package let lastKnown: String
    package let meters: @Sendable (String) -> String
    package let seenAt: @Sendable (_ time: String) -> String
    package let neverSeen: String
    package let ownerOf: @Sendable (_ name: String) -> String

    // Items of other stations.
    package let othersItems: String
    package let othersHint: String
    package let watchedBy: @Sendable (_ station: String) -> String
    package let restsIn: @Sendable (_ rooms: String) -> String
    package let nothingTold: String
    /// Somebody wants to change one.
    package let changedThere: @Sendable (_ station: String) -> String

    // The form.
    package let name: String
    package let uuid: String
    package let uuidHint: String
    package let major: String
    package let minor: String
    package let owner: String
    package let nobody: String
    package let ownerHint: String
    package let exitTime: String
    package let exitTimeHint: String
    package let rooms: String
    package let roomsHint: String
    package let noRooms: String
    package let quiet: String
    package let quietHint: String
    package let quietPersonHint: String
    package let setQuiet: String
    package let endQuiet: String
    package let quietSaved: String
    package let hours: String
    package let hoursHint: String
    package let days: String
    /// Monday first.
    package let dayNames: [String]
    package let save: String
    package let pickTitle: String
    package let pickHint: String
    package let take: String
    package let takeLabel: @Sendable (_ identity: String) -> String
    package let nothingNear: String
    package let remove: String
    package let removeHint: String
    package let removeButton: String
    package let stale: String

    // Alerts.
    package let alerts: String
    package let noAlerts: String
    package let earlierAlerts: String
    package let sound: String
    package let markSeen: String
    package let snooze: @Sendable (_ minutes: Int) -> String
    package let seen: String
    package let snoozedUntil: @Sendable (_ time: String) -> String
    package let answered: String
    package let told: @Sendable (_ time: String, _ repetition: Int) -> String
    package let lastPlace: @Sendable (_ room: String, _ time: String) -> String
    package let outOfRange: @Sendable (_ item: String) -> String
    package let leftBehind: @Sendable (_ item: String) -> String
    package let leftAlone: @Sendable (_ item: String) -> String
    package let returned: @Sendable (_ item: String) -> String
    package let battery: @Sendable (_ item: String) -> String
    package let anItem: String
    package let badSnooze: String

    package let welcome: @Sendable (_ name: String?) -> String
    package let farewell: @Sendable (_ name: String?) -> String

    // Rules.
    package let rules: String
    package let rulesHint: String
    package let noRules: String
    package let addRule: String
    package let greetEverybody: String
    package let greetHint: String
    package let rule: String
    package let ruleName: String
    package let isOn: String
    package let isOff: String
    package let about: String
    package let everybody: String
    package let onePerson: String
    package let oneItem: String
    package let beacons: String
    package let beaconsHint: String
    package let when: String
    package let event: @Sendable (RuleEvent) -> String
    package let room: String
    package let roomHint: String
    package let interval: String
    package let intervalHint: String
    package let shows: String
    package let showText: String
    package let showHint: String
    package let notify: String
    package let notifyHint: String
    package let door: String
    package let doorHint: String
    package let means: String
    package let doors: String
    package let doorsWarning: String
    package let doorsOn: String
    package let doorsOff: String
    package let allowDoors: String
    package let forbidDoors: String
    package let ruleRemoved: String
    package let removeRule: String
    package let backToRules: String
    package let welcomeRule: String
    package let farewellRule: String

    /// Why something cannot be so, with what to do.
    package let reason: @Sendable (ItemError) -> String
    package let ruleReason: @Sendable (RuleError) -> String
}

extension ItemTexts {
    /// Where an item is, in a word.
    func word(_ state: ItemState) -> String {
        switch state.whereabouts {
        case .unknown: state.isFrozen ? lastKnown : unknown
        case .away: away
        case .here(.immediate): immediate
        case .here(.near): near
        case .here(.far): far
        case .here(.unknown): unknown
        }
    }

    /// What an alert says.
    func title(_ alert: Alert, item: String?, name: String?) -> String {
        let item = item ?? anItem
        return switch alert.kind {
        case .outOfRange: outOfRange(item)
        case .leftBehind: leftBehind(item)
        case .leftAlone: leftAlone(item)
        case .returned: returned(item)
        case .battery: battery(item)
        case .notice, .shown: Greeting.fill(alert.text ?? "", name: name)
        }
    }

    /// A greeting as it is shown.
    func text(_ greeting: Greeting) -> String {
        if !greeting.text.isEmpty { return Greeting.fill(greeting.text, name: greeting.name) }
        return greeting.isFarewell ? farewell(greeting.name) : welcome(greeting.name)
    }
}
