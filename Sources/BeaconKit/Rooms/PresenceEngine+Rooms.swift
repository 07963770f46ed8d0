extension PresenceEngine {
    /// Decides which room a beacon is in, without saying so yet.
    mutating func settleRoom(of number: UInt32) {
        let first = beacons[number].link
        guard first.next != TrackedBeacon.none, let room = beacons[number].room else {
            if beacons[number].room == nil { beacons[number].room = receivers[Int(first.receiver.rawValue)].room }
            updateProximity(of: number)
            return
        }
        var holder: Int8?
        var challenger: Int8?
        var candidate = room
        forEachLevel(of: number) { link, level in
            let place = receivers[Int(link.receiver.rawValue)].room
            if place == room {
                holder = max(holder ?? .min, level)
            } else if level > challenger ?? .min {
                challenger = level
                candidate = place
            }
        }
        if let challenger, RoomRule.takesOver(challenger: challenger, holder: holder) {
            beacons[number].room = candidate
        }
        updateProximity(of: number)
    }

    /// Calls `body` with each link that was heard within the window, and its level.
    func forEachLevel(of number: UInt32, _ body: (BeaconLink, Int8) -> Void) {
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

    private mutating func updateProximity(of number: UInt32) {
        beacons[number].proximity = beacons[number].proximity.updated(with: distance(of: number))
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
