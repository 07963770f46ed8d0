extension PresenceEngine {
    /// Decides which room a beacon is in, and its proximity, without saying so yet.
    mutating func settle(_ number: UInt32) {
        let ticks = SignalWindow.ticks(now)
        var rule = RoomRule(room: beacons[number].room)
        var strongest: Int8?
        if beacons[number].link.next == TrackedBeacon.none {
            let link = beacons[number].link
            strongest = link.window.level(at: ticks, silence: now - link.lastSeen)
            beacons[number].room = receivers[Int(link.receiver.rawValue)].room
        } else {
            forEachLevel(of: number) { link, level in
                strongest = max(strongest ?? .min, level)
                rule.add(link, level: level, in: receivers[Int(link.receiver.rawValue)].room, at: ticks)
            }
            settleRoom(of: number, by: rule)
        }
        guard let strongest else { return }
        let loss = PathLoss.power(claimed: beacons[number].measuredPower) - Double(strongest)
        beacons[number].proximity = beacons[number].proximity.updated(loss: loss)
    }

    private mutating func settleRoom(of number: UInt32, by rule: RoomRule) {
        if rule.level != nil {
            beacons[number].claims = 0
            if let winner = rule.winner { beacons[number].room = winner }
        } else if let challenger = rule.challenger {
            if beacons[number].claimant != challenger { beacons[number].claims = 0 }
            beacons[number].claimant = challenger
            beacons[number].claims &+= 1
            // A beacon that comes back from outside is believed at once.
            if beacons[number].claims >= RoomRule.claims || beacons[number].insideCount == 0 {
                beacons[number].room = challenger
                beacons[number].claims = 0
            }
        }
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
