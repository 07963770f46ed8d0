extension PresenceEngine {
    /// Decides which room a beacon is in after a report, without saying so yet.
    @inline(__always)
    mutating func settleRoom(of number: UInt32) {
        let last = beacons[number].settled
        beacons[number].settled = now
        if beacons[number].link.next == TrackedBeacon.none {
            let room = receivers[Int(beacons[number].link.receiver.rawValue)].room
            if beacons[number].room != room { move(number, to: room) }
        } else {
            weighRooms(of: number, since: last)
        }
    }

    private mutating func weighRooms(of number: UInt32, since last: Int64) {
        guard let room = beacons[number].room, let reporter = beacons[number].receiver else { return }
        var own = RoomRule.unheard
        var ownHeard = Int64.min / 2
        forEachLink(of: number) { link in
            guard receivers[Int(link.receiver.rawValue)].room == room else { return }
            own = max(own, level(of: link))
            ownHeard = max(ownHeard, link.lastSeen)
        }
        let heardIn = receivers[Int(reporter.rawValue)].room
        if beacons[number].insideCount == 0, heardIn != room, now - ownHeard >= RoomRule.forgottenAfter {
            move(number, to: heardIn)
            return
        }
        let step = RoomRule.Step(
            length: Float(now - last) / 1_000_000,
            stay: Float(now - beacons[number].roomSince) / 1_000_000
        )
        var winner: RoomID?
        var most = RoomRule.needed
        func weigh(_ evidence: Float, _ place: RoomID) {
            guard evidence >= most else { return }
            most = evidence
            winner = place
        }
        let first = receivers[Int(beacons[number].link.receiver.rawValue)].room
        if first != room {
            let difference = level(of: beacons[number].link) - own
            weigh(beacons[number].link.claim.weigh(difference, over: step), first)
        }
        var place = beacons[number].link.next
        while place != TrackedBeacon.none {
            let other = receivers[Int(links[place].receiver.rawValue)].room
            if other != room {
                let difference = level(of: links[place]) - own
                weigh(links[place].claim.weigh(difference, over: step), other)
            }
            place = links[place].next
        }
        if let winner { move(number, to: winner) }
    }

    /// Puts a beacon into another room.
    mutating func move(_ number: UInt32, to room: RoomID) {
        beacons[number].room = room
        beacons[number].roomSince = now
        var own = RoomRule.unheard
        forEachLink(of: number) { link in
            if receivers[Int(link.receiver.rawValue)].room == room { own = max(own, level(of: link)) }
        }
        let difference = level(of: beacons[number].link) - own
        beacons[number].link.claim.restart(difference: difference)
        var place = beacons[number].link.next
        while place != TrackedBeacon.none {
            let difference = level(of: links[place]) - own
            links[place].claim.restart(difference: difference)
            place = links[place].next
        }
    }

    /// A receiver's level for a beacon, in dBm. It stands while the receiver's radio is known to be gone: then silence
    /// says nothing.
    @inline(__always)
    func level(of link: borrowing BeaconLink) -> Float {
        if receivers[Int(link.receiver.rawValue)].isInterrupted { return link.claim.level }
        return link.claim.level(after: now - link.lastSeen)
    }

    /// Decides how near a beacon is, from the level at the receiver that hears it best.
    mutating func settleProximity(of number: UInt32) {
        var strongest: Int8?
        forEachLevel(of: number) { _, level in strongest = max(strongest ?? .min, level) }
        guard let strongest else { return }
        let loss = PathLoss.power(claimed: beacons[number].measuredPower) - Double(strongest)
        beacons[number].proximity = beacons[number].proximity.updated(loss: loss)
    }

    /// Calls `body` with each link of a beacon.
    @inline(__always)
    func forEachLink(of number: UInt32, _ body: (borrowing BeaconLink) -> Void) {
        guard beacons[number].hasLink else { return }
        body(beacons[number].link)
        var place = beacons[number].link.next
        while place != TrackedBeacon.none {
            body(links[place])
            place = links[place].next
        }
    }

    /// Calls `body` with each link that was heard within the window, and its level.
    @inline(__always)
    func forEachLevel(of number: UInt32, _ body: (borrowing BeaconLink, Int8) -> Void) {
        let ticks = SignalWindow.ticks(now)
        forEachLink(of: number) { link in
            if let level = link.window.level(at: ticks, silence: now - link.lastSeen) { body(link, level) }
        }
    }

    /// The level of a beacon at the receiver that hears it best, in dBm: that from which its distance is estimated.
    func level(of number: UInt32) -> Int8? {
        var best: Int8?
        forEachLevel(of: number) { _, level in best = max(best ?? .min, level) }
        return best
    }

    /// How far a beacon is from the receiver that hears it best.
    func distance(of number: UInt32) -> Distance {
        guard let best = level(of: number) else { return .unknown }
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
