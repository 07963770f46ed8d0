extension PresenceEngine {
    /// Decides which room a beacon is in, and its proximity, without saying so yet.
    mutating func settle(_ number: UInt32) {
        var strongest: Int8?
        var holder: Int8?
        var challenger: Int8?
        var candidate = beacons[number].room
        let room = candidate
        forEachLevel(of: number) { link, level in
            strongest = max(strongest ?? .min, level)
            let place = receivers[Int(link.receiver.rawValue)].room
            if place == room {
                holder = max(holder ?? .min, level)
            } else if level > challenger ?? .min {
                challenger = level
                candidate = place
            }
        }
        if room == nil {
            // The first room may come without a level: the beacon is heard, and that is all there is to go by.
            beacons[number].room = candidate ?? receivers[Int(beacons[number].link.receiver.rawValue)].room
        } else if let challenger, RoomRule.takesOver(challenger: challenger, holder: holder) {
            beacons[number].room = candidate
        }
        guard let strongest else { return }
        let loss = PathLoss.power(claimed: beacons[number].measuredPower) - Double(strongest)
        beacons[number].proximity = beacons[number].proximity.updated(loss: loss)
    }

    /// Calls `body` with each link that was heard within the window, and its level.
    @inline(__always)
    func forEachLevel(of number: UInt32, _ body: (borrowing BeaconLink, Int8) -> Void) {
        guard beacons[number].hasLink else { return }
        let ticks = SignalWindow.ticks(now)
        if let level = beacons[number].link.window.level(at: ticks, silence: now - beacons[number].link.lastSeen) {
            body(beacons[number].link, level)
        }
        var place = beacons[number].link.next
        while place != TrackedBeacon.none {
            if let level = links[place].window.level(at: ticks, silence: now - links[place].lastSeen) {
                body(links[place], level)
            }
            place = links[place].next
        }
    }

    /// How far a beacon is from the receiver that hears it best.
    func distance(of number: UInt32) -> Distance {
        var best: Int8?
        forEachLevel(of: number) { _, level in best = max(best ?? .min, level) }
        guard let best else { return .unknown }
        return PathLoss.distance(level: Double(best), measuredPower: beacons[number].measuredPower)
    }

    /// Says so if a beacon's room is another than was last said.
    mutating func announceRoom(of number: UInt32, emit: (PresenceEvent) -> Void) {
        guard let room = beacons[number].room, room != beacons[number].announcedRoom else { return }
        let previous = beacons[number].announcedRoom
        beacons[number].announcedRoom = room
        emit(
            .room(
                RoomChange(
                    identity: beacons[number].identity,
                    room: room,
                    previous: previous,
                    instant: instant(now),
                    lastSeen: instant(beacons[number].lastSeen)
                )
            )
        )
    }
}
