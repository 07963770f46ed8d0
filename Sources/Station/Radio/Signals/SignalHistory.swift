import Attendance
package import BeaconKit

/// The last minute of what is in the air, for people to look at. No decision depends on it.
package struct SignalHistory: Sendable {
    private var traces = BeaconTraces()
    private var nextTidying: Instant

    package init(now: Instant) { nextTidying = now }

    /// Takes a sighting, whosever it is.
    ///
    /// - Parameter isKnown: whether it is somebody's.
    package mutating func hear(_ sighting: Sighting, isKnown: @autoclosure () -> Bool) {
        traces.hear(sighting) { isKnown() }
    }

    /// Lets time pass. Once a second of real time, as a demo's second has very many of its own.
    package mutating func advance(to time: StationTime) {
        guard time.now >= nextTidying else { return }
        nextTidying = time.after(1_000_000, real: 1_000_000)
        traces.tidy(at: time.now)
    }

    /// How many beacons a receiver heard in the last 30 to 60 s, and how many of them are of a kind.
    package func count(heardBy receiver: ReceiverID, where isOfKind: (BeaconIdentity) -> Bool) -> (all: Int, kind: Int)
    {
        var count = (all: 0, kind: 0)
        for (identity, line) in traces.lines where line.isHeard(by: receiver) {
            count.all += 1
            if isOfKind(identity) { count.kind += 1 }
        }
        return count
    }

    /// The beacons that are heard now.
    ///
    /// - Parameters:
    ///   - presence: what is known of a beacon. What the station itself transmits is no presence.
    ///   - owner: whose a beacon is that was heard then.
    ///   - place: the receiver that heard it.
    ///   - room: what a room is called.
    package func list(
        at time: StationTime,
        presence: (BeaconIdentity) -> BeaconPresence?,
        owner: (BeaconIdentity, Instant) -> BeaconOwner,
        place: (ReceiverID) -> ReceiverPlace?,
        room: (RoomID) -> String?
    ) -> BeaconList {
        var beacons: [HeardBeacon] = []
        for (identity, line) in traces.lines {
            let presence = presence(identity)
            let fading = BeaconFading(
                silence: Double(time.now.microseconds(since: line.lastHeard)) / 1_000_000,
                interval: presence?.advertisingInterval
            )
            guard fading != .gone else { continue }
            let place = place(line.receiver)
            beacons.append(
                HeardBeacon(
                    identity: identity,
                    owner: owner(identity, line.lastHeard),
                    distance: presence?.distance ?? .unknown,
                    proximity: presence?.proximity ?? .unknown,
                    rssi: presence?.rssi ?? Double(line.lastLevel),
                    levels: line.trace.levels(until: time.now),
                    receiver: place?.name,
                    room: presence?.room.flatMap(room) ?? place?.room,
                    lastSeen: time.wall(line.lastHeard),
                    interval: presence?.advertisingInterval,
                    isFading: fading == .fading
                )
            )
        }
        return BeaconList(now: time.wall, beacons: beacons, isIncomplete: traces.overflow != nil)
    }
}
