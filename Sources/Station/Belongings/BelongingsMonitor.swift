package import Attendance
package import BeaconKit

/// Belongings: from presence to alerts, and what is to be remembered of items.
package struct BelongingsMonitor: Sendable {
    /// When an item was last heard, in steady time, and where.
    private struct Trail {
        var lastSeen: Instant
        var room: String?
    }

    private var watch = ItemWatch()
    private var watched: Set<ItemID> = []
    /// What was known of items when the station started, in steady time.
    private let remembered: [ItemID: ItemMemory]
    private var trails: [ItemID: Trail] = [:]
    /// The badges of items' owners that are here.
    private var ownerBadgesInside: [PersonID: Set<BeaconIdentity>] = [:]
    /// How often tags were heard since it was last saved.
    private var counts: [ItemID: Int] = [:]
    private var lastSave: Instant
    private var lastTagReading: LocalDay?
    /// Whether it is to be looked which tags are heard ever less often.
    private var readsTags = false

    /// - Parameter remembered: what was known of items when the station stopped.
    package init(remembered: [ItemID: ItemMemory], now: Instant) {
        self.remembered = remembered
        lastSave = now
    }

    // MARK: What is watched

    /// Watches these items, no more and no fewer.
    package mutating func update(_ items: [ItemID: Item]) {
        for item in items.values { watch.watch(item) }
        for id in watched.subtracting(items.keys) {
            watch.forget(id)
            trails[id] = nil
        }
        watched = Set(items.keys)
    }

    /// Since when an item counts as inside after a restart; `nil` for one that does not.
    package func heardBeforeRestart(_ item: ItemID, now: Instant) -> Instant? {
        guard let memory = remembered[item], memory.isInside else { return nil }
        return min(memory.lastSeen, now)
    }

    /// An owner's badge counts as here after a restart.
    package mutating func assume(_ badge: BeaconIdentity, of owner: PersonID) {
        ownerBadgesInside[owner, default: []].insert(badge)
    }

    /// Goes on from what was so before a restart.
    ///
    /// - Parameter owners: those of items, with when they were last heard.
    package mutating func resume(_ alerts: [AlertRecord], owners: [PersonID: Instant?]) {
        let open = alerts.compactMap { record in
            record.open.flatMap { open in record.alert.item.map { ($0, open) } }
        }
        let openAlerts = Dictionary(open) { $1 }
        for id in watched {
            watch.resume(id, remembered[id], open: openAlerts[id])
            if let memory = remembered[id] { trails[id] = Trail(lastSeen: memory.lastSeen, room: memory.room) }
        }
        for (owner, lastSeen) in owners {
            watch.resume(owner: owner, isInside: isInside(owner), lastSeen: lastSeen)
        }
    }

    /// Takes over what people answered, here or elsewhere.
    package mutating func applyAnswers(_ alerts: [AlertRecord], at time: StationTime) {
        for record in alerts {
            guard let item = record.alert.item, let answer = record.answer else { continue }
            var until: Instant?
            if case .snoozed(let instant) = answer { until = time.steady(instant) }
            watch.answer(record.alert.id, of: item, answer, until: until)
        }
    }

    /// Somebody owns no item any more.
    package mutating func forget(owner: PersonID) { watch.forget(owner: owner) }

    /// A badge that was here is nobody's any more: that is no leaving.
    package mutating func forget(_ badge: BeaconIdentity, of owner: PersonID) {
        ownerBadgesInside[owner]?.remove(badge)
        if !isInside(owner) { watch.forget(owner: owner) }
    }

    // MARK: What happens

    package mutating func entered(_ item: ItemID) { watch.entered(item) }

    /// - Parameter room: where the item was; `nil` where that is unknown.
    package mutating func left(_ item: ItemID, lastSeen: Instant, room: String?) {
        let room = room ?? trails[item]?.room
        trails[item] = Trail(lastSeen: lastSeen, room: room)
        watch.left(item, lastSeen: lastSeen, room: room)
    }

    package mutating func entered(_ badge: BeaconIdentity, of owner: PersonID) {
        if !isInside(owner) { watch.entered(owner: owner) }
        ownerBadgesInside[owner, default: []].insert(badge)
    }

    /// - Parameter isCheckin: it was a number that was broadcast for a moment. Whoever did that did not leave when they
    ///   stopped.
    package mutating func left(_ badge: BeaconIdentity, of owner: PersonID, lastSeen: Instant, isCheckin: Bool) {
        ownerBadgesInside[owner]?.remove(badge)
        guard !isInside(owner) else { return }
        if isCheckin {
            watch.forget(owner: owner)
        } else {
            watch.left(owner: owner, lastSeen: lastSeen)
        }
    }

    /// Counts a sighting for the days on which a tag was heard.
    package mutating func count(_ item: ItemID) { counts[item, default: 0] += 1 }

    /// Decides what is due.
    package mutating func advance(to now: Instant, _ senses: some ItemSenses) -> [Alert] {
        watch.advance(to: now, senses)
    }

    private func isInside(_ owner: PersonID) -> Bool { ownerBadgesInside[owner]?.isEmpty == false }

    // MARK: What is kept

    /// What is to be known after a restart, and since the last time how often tags were heard; `nil` while nothing is
    /// watched.
    ///
    /// - Parameters:
    ///   - heard: when an item was last heard, in steady time, and in which room; `nil` if it is not heard.
    ///   - isInside: whether an item is here.
    package mutating func checkpoint(
        _ items: some Sequence<Item>,
        today: LocalDay,
        at time: StationTime,
        heard: (Item) -> (lastSeen: Instant, room: String?)?,
        isInside: (ItemID) -> Bool
    ) -> BelongingsCheckpoint? {
        guard !watched.isEmpty else { return nil }
        let seconds = max(0, Int(time.now.microseconds(since: lastSave) / 1_000_000))
        lastSave = time.now
        var memories: [ItemID: ItemMemory] = [:]
        var days: [ItemID: [TagDay]] = [:]
        for item in items {
            if let heard = heard(item) {
                trails[item.id] = Trail(lastSeen: heard.lastSeen, room: heard.room ?? trails[item.id]?.room)
            }
            if let trail = trails[item.id] {
                memories[item.id] = watch.memory(of: item.id, lastSeen: time.wall(trail.lastSeen), wall: time.wall)
            }
            if isInside(item.id) {
                days[item.id] = [TagDay(day: today, sightings: counts[item.id] ?? 0, seconds: seconds)]
            }
        }
        counts.removeAll(keepingCapacity: true)
        if today != lastTagReading {
            lastTagReading = today
            readsTags = true
        }
        return BelongingsCheckpoint(memories: memories, days: days)
    }

    /// After when hints count that people were given, if it is time to look for tags that are heard ever less often:
    /// once a day.
    package mutating func tagReading(at wall: Instant) -> Instant? {
        guard readsTags else { return nil }
        readsTags = false
        return wall.adding(microseconds: -Int64(BatteryHint.pause) * 86_400_000_000)
    }

    /// Tells of tags that are heard ever less often: once a month of each.
    package func hints(_ history: TagHistory, of items: [ItemID: Item], today: LocalDay, at time: StationTime)
        -> [Alert]
    {
        history.days
            .filter { BatteryHint.isThinning($0.value.filter { $0.day < today }) && !history.told.contains($0.key) }
            .keys.sorted { $0.rawValue < $1.rawValue }
            .compactMap { items[$0] }
            .map { item in
                let trail = trails[item.id]
                return Alert(
                    .battery,
                    item: item.id,
                    person: item.tag.owner,
                    room: trail?.room,
                    lastSeen: (trail?.lastSeen).map { time.wall($0) }
                )
            }
    }

    /// An item with all that is known of it now.
    ///
    /// - Parameters:
    ///   - owner: what its owner is called.
    ///   - presence: what is known of its tag, with the name of the room.
    ///   - state: whether it is inside; `nil` if it is not monitored.
    package func state(
        of item: Item,
        owner: String?,
        presence: (presence: BeaconPresence, room: String?)?,
        state region: RegionState?,
        at time: StationTime
    ) -> ItemState {
        let trail = trails[item.id]
        let lastSeen = [presence?.presence.lastSeen, trail?.lastSeen].compactMap { $0 }.max()
        var state = ItemState(
            item: item,
            owner: owner,
            room: presence?.room ?? trail?.room,
            lastSeen: lastSeen.map { time.wall($0) },
            isFrozen: presence?.presence.isFrozen ?? false
        )
        switch region {
        case .inside:
            // After a restart nothing is known of it until it is heard.
            guard let presence = presence?.presence, presence.receiver != nil, !presence.isFrozen else { break }
            state.whereabouts = .here(presence.proximity)
            state.distance = presence.distance
        case .outside: state.whereabouts = .away
        case .unknown, nil:
            if remembered[item.id]?.isInside == false { state.whereabouts = .away }
        }
        return state
    }
}
