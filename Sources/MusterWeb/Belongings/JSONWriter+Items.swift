import Attendance
import BeaconKit
import Station

/// Items, alerts and rules as programs get them.
extension JSONWriter {
    mutating func item(_ state: ItemState, in roster: Roster) {
        object { json in
            json.members(of: state.item, in: roster)
            json.key("state")
            json.string(state.code)
            json.key("distance")
            if let meters = state.distance.meters { json.number((meters * 10).rounded() / 10) } else { json.null() }
            json.key("room")
            json.string(state.room)
            json.key("lastSeen")
            json.instant(state.lastSeen)
            json.key("station")
            json.null()
            json.key("told")
            json.null()
        }
    }

    /// An item of another station: where it is, only that station's tellings say.
    mutating func item(_ shared: SharedItem, in roster: Roster) {
        object { json in
            json.members(of: shared.item, in: roster)
            json.key("state")
            json.string("unknown")
            json.key("distance")
            json.null()
            json.key("room")
            json.string(shared.told?.alert.room)
            json.key("lastSeen")
            json.instant(shared.lastSeen)
            json.key("station")
            json.object { json in
                json.key("id")
                json.string(shared.station.text)
                json.key("name")
                json.string(shared.stationName)
            }
            json.key("told")
            guard let told = shared.told else { return json.null() }
            json.object { json in
                json.key("kind")
                json.string(told.alert.kind.rawValue)
                json.key("at")
                json.instant(told.instant)
                json.key("room")
                json.string(told.alert.room)
                json.key("lastSeen")
                json.instant(told.alert.lastSeen)
            }
        }
    }

    /// What an item is, whoever watches it.
    private mutating func members(of item: Item, in roster: Roster) {
        let tag = item.tag
        key("id")
        string(item.id.rawValue)
        key("name")
        string(item.name)
        members(of: tag.identity)
        key("owner")
        integer(tag.owner.flatMap { roster.anyone($0)?.number.rawValue })
        key("exitTime")
        integer(tag.exitTime)
        key("homeRooms")
        array(tag.homeRooms) { $0.string($1) }
        key("quietHours")
        string(tag.quiet?.hours)
        key("quietDays")
        array((tag.quiet?.days ?? []).sorted()) { $0.integer($1) }
        key("photo")
        string(item.photo.map { PhotoRoute.address($0) })
        key("version")
        string(item.version)
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
