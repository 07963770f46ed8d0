extension PresenceEngine {
    /// What was heard longer ago than this, in microseconds, says nothing of where a beacon is now.
    static let lateness: Int64 = 5_000_000

    /// Ingests a sighting.
    ///
    /// - Parameters:
    ///   - sighting: What was heard. If its instant is later than the engine's present, the engine moves there first.
    ///   - emit: Called with each thing that changed.
    public mutating func ingest(_ sighting: Sighting, emit: (PresenceEvent) -> Void) {
        ingest(sighting, hash: index.hash(sighting.identity), emit: emit)
    }

    @inline(__always)
    mutating func ingest(_ sighting: Sighting, hash: UInt64, emit: (PresenceEvent) -> Void) {
        begin(at: sighting.instant)
        let heardAt = engineTime(sighting.instant)
        move(to: heardAt, emit: emit)
        hear(sighting.receiver, emit: emit)

        let number: UInt32
        if let known = index.find(sighting.identity, hash: hash, in: beacons) {
            number = known
        } else if let new = track(sighting, hash: hash, heardAt: min(heardAt, now)) {
            number = new
        } else {
            refusedSightings &+= 1
            receivers[Int(sighting.receiver.rawValue)].hear(TrackedBeacon.none)
            return
        }
        receivers[Int(sighting.receiver.rawValue)].hear(number)
        guard now - heardAt <= Self.lateness else {
            return ingestLate(sighting, of: number, heardAt: heardAt, emit: emit)
        }
        let last = beacons[number].settled
        let isFresh = record(sighting, of: number, heardAt: min(heardAt, now))
        settleRoom(of: number)
        if isFresh { settleProximity(of: number) }
        if let door = receivers[Int(sighting.receiver.rawValue)].door {
            watchDoor(door, number, since: last, emit: emit)
        }
        consider(number, sighting, heardAt: min(heardAt, now), emit: emit)
        announceRoom(of: number, emit: emit)
    }

    /// Ingests a sighting that comes late, as over a line that was broken: it tells when the beacon was heard. Its level
    /// says nothing of where the beacon is now, so the room and the distance stay as they are.
    private mutating func ingestLate(
        _ sighting: Sighting,
        of number: UInt32,
        heardAt: Int64,
        emit: (PresenceEvent) -> Void
    ) {
        let clock = receivers[Int(sighting.receiver.rawValue)].clock
        let isLatest = heardAt > beacons[number].lastSeen
        if !beacons[number].hasLink {
            beacons[number].link = BeaconLink(receiver: sighting.receiver, lastSeen: heardAt, clock: clock)
            beacons[number].hasLink = true
            beacons[number].isAssumed = false
        } else if beacons[number].link.receiver == sighting.receiver {
            beacons[number].link.recordLate(heardAt: heardAt, clock: clock)
        } else {
            var place = beacons[number].link.next
            while place != TrackedBeacon.none, links[place].receiver != sighting.receiver { place = links[place].next }
            if place == TrackedBeacon.none {
                place = links.insert(BeaconLink(receiver: sighting.receiver, lastSeen: heardAt, clock: clock))
                links[place].next = beacons[number].link.next
                beacons[number].link.next = place
            } else {
                links[place].recordLate(heardAt: heardAt, clock: clock)
            }
        }
        if isLatest || beacons[number].receiver == nil {
            beacons[number].measuredPower = sighting.measuredPower
            beacons[number].receiver = sighting.receiver
            beacons[number].lastSeen = max(beacons[number].lastSeen, heardAt)
        }
        if beacons[number].room == nil { settleRoom(of: number) }
        consider(number, sighting, heardAt: heardAt, emit: emit)
        announceRoom(of: number, emit: emit)
    }

    /// Begins to track a beacon, if there is a place for it.
    private mutating func track(_ sighting: Sighting, hash: UInt64, heardAt: Int64) -> UInt32? {
        guard makePlace() else { return nil }
        let beacon = TrackedBeacon(
            identity: sighting.identity,
            measuredPower: sighting.measuredPower,
            firstSeen: heardAt
        )
        return insert(beacon, hash: hash)
    }

    /// Stores a beacon, and its standing in each region that it satisfies.
    mutating func insert(_ beacon: TrackedBeacon, hash: UInt64) -> UInt32 {
        let number = beacons.insert(beacon)
        index.insert(number, hash: hash, in: beacons)
        if let individual { join(number, individual) }
        var matches: [UInt32] = []
        regions.forEachMatch(beacon.identity) { matches.append($0) }
        for place in matches { join(number, place) }
        wheel.schedule(number, at: now + TimingWheel.tickLength, in: &beacons)
        return number
    }

    /// Notes a sighting in the beacon and in its link to the receiver.
    ///
    /// - Returns: Whether the level at the receiver is new.
    @inline(__always)
    private mutating func record(_ sighting: Sighting, of number: UInt32, heardAt: Int64) -> Bool {
        let clock = receivers[Int(sighting.receiver.rawValue)].clock
        if beacons[number].hasLink, beacons[number].link.receiver == sighting.receiver {
            return beacons[number].record(sighting, heardAt: heardAt, now: now, clock: clock)
        }
        return recordElsewhere(sighting, of: number, heardAt: heardAt, clock: clock)
    }

    private mutating func recordElsewhere(
        _ sighting: Sighting,
        of number: UInt32,
        heardAt: Int64,
        clock: Int64
    ) -> Bool {
        let fresh = BeaconLink(receiver: sighting.receiver, lastSeen: now, clock: clock)
        guard beacons[number].hasLink else {
            beacons[number].link = fresh
            beacons[number].hasLink = true
            beacons[number].isAssumed = false
            return beacons[number].record(sighting, heardAt: heardAt, now: now, clock: clock)
        }
        var place = beacons[number].link.next
        while place != TrackedBeacon.none, links[place].receiver != sighting.receiver {
            place = links[place].next
        }
        if place == TrackedBeacon.none {
            place = links.insert(fresh)
            links[place].next = beacons[number].link.next
            beacons[number].link.next = place
        }
        beacons[number].recordHeard(sighting, heardAt: heardAt, now: now, hearing: clock - links[place].clock)
        return links[place].record(sighting.rssi, now: now, clock: clock)
    }
}

