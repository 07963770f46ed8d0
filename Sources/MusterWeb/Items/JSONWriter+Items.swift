import Attendance
import BeaconKit
import Station

/// Items, alerts and rules as programs get them.
extension JSONWriter {
    mutating func item(_ state: ItemState, in roster: Roster) {
        let tag = state.item.tag
        object { json in
            json.key("id")
            json.string(state.item.id.rawValue)
            json.key("name")
            json.string(state.item.name)
            json.members(of: tag.identity)
            json.key("owner")
            json.integer(tag.owner.flatMap { roster.anyone($0)?.number.rawValue })
            json.key("exitTime")
            json.integer(tag.exitTime)
            json.key("homeRooms")
            json.array(tag.homeRooms) { $0.string($1) }
            json.key("quietHours")
            json.string(tag.quiet?.hours)
            json.key("quietDays")
            json.array((tag.quiet?.days ?? []).sorted()) { $0.integer($1) }
            json.key("photo")
            json.string(state.item.photo.map { PhotoRoute.address($0) })
            json.key("state")
            json.string(state.code)
            json.key("distance")
            if let meters = state.distance.meters { json.number((meters * 10).rounded() / 10) } else { json.null() }
            json.key("room")
            json.string(state.room)
            json.key("lastSeen")
            json.instant(state.lastSeen)
            json.key("version")
            json.string(state.item.version)
        }
    }

    mutating func alert(_ record: AlertRecord, in state: StoredState) {
        let alert = record.alert
        let item = alert.item.flatMap { state.items[$0] }
        let person = alert.person.flatMap { state.roster.anyone($0) }
        object { json in
            json.key("id")
            json.string(alert.id.rawValue)
            json.key("kind")
            json.string(alert.kind.rawValue)
            json.key("item")
            json.string(alert.item?.rawValue)
            json.key("itemName")
            json.string(item?.name)
            json.key("person")
            json.integer(person?.number.rawValue)
            json.key("rule")
            json.string(alert.rule?.rawValue)
            json.key("beacon")
            json.string(alert.beacon?.description)
            json.key("room")
            json.string(alert.room)
            json.key("lastSeen")
            json.instant(alert.lastSeen)
            json.key("text")
            json.string(alert.text.map { Greeting.fill($0, name: person?.details.name ?? item?.name) })
            json.key("about")
            json.string(alert.about?.rawValue)
            json.key("repetition")
            json.integer(alert.repetition)
            json.key("raised")
            json.instant(record.raised)
            json.key("told")
            json.instant(record.told)
            json.key("seen")
            json.boolean(record.answer == .seen)
            json.key("snoozedUntil")
            if case .snoozed(let until) = record.answer { json.instant(until) } else { json.null() }
            json.key("ended")
            json.instant(record.ended)
        }
    }

    mutating func rule(_ rule: Rule, in roster: Roster) {
        var person: Int?
        var item: String?
        var beacons: (uuid: String, major: Int?, minor: Int?)?
        let subject: String
        switch rule.subject {
        case .everybody: subject = "everybody"
        case .person(let id): (subject, person) = ("person", roster.anyone(id)?.number.rawValue)
        case .item(let id): (subject, item) = ("item", id.rawValue)
        case .beacons(let uuid, let major, let minor):
            (subject, beacons) = ("beacons", (uuid.description, major.map(Int.init), minor.map(Int.init)))
        }
        object { json in
            json.key("id")
            json.string(rule.id.rawValue)
            json.key("name")
            json.string(rule.name)
            json.key("on")
            json.boolean(rule.isOn)
            json.key("subject")
            json.string(subject)
            json.key("person")
            json.integer(person)
            json.key("item")
            json.string(item)
            json.key("uuid")
            json.string(beacons?.uuid)
            json.key("major")
            json.integer(beacons?.major)
            json.key("minor")
            json.integer(beacons?.minor)
            json.key("event")
            json.string(rule.event.word)
            json.key("room")
            json.string(rule.event.room)
            json.key("hours")
            json.string(rule.hours?.hours)
            json.key("days")
            json.array((rule.hours?.days ?? []).sorted()) { $0.integer($1) }
            json.key("interval")
            json.integer(rule.interval)
            json.key("show")
            json.string(rule.show)
            json.key("notify")
            json.string(rule.notify)
            json.key("door")
            json.string(rule.door?.name)
            json.key("means")
            json.string(rule.door?.means.rawValue)
            json.key("version")
            json.string(rule.version)
        }
    }
}
