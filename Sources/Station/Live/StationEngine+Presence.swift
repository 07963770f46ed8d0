import Attendance
import BeaconKit
import Logging

/// From what is heard to the parts that decide on it.
extension StationEngine {
    mutating func handle(_ events: [PresenceEvent]) {
        for event in events {
            switch event {
            case .enter(let transition): entered(transition)
            case .exit(let transition): left(transition)
            case .room(let change): moved(change)
            // The station declares no doors: its rooms say who is where.
            case .passage: break
            case .deaf(let receiver, let lastHeard, let instant):
                carry(receivers.wentDeaf(receiver, lastHeard: lastHeard, instant: instant, at: time))
            case .heard(let receiver, let instant):
                carry(receivers.heard(receiver, instant: instant, at: time))
            }
        }
    }

    private mutating func entered(_ transition: Transition) {
        switch transition.region.flatMap({ tracker.target(of: $0) }) {
        case .badge(let badge):
            let draft = punches.entered(
                badge,
                transition,
                presence: tracker.presence(of: badge.identity),
                receiver: transition.receiver.flatMap { receivers.place(of: $0)?.name },
                known: &known,
                at: time
            )
            if let draft { carry([.record(draft)]) }
        case .belongings(let region):
            switch region.target {
            case .item(let item):
                belongings.entered(item)
                carry(rules.apply(.enters, .item(item), known: known, at: time))
            case .owner(let owner, let badge): belongings.entered(badge, of: owner)
            }
        case .rule(.near(let cause, _)): carry(rules.apply(.near, cause, known: known, at: time))
        case .rule(.beacons(let region)):
            let cause = tracker.owners.cause(of: transition.identity)
            carry(rules.apply(region.isNear ? .near : .enters, cause, in: region, known: known, at: time))
        case nil: break
        }
    }

    private mutating func left(_ transition: Transition) {
        guard let region = transition.region else { return }
        switch tracker.target(of: region) {
        case .badge(let badge): badgeLeft(badge, transition, of: region)
        case .belongings(let known): belongingsLeft(known.target, transition)
        case .rule(.beacons(let condition)) where !condition.isNear:
            let cause = tracker.owners.cause(of: transition.identity)
            carry(rules.apply(.leaves, cause, in: condition, known: known, at: time))
        case .rule, nil: break
        }
    }

    private mutating func badgeLeft(_ badge: Badge, _ transition: Transition, of region: RegionID) {
        let draft = punches.left(
            badge,
            transition,
            receiver: transition.receiver.flatMap { receivers.place(of: $0)?.name },
            known: &known,
            at: time
        )
        if let draft { carry([.record(draft)]) }
        // Somebody who broadcasts their number stands there and waits: they are checked in again at once, and not only
        // after a badge's exit time, which keeps badges at the edge of hearing quiet.
        if known.isCall(badge.identity) { tracker.monitor(badge, as: region, by: punches.policy) }
    }

    private mutating func belongingsLeft(_ target: ItemRegions.Target, _ transition: Transition) {
        switch target {
        case .item(let item):
            let room = transition.room.flatMap { receivers.name(of: $0) }
            belongings.left(item, lastSeen: transition.lastSeen, room: room)
            carry(rules.apply(.leaves, .item(item), known: known, at: time))
        case .owner(let owner, let badge):
            let stay = transition.lastSeen.microseconds(since: transition.firstSeen)
            let isCheckin = known.isCall(badge) && stay < PunchEngine.longestCheckin
            belongings.left(badge, of: owner, lastSeen: transition.lastSeen, isCheckin: isCheckin)
        }
    }

    private mutating func moved(_ change: RoomChange) {
        guard let room = receivers.name(of: change.room) else { return }
        let cause = tracker.owners.cause(of: change.identity)
        var isOnSite = false
        if case .person(let id) = cause { isOnSite = known.expectedStay(of: id, at: time.wall)?.isOpen == true }
        carry(rules.apply(room: room, change.identity, cause, isOnSite: isOnSite, known: known, at: time))
    }

    mutating func recordOtherStation() {
        alarms.otherStation(true)
        log(
            .warning,
            "another station answers for this site, or somebody is imitating it",
            ["uuid": "\(known.site.broadcastUUID)"]
        )
    }

    /// Decides which items went astray.
    mutating func advanceBelongings() {
        let senses = TrackedSenses(
            tracker: tracker,
            receivers: receivers,
            quietHours: known.stored.quietHours,
            clock: known.site.clock,
            time: time
        )
        tell(belongings.advance(to: time.now, senses))
    }

    mutating func tell(_ alerts: [Alert]) {
        for alert in alerts { record(.alertRaised(alert), at: time.wall) }
    }
}
