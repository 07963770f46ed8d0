import Attendance
import BeaconKit
package import Station

/// The board as `GET /api/v1/board` gives it. Every key is always there; what is not known is `null`.
package enum BoardJSON {
    package static func bytes(_ board: Board) -> [UInt8] {
        var json = JSONWriter(capacity: 1024 + board.people.count * 400)
        json.object { json in
            json.key("day")
            json.string(board.day.description)
            json.key("site")
            json.string(board.site)
            json.key("timeZone")
            json.string(board.timeZone)
            json.key("now")
            json.instant(board.now)
            json.key("speed")
            json.number(board.speed)
            json.key("revision")
            json.integer(board.revision)
            json.key("people")
            json.array(board.people) { $0.person($1) }
            json.key("receivers")
            json.array(board.receivers) { $0.receiver($1) }
            json.key("unknownBeacons")
            json.array(board.unknownBeacons) { $0.unknownBeacon($1) }
            json.key("alarms")
            json.array(board.alarms) { $0.alarm($1) }
            json.key("visitors")
            json.integer(board.visitors)
            json.key("rollCall")
            if let call = board.rollCall {
                json.object { json in
                    json.key("rollCall")
                    json.string(call.id.rawValue)
                    json.key("drill")
                    json.boolean(call.isDrill)
                    json.key("began")
                    json.instant(call.began)
                }
            } else {
                json.null()
            }
        }
        return json.bytes
    }
}

extension JSONWriter {
    package mutating func person(_ person: BoardPerson) {
        object { json in
            json.members(of: person.number, person.details)
            json.key("status")
            json.string(person.standing.status.rawValue)
            json.key("since")
            json.instant(person.standing.since)
            json.key("lastSeen")
            json.instant(person.lastSeen)
            json.key("room")
            json.string(person.room)
            json.key("roomChances")
            json.array(person.chances) { json, chance in
                json.object { json in
                    json.key("room")
                    json.string(chance.room)
                    json.key("percent")
                    json.integer(chance.percent)
                }
            }
            json.key("minutesLate")
            json.integer(person.standing.minutesLate)
            json.key("overdue")
            json.boolean(person.standing.isOverdue)
            json.key("mayBeInsideSince")
            json.instant(person.standing.mayBeInsideSince)
            json.key("frozen")
            json.boolean(person.isFrozen)
            json.key("photo")
            json.string(person.photo.map { PhotoRoute.address($0) })
        }
    }

    package mutating func receiver(_ receiver: BoardReceiver) {
        object { json in
            json.key("name")
            json.string(receiver.name)
            json.key("room")
            json.string(receiver.room)
            json.key("health")
            json.string(receiver.health.rawValue)
            json.key("lastHeard")
            json.instant(receiver.lastHeard)
            json.key("reportsPerSecond")
            json.number(receiver.reportsPerSecond)
            json.key("lostPackets")
            json.integer(receiver.lostPackets)
            json.key("adapter")
            json.string(receiver.adapter)
            json.key("radio")
            if let condition = receiver.condition {
                json.object { $0.condition(condition, of: receiver.name) }
            } else {
                json.null()
            }
        }
    }

    package mutating func unknownBeacon(_ beacon: UnknownBeacon) {
        object { json in
            json.members(of: beacon.identity)
            json.key("room")
            json.string(beacon.room)
            json.key("rssi")
            json.number(beacon.rssi)
            json.key("lastSeen")
            json.instant(beacon.lastSeen)
        }
    }

    package mutating func alarm(_ alarm: Alarm) {
        object { json in
            json.key("kind")
            switch alarm {
            case .diskFull:
                json.string("diskFull")
            case .storage(let reason):
                json.string("storage")
                json.key("reason")
                json.string(reason)
            case .damaged(let reason):
                json.string("damaged")
                json.key("reason")
                json.string(reason)
            case .clockJumped(let seconds):
                json.string("clockJumped")
                json.key("seconds")
                json.number(seconds)
            case .radio(let condition):
                json.string("radio")
                json.condition(condition)
            case .notAnswering(let condition):
                json.string("notAnswering")
                json.condition(condition)
            case .otherStation:
                json.string("otherStation")
            case .chain(let found):
                json.string("chain")
                json.key("station")
                json.string(found.trouble.peer.text)
                json.key("name")
                json.string(found.name)
                json.key("trouble")
                json.string(found.trouble.kind.rawValue)
                json.key("sequence")
                json.integer(Int(found.trouble.sequence))
                json.key("since")
                json.instant(found.trouble.since)
                json.key("title")
                json.string(Texts.english.chainTitle(found.name, found.trouble.kind))
                json.key("remedy")
                json.string(found.trouble.description)
            }
        }
    }

    /// A radio's condition as members: its name for programs, and the words for people in English.
    private mutating func condition(_ condition: RadioCondition, of receiver: String? = nil) {
        let words = condition.words(for: receiver)
        key("condition")
        string(condition.code)
        key("title")
        string(words.title)
        key("remedy")
        string(words.remedy)
    }
}
