extension PresenceEngine {
    /// Calls `body` with each of a beacon's memberships, which it may change.
    mutating func updateMemberships(of number: UInt32, _ body: (inout Membership, inout PresenceEngine) -> Void) {
        guard beacons[number].hasMembership else { return }
        var membership = beacons[number].membership
        body(&membership, &self)
        beacons[number].membership = membership
        var place = membership.next
        while place != TrackedBeacon.none {
            var membership = memberships[place]
            body(&membership, &self)
            memberships[place] = membership
            place = membership.next
        }
    }

    /// Gives a beacon a standing in a region.
    mutating func join(_ number: UInt32, _ region: UInt32) {
        guard beacons[number].hasMembership else {
            beacons[number].membership = Membership(region: region)
            beacons[number].hasMembership = true
            return
        }
        var membership = Membership(region: region)
        membership.next = beacons[number].membership.next
        beacons[number].membership.next = memberships.insert(membership)
    }

    /// Sees what a sighting means to each region of the beacon.
    @inline(__always)
    mutating func consider(
        _ number: UInt32,
        _ sighting: Sighting,
        heardAt: Int64,
        emit: (PresenceEvent) -> Void
    ) {
        updateMemberships(of: number) { membership, engine in
            guard let region = engine.regions[membership.region] else { return }
            let isInside = membership.state == .inside
            if region.hasDistances {
                let isNear =
                    engine.now - heardAt > Self.lateness
                    ? engine.wasNear(sighting, region, isInside: isInside)
                    : engine.isNear(number, sighting, region, isInside: isInside)
                guard isNear else { return }
            }
            membership.nearReceiver = sighting.receiver
            membership.nearClock = engine.receivers[Int(sighting.receiver.rawValue)].clock
            if isInside {
                membership.lastNear = max(membership.lastNear, heardAt)
                return
            }
            membership.confirm(at: heardAt, region: region)
            guard membership.confirmations >= region.confirmations,
                engine.now - membership.since >= region.exitTime,
                engine.now - region.emptySince >= region.exitTime
            else { return }
            engine.enter(number, &membership, region, emit: emit)
        }
    }

    /// Whether the beacon is near enough to enter or to stay, to the receiver that now heard it.
    ///
    /// To stay, the level of the whole window counts: one deep fade doesn't put anybody out. To enter, this reading and
    /// those of the last seconds must both be near enough, so that neither a lucky reading from afar nor the memory of
    /// somebody who has passed by lets anybody in.
    private func isNear(_ number: UInt32, _ sighting: Sighting, _ region: Region, isInside: Bool) -> Bool {
        let limit = isInside ? region.exitLoss : region.enterLoss
        guard limit.isFinite else { return true }
        guard SignalWindow.isPlausible(sighting.rssi), let window = window(of: number, at: sighting.receiver) else {
            return false
        }
        let power = PathLoss.power(claimed: sighting.measuredPower)
        let ticks = SignalWindow.ticks(now)
        if isInside {
            guard let level = window.level(at: ticks, silence: 0) else { return false }
            return power - Double(level) <= limit
        }
        guard let recent = window.recent(at: ticks) else { return false }
        return power - Double(min(recent.level, sighting.rssi)) <= limit
    }

    /// Whether a sighting that comes late was near enough by itself: what was heard since is of another time.
    private func wasNear(_ sighting: Sighting, _ region: Region, isInside: Bool) -> Bool {
        let limit = isInside ? region.exitLoss : region.enterLoss
        guard limit.isFinite else { return true }
        guard SignalWindow.isPlausible(sighting.rssi) else { return false }
        return PathLoss.power(claimed: sighting.measuredPower) - Double(sighting.rssi) <= limit
    }

    /// What a receiver measured of a beacon.
    private func window(of number: UInt32, at receiver: ReceiverID) -> SignalWindow? {
        if beacons[number].link.receiver == receiver { return beacons[number].link.window }
        var place = beacons[number].link.next
        while place != TrackedBeacon.none {
            if links[place].receiver == receiver { return links[place].window }
            place = links[place].next
        }
        return nil
    }

    /// Brings a beacon into a region.
    private mutating func enter(
        _ number: UInt32,
        _ membership: inout Membership,
        _ region: Region,
        emit: (PresenceEvent) -> Void
    ) {
        membership.state = .inside
        membership.since = now
        beacons[number].insideCount &+= 1
        regions.update(membership.region) {
            $0.insideCount += 1
            $0.isKnown = true
        }
        // It may exit sooner than it would have been looked at: the next tick finds out when.
        wheel.cancel(number, in: &beacons)
        wheel.schedule(number, at: now, in: &beacons)
        guard region.id == nil || region.insideCount == 0 else { return }
        emit(.enter(transition(number, membership, region)))
    }

    func transition(_ number: UInt32, _ membership: Membership, _ region: Region) -> Transition {
        Transition(
            region: region.id,
            identity: beacons[number].identity,
            instant: instant(now),
            firstSeen: instant(membership.firstNear),
            lastSeen: instant(membership.lastNear),
            room: beacons[number].room,
            receiver: beacons[number].receiver
        )
    }
}

extension Membership {
    /// Counts a near sighting towards an enter.
    mutating func confirm(at time: Int64, region: Region) {
        let isConfirmed = confirmations >= region.confirmations
        // Once confirmed, it only waits until it may enter again; and no longer than it is heard.
        let begin = isConfirmed ? lastNear : firstNear
        let window = isConfirmed ? region.exitTime : region.confirmationWindow
        if confirmations == 0 || time - begin > window {
            confirmations = 0
            firstNear = time
        }
        lastNear = max(time, firstNear)
        if confirmations < region.confirmations { confirmations += 1 }
    }
}