extension TrackedBeacon {
    /// Notes a sighting by the receiver of the first link.
    @inline(__always)
    mutating func record(_ sighting: Sighting, heardAt: Int64, now: Int64, clock: Int64) -> Bool {
        recordHeard(sighting, heardAt: heardAt, now: now, hearing: clock - link.clock)
        return link.record(sighting.rssi, now: now, clock: clock)
    }

    /// Notes that some receiver heard the beacon, which had been hearing other things for that long, in microseconds.
    @inline(__always)
    mutating func recordHeard(_ sighting: Sighting, heardAt: Int64, now: Int64, hearing: Int64) {
        measuredPower = sighting.measuredPower
        receiver = sighting.receiver
        let since = heardAt - lastSeen
        guard since > 0 else { return }
        rhythm.record(gap: Float(min(since, max(hearing, 0))) / 1_000_000)
        lastSeen = heardAt
    }
}

extension BeaconLink {
    /// Notes a sighting, and says whether the level is new.
    @inline(__always)
    mutating func record(_ rssi: Int8, now: Int64, clock: Int64) -> Bool {
        let silence = now - lastSeen
        lastSeen = now
        self.clock = clock
        guard SignalWindow.isPlausible(rssi) else { return false }
        claim.ingest(rssi, after: silence)
        return window.add(rssi, at: SignalWindow.ticks(now), silence: silence)
    }

    /// Notes a sighting that came late.
    mutating func recordLate(heardAt: Int64, clock: Int64) {
        lastSeen = max(lastSeen, heardAt)
        self.clock = clock
    }
}
