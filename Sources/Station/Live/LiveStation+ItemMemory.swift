package import Attendance
import BeaconKit

/// What is known of items, to look at and to go on with after a restart.
extension LiveStation: ItemSource {
    package func items() -> ItemList {
        let states = stored.items.values.map { state(of: $0) }
        return ItemList(
            now: time.wall(now),
            items: states.sorted { ($0.item.name, $0.item.id.rawValue) < ($1.item.name, $1.item.id.rawValue) },
            others: stored.sharedItems
        )
    }

    /// How far people's badges are from the receivers that hear them, in m; of those alone who are heard.
    package func distances(of people: Set<PersonID>) -> [PersonID: Double] {
        var distances: [PersonID: Double] = [:]
        for person in people {
            let presence = lastSeen[person]?.badge.flatMap { pipeline.engine.presence(of: $0) }
            if let presence, presence.receiver != nil { distances[person] = presence.distance.meters }
        }
        return distances
    }

    package func itemNews() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        itemSubscribers[nextSubscriber] = continuation
        nextSubscriber += 1
        return stream
    }

    /// Wakes those who watch items.
    func tellItemNews() {
        for (key, continuation) in itemSubscribers {
            if case .terminated = continuation.yield() { itemSubscribers[key] = nil }
        }
    }

    private func state(of item: Item) -> ItemState {
        let presence = pipeline.engine.presence(of: item.tag.identity)
        let remembered = itemSightings[item.id]
        let lastSeen = [presence?.lastSeen, remembered?.lastSeen].compactMap { $0 }.max()
        var state = ItemState(
            item: item,
            owner: item.tag.owner.flatMap { stored.roster.people[$0]?.details.name },
            room: presence?.room.flatMap { receivers.name(of: $0) } ?? remembered?.room,
            lastSeen: lastSeen.map { time.wall($0) },
            isFrozen: presence?.isFrozen ?? false
        )
        switch itemRegions.region(of: item.id).map({ pipeline.engine.state(of: $0) }) {
        case .inside:
            // After a restart nothing is known of it until it is heard.
            guard let presence, presence.receiver != nil, !presence.isFrozen else { break }
            state.whereabouts = .here(presence.proximity)
            state.distance = presence.distance
        case .outside: state.whereabouts = .away
        case .unknown, nil:
            if rememberedItems[item.id]?.isInside == false { state.whereabouts = .away }
        }
        return state
    }

    /// Counts a sighting for the days on which a tag was heard.
    func countSighting(of identity: BeaconIdentity) {
        guard let id = itemRegions.item(with: identity) else { return }
        tagCounts[id, default: 0] += 1
    }

    /// Keeps what is to be known after a restart: once a minute, as ``saveCheckpoint()``.
    func saveItems() throws {
        guard !watchedItems.isEmpty else { return }
        let today = site.day(of: time.wall(now))
        let seconds = Int(now.microseconds(since: lastItemSave) / 1_000_000)
        lastItemSave = now
        var memories: [ItemID: ItemMemory] = [:]
        var days: [ItemID: [TagDay]] = [:]
        for item in stored.items.values {
            if let presence = pipeline.engine.presence(of: item.tag.identity), presence.receiver != nil {
                let room = presence.room.flatMap { receivers.name(of: $0) }
                itemSightings[item.id] = (presence.lastSeen, room ?? itemSightings[item.id]?.room)
            }
            if let known = itemSightings[item.id],
                let memory = itemWatch.memory(of: item.id, lastSeen: time.wall(known.lastSeen), wall: time.wall)
            {
                memories[item.id] = memory
            }
            if let id = itemRegions.region(of: item.id), pipeline.engine.state(of: id) == .inside {
                days[item.id] = [TagDay(day: today, sightings: tagCounts[item.id] ?? 0, seconds: max(0, seconds))]
            }
        }
        tagCounts.removeAll(keepingCapacity: true)
        try store.saveItems(memories)
        try store.add(days)
        if today != lastBatteryCheck {
            lastBatteryCheck = today
            try hintAtBatteries(today: today)
        }
    }

    /// Tells of tags that are heard ever less often: once a day it is looked for, once a month it is told.
    private func hintAtBatteries(today: LocalDay) throws {
        let wall = time.wall(now)
        let thinning = try store.tagDays().filter { BatteryHint.isThinning($0.value.filter { $0.day < today }) }
        guard !thinning.isEmpty else { return }
        let told = try store.batteryHints(
            after: wall.adding(microseconds: -Int64(BatteryHint.pause) * 86_400_000_000)
        )
        for id in thinning.keys.sorted(by: { $0.rawValue < $1.rawValue }) where !told.contains(id) {
            guard let item = stored.items[id] else { continue }
            let known = itemSightings[id]
            let alert = Alert(
                .battery,
                item: id,
                person: item.tag.owner,
                room: known?.room,
                lastSeen: (known?.lastSeen).map { time.wall($0) }
            )
            note(.alertRaised(alert), receiver: nil, at: now)
        }
    }
}
