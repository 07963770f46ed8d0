package import Attendance
import BeaconKit
import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the pages of items, alerts and rules say, in one language.
package struct ItemTexts: Sendable, Decodable {
    let texts: TextTable

    package let items, itemsHint, noItems, add, edit, added, saved, removed, backToItems, unknown, immediate: String
    package let near, far, away, lastKnown, neverSeen, othersItems, othersHint, nothingTold, name, uuid: String
    package let uuidHint, major, minor, owner, nobody, ownerHint, exitTime, exitTimeHint, rooms, roomsHint: String
    package let noRooms, quiet, quietHint, quietPersonHint, setQuiet, endQuiet, quietSaved, hours, hoursHint: String
    package let ruleHoursHint, greetedAlready: String
    package let days, save, pickTitle, pickHint, take, nothingNear, remove, removeHint, removeButton, stale: String
    package let alerts, noAlerts, earlierAlerts, sound, markSeen, seen, answered, anItem, badSnooze, rules: String
    package let rulesHint, noRules, addRule, greetEverybody, greetHint, rule, ruleName, isOn, isOff, about: String
    package let everybody, onePerson, oneItem, beacons, beaconsHint, when, room, roomHint, interval: String
    package let intervalHint, shows, showText, showHint, notify, notifyHint, door, doorHint, means, doors: String
    package let doorsWarning, doorsOn, doorsOff, allowDoors, forbidDoors, ruleRemoved, removeRule, backToRules: String
    package let welcomeRule, farewellRule: String

    package func meters(_ meters: String) -> String { texts["meters", ["meters": meters]] }
    package func seenAt(_ time: String) -> String { texts["seenAt", ["time": time]] }
    package func ownerOf(_ name: String) -> String { texts["ownerOf", ["name": name]] }
    package func watchedBy(_ station: String) -> String { texts["watchedBy", ["station": station]] }
    package func restsIn(_ rooms: String) -> String { texts["restsIn", ["rooms": rooms]] }

    /// Somebody wants to change one.
    package func changedThere(_ station: String) -> String { texts["changedThere", ["station": station]] }

    /// The days of the week in short, Monday first.
    package var dayNames: [String] { (1...7).map { texts.catalogue.shortWeekday($0) } }

    package func takeLabel(_ identity: String) -> String { texts["takeLabel", ["identity": identity]] }

    package func snooze(_ minutes: Int) -> String {
        minutes < 60 ? texts["snooze.minutes", ["minutes": minutes]] : texts["snooze.hours", ["hours": minutes / 60]]
    }

    package func snoozedUntil(_ time: String) -> String { texts["snoozedUntil", ["time": time]] }

    package func told(_ time: String, _ repetition: Int) -> String {
        repetition == 0
            ? texts["told", ["time": time]] : texts["toldAgain", ["time": time, "count": repetition + 1]]
    }

    package func lastPlace(_ room: String, _ time: String) -> String {
        room.isEmpty
            ? texts["lastPlace.unknown", ["time": time]] : texts["lastPlace.room", ["room": room, "time": time]]
    }

    package func outOfRange(_ item: String) -> String { texts["outOfRange", ["item": item]] }
    package func leftBehind(_ item: String) -> String { texts["leftBehind", ["item": item]] }
    package func leftAlone(_ item: String) -> String { texts["leftAlone", ["item": item]] }
    package func returned(_ item: String) -> String { texts["returned", ["item": item]] }
    package func battery(_ item: String) -> String { texts["battery", ["item": item]] }

    package func welcome(_ name: String?) -> String {
        name.map { texts["welcome.named", ["name": $0]] } ?? texts["welcome.anybody"]
    }

    package func farewell(_ name: String?) -> String {
        name.map { texts["farewell.named", ["name": $0]] } ?? texts["farewell.anybody"]
    }

    package func event(_ event: RuleEvent) -> String {
        switch event {
        case .enters: texts["event.enters"]
        case .leaves: texts["event.leaves"]
        case .room(""): texts["event.anyRoom"]
        case .room(let room): texts["event.room", ["room": room]]
        case .near: texts["event.near"]
        }
    }

    /// Why something cannot be so, with what to do.
    package func reason(_ error: ItemError) -> String {
        switch error {
        case .emptyName: texts["reason.emptyName"]
        case .nameTooLong(let limit): texts["reason.nameTooLong", ["limit": limit]]
        case .controlCharacter: texts["reason.controlCharacter"]
        case .badUUID(_, .empty): texts["reason.uuidEmpty"]
        case .badUUID(_, .digits(let count)): texts["reason.uuidDigits", ["count": count]]
        case .badUUID(_, .character(let character)): texts["reason.uuidCharacter", ["character": character]]
        case .badUUID(_, .groups): texts["reason.uuidGroups"]
        case .badMajor(let text): texts["reason.badMajor", ["text": text]]
        case .badMinor(let text): texts["reason.badMinor", ["text": text]]
        case .badExitTime(let text):
            texts[
                "reason.badExitTime",
                ["text": text, "low": Tag.exitTimes.lowerBound, "high": Tag.exitTimes.upperBound]
            ]
        case .badHours(let text): texts["reason.badHours", ["text": text]]
        case .noDays: texts["reason.noDays"]
        case .badRoom(let text): texts["reason.badRoom", ["text": text, "limit": ReceiverPlacement.longest]]
        case .tooManyRooms: texts["reason.tooManyRooms", ["limit": Tag.mostRooms]]
        case .isBadge(let beacon, let holder): texts["reason.isBadge", ["beacon": beacon, "holder": holder]]
        case .isItem(let beacon, let holder): texts["reason.isItem", ["beacon": beacon, "holder": holder]]
        case .isCheckin(let beacon): texts["reason.isCheckin", ["beacon": beacon]]
        case .noSuchItem(let text): texts["reason.noSuchItem", ["text": text]]
        case .ambiguous(let name): texts["reason.ambiguous", ["name": name]]
        case .noSuchOwner(let text): texts["reason.noSuchOwner", ["text": text]]
        case .badSnooze: badSnooze
        case .noSuchAlert: texts["reason.noSuchAlert"]
        case .changedMeanwhile: texts["reason.changedMeanwhile"]
        }
    }

    package func ruleReason(_ error: RuleError) -> String {
        switch error {
        case .emptyName: texts["ruleReason.emptyName"]
        case .badName(let limit): texts["ruleReason.badName", ["limit": limit]]
        case .badText(let limit): texts["ruleReason.badText", ["limit": limit]]
        case .emptyNotice: texts["ruleReason.emptyNotice"]
        case .badInterval(let text):
            texts[
                "ruleReason.badInterval",
                ["text": text, "low": Rule.intervals.lowerBound, "high": Rule.intervals.upperBound]
            ]
        case .badRoom(let text): texts["ruleReason.badRoom", ["text": text, "limit": ReceiverPlacement.longest]]
        case .badDoor(let text): texts["ruleReason.badDoor", ["text": text, "limit": Door.longest]]
        case .doesNothing: texts["ruleReason.doesNothing"]
        case .doorNotNear: texts["ruleReason.doorNotNear"]
        case .minorWithoutMajor: texts["ruleReason.minorWithoutMajor"]
        case .noSuchSubject: texts["ruleReason.noSuchSubject"]
        case .noSuchRule: texts["ruleReason.noSuchRule"]
        case .changedMeanwhile: texts["ruleReason.changedMeanwhile"]
        case .doorsNotAllowed: texts["ruleReason.doorsNotAllowed"]
        }
    }
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
