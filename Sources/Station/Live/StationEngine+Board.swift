package import Attendance
import BeaconKit

/// What people see.
extension StationEngine {
    /// The most beacons that are offered for pairing.
    private static let mostUnknown = 20

    package var board: Board { publisher.board }

    /// When presence becomes a punch now.
    package var policy: AttendancePolicy { punches.policy }

    /// Makes the board anew and has it sent.
    package mutating func publish() {
        tracker.recordSightings()
        let doubts = publisher.doubts
        let people = BoardPerson.all(of: known.stored, present: &known.present, now: time.wall) { person in
            let presence = tracker.presence(of: person)
            return BoardPerson.Whereabouts(
                lastSeen: tracker.lastSeen[person].map { time.wall($0.instant) },
                room: presence.flatMap { receivers.room(of: $0) },
                chances: presence.map {
                    Self.chances(of: $0, after: doubts.people[person] ?? [], tracker, receivers)
                } ?? [],
                // After a restart nothing is known of the badge until it is heard.
                isFrozen: presence?.isFrozen ?? true
            )
        }
        let site = known.site
        let board = Board(
            revision: 0,
            site: site.name,
            timeZone: site.timeZone,
            language: site.language,
            day: site.day(of: time.wall),
            now: time.wall,
            speed: time.speed,
            people: people,
            receivers: receivers.lines(at: time) { tracker.hearing(of: $0) },
            unknownBeacons: unknownBeacons,
            items: boardItems(after: doubts.items),
            alarms: alarms.all,
            greetings: rules.greetings(at: time),
            visitors: known.present.visitors(at: time.wall),
            rollCall: known.present.runningRollCall
        )
        send(.publish(publisher.publish(board)))
        send(.wakeItemReaders)
    }

    /// The rooms that a beacon may be in, where that is not sure.
    ///
    /// - Parameter shown: what the board says of it now.
    private static func chances(
        of presence: BeaconPresence,
        after shown: [RoomChance],
        _ tracker: PresenceTracker,
        _ receivers: ReceiverMonitor
    ) -> [RoomChance] {
        // As last known, it is where it was.
        guard !presence.isFrozen, presence.isInside else { return [] }
        var chances: [(room: String, chance: Double)] = []
        tracker.forEachRoomChance(of: presence.identity) { room, chance in
            if let name = receivers.name(of: room) { chances.append((name, chance)) }
        }
        return chances.count > 1 ? RoomChance.doubtful(among: chances, after: shown) : []
    }

    private func boardItems(after shown: [ItemID: [RoomChance]]) -> [BoardItem] {
        items.items.compactMap { state in
            guard case .here = state.whereabouts, let room = state.room else { return nil }
            let presence = tracker.presence(of: state.item.tag.identity)
            return BoardItem(
                id: state.item.id,
                name: state.item.name,
                room: room,
                chances: presence.map {
                    Self.chances(of: $0, after: shown[state.item.id] ?? [], tracker, receivers)
                } ?? [],
                isFrozen: state.isFrozen
            )
        }
    }

    private var unknownBeacons: [UnknownBeacon] {
        var found: [UnknownBeacon] = []
        tracker.forEachPresence { presence in
            guard !tracker.owners.isKnown(presence.identity), let rssi = presence.rssi,
                time.now.microseconds(since: presence.lastSeen) < 60_000_000,
                let place = presence.receiver.flatMap({ receivers.place(of: $0) })
            else { return }
            found.append(
                UnknownBeacon(
                    identity: presence.identity,
                    room: place.room,
                    rssi: rssi,
                    lastSeen: time.wall(presence.lastSeen)
                )
            )
        }
        found.sort { ($0.rssi, $1.identity) > ($1.rssi, $0.identity) }
        return Array(found.prefix(Self.mostUnknown))
    }

    /// The items with all that is known of them now.
    package var items: ItemList {
        let states = known.stored.items.values.map { item in
            belongings.state(
                of: item,
                owner: item.tag.owner.flatMap { known.stored.roster.people[$0]?.details.name },
                presence: tracker.presence(of: item.tag.identity).map { presence in
                    (presence, presence.room.flatMap { receivers.name(of: $0) })
                },
                state: tracker.state(of: item.id),
                at: time
            )
        }
        return ItemList(
            now: time.wall,
            items: states.sorted { ($0.item.name, $0.item.id.rawValue) < ($1.item.name, $1.item.id.rawValue) },
            others: known.stored.sharedItems
        )
    }

    /// How far people's badges are from the receivers that hear them, in m; of those alone who are heard.
    package func distances(of people: Set<PersonID>) -> [PersonID: Double] { tracker.distances(of: people) }
}
