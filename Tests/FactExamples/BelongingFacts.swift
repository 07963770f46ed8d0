import Attendance
import BeaconKit

/// Facts about items, alerts and rules, and the payloads that are kept of them, for ever.
enum BelongingFacts {
    private static let item = ItemID(rawValue: "i")
    private static let alert = AlertID(rawValue: "a")
    private static let rule = RuleID(rawValue: "r")

    static func examples(_ person: PersonID) throws -> [(Fact, kind: String, payload: String)] {
        try items(person) + alerts(person) + rules(person)
    }

    private static func items(_ person: PersonID) throws -> [(Fact, kind: String, payload: String)] {
        let beacon = FactExamples.beacon
        let quiet = try WeeklyHours(days: [5, 1], hours: "22:00-7:00")
        let plain = try Tag(identity: beacon)
        let full = try Tag(
            identity: beacon,
            owner: person,
            exitTime: 90,
            homeRooms: ["大厅", "Lab \"1\"", "大厅"],
            quiet: quiet
        )
        let name = Commitment(rawValue: "aa")
        return [
            (
                .itemAdded(ItemAdded(TaggedItem(item: item, tag: plain, name: name, photo: nil))), "item-added",
                #"{"details":"aa","exitTime":60,"identity":"\#(beacon)","item":"i"}"#
            ),
            (
                .itemChanged(
                    ItemChanged(TaggedItem(item: item, tag: full, name: name, photo: Commitment(rawValue: "bb")))
                ), "item-changed",
                #"{"details":"aa","exitTime":90,"identity":"\#(beacon)","item":"i","owner":"\#(person.rawValue)","#
                    + #""photo":"bb","quiet":"15 22:00-07:00","rooms":"Lab \"1\"\n大厅"}"#
            ),
            (.itemRemoved(ItemRemoved(item: item)), "item-removed", #"{"item":"i"}"#),
            (
                .quietHoursSet(QuietHoursSet(person: person, quiet: quiet)), "quiet-hours-set",
                #"{"person":"\#(person.rawValue)","quiet":"15 22:00-07:00"}"#
            ),
            (
                .quietHoursSet(QuietHoursSet(person: person, quiet: nil)), "quiet-hours-set",
                #"{"person":"\#(person.rawValue)"}"#
            ),
        ]
    }

    private static func alerts(_ person: PersonID) -> [(Fact, kind: String, payload: String)] {
        let at = Instant(microseconds: 5)
        let again = Alert(
            id: alert,
            .leftBehind,
            item: item,
            person: person,
            room: "Lab",
            lastSeen: at,
            repetition: 2
        )
        return [
            (
                .alertRaised(again), "alert-raised",
                #"{"alert":"left-behind","id":"a","item":"i","lastSeen":5,"person":"\#(person.rawValue)","#
                    + #""repetition":2,"room":"Lab"}"#
            ),
            (
                .alertRaised(Alert(id: alert, .returned, item: item, about: AlertID(rawValue: "b"))), "alert-raised",
                #"{"about":"b","alert":"returned","id":"a","item":"i"}"#
            ),
            (
                .alertRaised(Alert(id: alert, .shown, rule: rule, text: "")), "alert-raised",
                #"{"alert":"shown","id":"a","rule":"r","text":""}"#
            ),
            (.alertAnswered(AlertAnswered(id: alert, answer: .seen)), "alert-answered", #"{"answer":"seen","id":"a"}"#),
            (
                .alertAnswered(AlertAnswered(id: alert, answer: .snoozed(until: at))), "alert-answered",
                #"{"answer":"snoozed","id":"a","until":5}"#
            ),
        ]
    }

    private static func rules(_ person: PersonID) throws -> [(Fact, kind: String, payload: String)] {
        let uuid = FactExamples.beacon.uuid
        let door = try Door(name: "Front", means: .mqtt)
        let greeting = try Rule(id: rule, name: "Hello", subject: .everybody, event: .enters, show: "")
        let opening = try Rule(
            id: rule,
            name: "Door",
            isOn: false,
            subject: .beacons(uuid, major: 1, minor: 0),
            event: .near,
            hours: WeeklyHours(hours: "08:00-24:00"),
            interval: 30,
            door: door
        )
        let moved = try Rule(id: rule, name: "Lab", subject: .person(person), event: .room("Lab"), notify: "{name}!")
        let gone = try Rule(id: rule, name: "Cat", subject: .item(item), event: .leaves, notify: "Off")
        let daily = #""hours":"1234567 08:00-24:00","interval":30,"major":1,"means":"mqtt","minor":0,"#
        return [
            (
                .ruleSet(greeting), "rule-set",
                #"{"event":"enters","interval":60,"name":"Hello","on":true,"rule":"r","show":"","#
                    + #""subject":"everybody"}"#
            ),
            (
                .ruleSet(opening), "rule-set",
                #"{"door":"Front","event":"near",\#(daily)"name":"Door","on":false,"rule":"r","subject":"beacons","#
                    + #""uuid":"\#(uuid)"}"#
            ),
            (
                .ruleSet(moved), "rule-set",
                #"{"event":"room","interval":60,"name":"Lab","notify":"{name}!","on":true,"#
                    + #""person":"\#(person.rawValue)","room":"Lab","rule":"r","subject":"person"}"#
            ),
            (
                .ruleSet(gone), "rule-set",
                #"{"event":"leaves","interval":60,"item":"i","name":"Cat","notify":"Off","on":true,"rule":"r","#
                    + #""subject":"item"}"#
            ),
            (.ruleRemoved(RuleRemoved(rule: rule)), "rule-removed", #"{"rule":"r"}"#),
            (.doorsAllowed(DoorsAllowed(isAllowed: true)), "doors-allowed", #"{"allowed":true}"#),
            (
                .doorOpened(DoorOpening(rule: rule, door: door, person: person)), "door-opened",
                #"{"door":"Front","means":"mqtt","person":"\#(person.rawValue)","rule":"r"}"#
            ),
        ]
    }
}
