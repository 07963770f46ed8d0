import Attendance
import BeaconKit

/// What is known of items and their owners at one instant.
struct TrackedSenses: ItemSenses {
    let tracker: PresenceTracker
    let receivers: ReceiverMonitor
    let quietHours: [PersonID: WeeklyHours]
    let clock: ZoneClock
    let time: StationTime

    func sense(_ item: Item) -> ItemSense? { sense(item.tag.identity) }

    func sense(owner: PersonID) -> ItemSense? {
        (tracker.owners.items.ownerBadges[owner] ?? []).compactMap { sense($0) }
            .max { $0.lastHeard < $1.lastHeard }
    }

    func isQuiet(_ item: Item) -> Bool {
        let hours = [item.tag.quiet, item.tag.owner.flatMap { quietHours[$0] }]
        return hours.contains { $0?.contains(time.wall, clock: clock) == true }
    }

    var isHearing: Bool {
        receivers.table.lines.contains { line in
            let hearing = tracker.hearing(of: line.place.id)
            return hearing.lastHeard != nil && !hearing.isDeaf
        }
    }

    func wall(_ steady: Instant) -> Instant { time.wall(steady) }

    private func sense(_ identity: BeaconIdentity) -> ItemSense? {
        guard let presence = tracker.presence(of: identity), presence.receiver != nil else { return nil }
        return ItemSense(
            lastHeard: presence.lastSeen,
            meters: presence.distance.meters,
            room: presence.room.flatMap { receivers.name(of: $0) },
            interval: presence.advertisingInterval
        )
    }
}
