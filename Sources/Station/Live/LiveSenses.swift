import Attendance
import BeaconKit

/// What the engine knows of items and their owners at one instant.
struct LiveSenses: ItemSenses {
    let engine: PresenceEngine
    let receivers: ReceiverTable
    let badges: [PersonID: [BeaconIdentity]]
    let quietHours: [PersonID: WeeklyHours]
    let clock: ZoneClock
    let time: TimeBase
    let now: Instant

    func sense(_ item: Item) -> ItemSense? { sense(item.tag.identity) }

    func sense(owner: PersonID) -> ItemSense? {
        (badges[owner] ?? []).compactMap { sense($0) }.max { $0.lastHeard < $1.lastHeard }
    }

    func isQuiet(_ item: Item) -> Bool {
        let hours = [item.tag.quiet, item.tag.owner.flatMap { quietHours[$0] }]
        return hours.contains { $0?.contains(time.wall(now), clock: clock) == true }
    }

    var isHearing: Bool {
        receivers.lines.contains { line in
            engine.lastHeard(by: line.place.id) != nil && !engine.isDeaf(line.place.id)
        }
    }

    func wall(_ steady: Instant) -> Instant { time.wall(steady) }

    private func sense(_ identity: BeaconIdentity) -> ItemSense? {
        guard let presence = engine.presence(of: identity), presence.receiver != nil else { return nil }
        return ItemSense(
            lastHeard: presence.lastSeen,
            meters: presence.distance.meters,
            room: presence.room.flatMap { receivers.name(of: $0) },
            interval: presence.advertisingInterval
        )
    }
}
