import Attendance
import BeaconKit
import Logging

/// Belongings: from presence to alerts.
extension LiveStation {
    /// When an item or its owner's badge counts as here: three sightings, so that a stray one of a bag that passes by far
    /// off does not make it come, and go a minute later.
    private static func policy(exitTime: Int) -> MonitoringPolicy {
        MonitoringPolicy(
            exitTime: .seconds(exitTime),
            confirmingSightings: 3,
            confirmationWindow: .seconds(60)
        )
    }

    /// Watches the items of the journal, no more and no fewer.
    func followItems(afterRestart: Bool) {
        for item in stored.items.values { itemWatch.watch(item) }
        for id in watchedItems.subtracting(stored.items.keys) {
            itemWatch.forget(id)
            itemSightings[id] = nil
        }
        watchedItems = Set(stored.items.keys)
        let oldOwners = Set(itemRegions.ownerBadges.keys)
        itemRegions.follow(stored, site: site, in: &regions) { region, id in
            let assumed = afterRestart ? assumedState(of: region) : .unknown
            pipeline.engine.monitor(
                BeaconIdentityCondition(region.identity),
                as: id,
                policy: Self.policy(exitTime: region.exitTime),
                assuming: assumed
            )
        } removed: { region, id in
            let wasInside = pipeline.engine.state(of: id) == .inside
            pipeline.engine.stopMonitoring(id)
            if wasInside, case .owner(let owner, let badge) = region.target { forget(badge, of: owner) }
        }
        for owner in oldOwners.subtracting(itemRegions.ownerBadges.keys) { itemWatch.forget(owner: owner) }
        if afterRestart { resumeItems() }
        takeAnswers()
    }

    private func assumedState(of region: ItemRegions.Region) -> AssumedState {
        switch region.target {
        case .item(let id):
            guard let memory = rememberedItems[id], memory.isInside else { return .unknown }
            return .inside(lastSeen: min(memory.lastSeen, now))
        case .owner(let owner, let badge):
            guard let known = heardBeforeRestart(Badge(identity: badge, person: owner)) else { return .unknown }
            ownerBadgesInside[owner, default: []].insert(badge)
            return .inside(lastSeen: min(known, now))
        }
    }

    private func resumeItems() {
        let open = stored.openAlerts.compactMap { record in
            record.open.flatMap { open in record.alert.item.map { ($0, open) } }
        }
        let alerts = Dictionary(open) { $1 }
        for id in watchedItems {
            itemWatch.resume(id, rememberedItems[id], open: alerts[id])
            if let memory = rememberedItems[id] { itemSightings[id] = (memory.lastSeen, memory.room) }
        }
        for owner in itemRegions.ownerBadges.keys {
            let isInside = ownerBadgesInside[owner]?.isEmpty == false
            itemWatch.resume(owner: owner, isInside: isInside, lastSeen: lastSeen[owner]?.instant)
        }
    }

    /// Takes over what people answered, here or elsewhere.
    private func takeAnswers() {
        for record in stored.openAlerts {
            guard let item = record.alert.item, let answer = record.answer else { continue }
            var until: Instant?
            if case .snoozed(let instant) = answer { until = instant.adding(microseconds: -time.offset) }
            itemWatch.answer(record.alert.id, of: item, answer, until: until)
        }
    }

    func itemEntered(_ target: ItemRegions.Target) {
        switch target {
        case .item(let id):
            itemWatch.entered(id)
            apply(.enters, .item(id))
        case .owner(let owner, let badge):
            if ownerBadgesInside[owner, default: []].isEmpty { itemWatch.entered(owner: owner) }
            ownerBadgesInside[owner, default: []].insert(badge)
        }
    }

    func itemLeft(_ target: ItemRegions.Target, _ transition: Transition) {
        switch target {
        case .item(let id):
            let room = transition.room.flatMap { receivers.name(of: $0) }
            itemSightings[id] = (transition.lastSeen, room ?? itemSightings[id]?.room)
            itemWatch.left(id, lastSeen: transition.lastSeen, room: itemSightings[id]?.room)
            apply(.leaves, .item(id))
        case .owner(let owner, let badge):
            ownerBadgesInside[owner]?.remove(badge)
            guard ownerBadgesInside[owner]?.isEmpty != false else { return }
            let isCall = CheckinBeacon.number(in: badge, site: site.broadcastUUID) != nil
            let stay = transition.lastSeen.microseconds(since: transition.firstSeen)
            if isCall, stay < Self.longestCheckin {
                // Whoever broadcast their number for a moment did not leave when they stopped.
                itemWatch.forget(owner: owner)
            } else {
                itemWatch.left(owner: owner, lastSeen: transition.lastSeen)
            }
        }
    }

    /// A badge that was here is nobody's any more: that is no leaving.
    private func forget(_ badge: BeaconIdentity, of owner: PersonID) {
        ownerBadgesInside[owner]?.remove(badge)
        if ownerBadgesInside[owner]?.isEmpty != false { itemWatch.forget(owner: owner) }
    }

    /// Decides what is due.
    func advanceItems() {
        let senses = LiveSenses(
            engine: pipeline.engine,
            receivers: receivers,
            badges: itemRegions.ownerBadges,
            quietHours: stored.quietHours,
            clock: site.clock,
            time: time,
            now: now
        )
        for alert in itemWatch.advance(to: now, senses) { note(.alertRaised(alert), receiver: nil, at: now) }
    }
}
