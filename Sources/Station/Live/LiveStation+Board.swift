package import Attendance
import BeaconKit

/// What people see.
extension LiveStation: BoardSource {
    package func board() -> Board { published }

    package func boardUpdates() -> AsyncStream<BoardUpdate> {
        let (stream, continuation) = AsyncStream.makeStream(of: BoardUpdate.self, bufferingPolicy: .bufferingNewest(16))
        let key = nextSubscriber
        nextSubscriber += 1
        subscribers[key] = continuation
        return stream
    }

    package func photo(_ commitment: Commitment) throws -> Photo? { try store.photo(commitment) }

    /// Makes the board anew and tells subscribers what changed. Call it a few times a second of real time.
    package func publish() {
        let old = published
        var new = makeBoard(revision: old.revision)
        let before = Dictionary(uniqueKeysWithValues: old.people.map { ($0.id, $0) })
        let changed = new.people.indices.filter { before[new.people[$0].id] != new.people[$0] }
        let present = Set(new.people.map(\.id))
        let removed = old.people.filter { !present.contains($0.id) }
        let rest =
            old.receivers != new.receivers || old.unknownBeacons != new.unknownBeacons || old.alarms != new.alarms
            || old.site != new.site || old.day != new.day || old.timeZone != new.timeZone
            || old.language != new.language
            || old.greetings != new.greetings
        new.revision += 1
        published = new
        let update = BoardUpdate(board: new, changedPeople: changed, removedPeople: removed, changedRest: rest)
        tellItemNews()
        for (key, continuation) in subscribers {
            if case .terminated = continuation.yield(update) { subscribers[key] = nil }
        }
    }

    func makeBoard(revision: Int) -> Board {
        let wall = time.wall(now)
        return Board(
            revision: revision,
            site: site.name,
            timeZone: site.timeZone,
            language: site.language,
            day: site.day(of: wall),
            now: wall,
            speed: speed,
            people: makePeople(wall: wall),
            receivers: receivers.lines.filter { !$0.isReplaced }.map(makeReceiver),
            unknownBeacons: makeUnknownBeacons(),
            alarms: alarms.all,
            greetings: greetings()
        )
    }

    private func makePeople(wall: Instant) -> [BoardPerson] {
        noteSightings()
        return BoardPerson.all(of: stored, present: &present, now: wall) { person, standing in
            let presence = lastSeen[person]?.badge.flatMap { pipeline.engine.presence(of: $0) }
            return BoardPerson.Whereabouts(
                lastSeen: lastSeen[person].map { time.wall($0.instant) },
                room: presence.flatMap { room(of: $0) },
                // After a restart nothing is known of the badge until it is heard.
                isFrozen: standing.isOnSite && (presence?.isFrozen ?? true)
            )
        }
    }

    /// What the rule for rooms says, and not who heard the badge last: that flickers between two receivers. A room in which
    /// no receiver stands any more is no answer.
    private func room(of presence: BeaconPresence) -> String? {
        if let name = presence.room.flatMap({ receivers.name(of: $0) }),
            receivers.lines.contains(where: { $0.place.room == name })
        {
            return name
        }
        return presence.receiver.flatMap { place($0)?.room }
    }

    /// Takes over from the engine when each person's badges were last heard.
    func noteSightings() {
        pipeline.engine.forEachPresence { presence in
            guard let person = watch.holder(of: presence.identity) else { return }
            if presence.lastSeen >= lastSeen[person]?.instant ?? presence.lastSeen {
                lastSeen[person] = LastSighting(instant: presence.lastSeen, badge: presence.identity)
            }
        }
    }

    func makeReceiver(_ line: ReceiverTable.Line) -> BoardReceiver {
        let id = line.place.id
        let lastHeard = pipeline.engine.lastHeard(by: id)
        // The radio as a whole being out of order, none of its adapters is in order.
        let isOutOfOrder = line.adapter != nil && radio.isDeaf && !line.radio.isDeaf
        let condition = isOutOfOrder ? radio.condition : line.radio.condition
        var rate = line.rate
        return BoardReceiver(
            name: line.place.name,
            room: line.place.room,
            health: health(of: id, condition: condition),
            lastHeard: lastHeard.map { time.wall($0) },
            reportsPerSecond: rate.perSecond(at: now),
            lostPackets: line.lost,
            adapter: line.adapter?.name,
            condition: condition
        )
    }

    private func health(of id: ReceiverID, condition: RadioCondition?) -> BoardReceiver.Health {
        if condition?.isDeaf == true { return .deaf }
        if pipeline.engine.lastHeard(by: id) == nil { return .waiting }
        return pipeline.engine.isDeaf(id) ? .deaf : .hearing
    }

    private func makeUnknownBeacons() -> [UnknownBeacon] {
        var found: [UnknownBeacon] = []
        pipeline.engine.forEachPresence { presence in
            guard !isKnown(presence.identity), let rssi = presence.rssi,
                now.microseconds(since: presence.lastSeen) < 60_000_000,
                let place = presence.receiver.flatMap({ place($0) })
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
        return Array(found.prefix(20))
    }
}
