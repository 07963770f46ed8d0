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
            if region.hasDistances, !engine.isNear(number, sighting, region, isInside: isInside) { return }
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

    /// Looks whether a beacon left its regions, or can be forgotten; and when to look again.
    mutating func review(_ number: UInt32, emit: (PresenceEvent) -> Void) {
        var again = Int64.max
        if beacons[number].insideCount > 0 {
            updateMemberships(of: number) { membership, engine in
                guard membership.state == .inside, let region = engine.regions[membership.region] else { return }
                let exitTime = engine.beacons[number].rhythm.effective(exitTime: region.exitTime)
                let silence = engine.silence(of: number, membership, region, exitTime: exitTime)
                let stay = engine.now - membership.since
                if silence >= exitTime, stay >= region.exitTime {
                    engine.exit(number, &membership, region, emit: emit)
                } else {
                    again = min(again, engine.now + max(exitTime - silence, region.exitTime - stay))
                }
            }
        }
        if beacons[number].insideCount == 0 {
            let forgotten = forgetTime(of: number)
            if now >= forgotten {
                forget(number, isScheduled: false)
                return
            }
            again = min(again, forgotten)
        }
        wheel.schedule(number, at: again, in: &beacons)
    }

    /// How long receivers have been hearing without the beacon, in microseconds.
    private func silence(
        of number: UInt32,
        _ membership: Membership,
        _ region: Region,
        exitTime: Int64
    ) -> Int64 {
        if beacons[number].isAssumed { return commonClock - membership.nearClock }
        var silence = Int64.max
        let oldest = beacons[number].lastSeen - exitTime
        func listen(_ link: BeaconLink) {
            // A receiver that had not heard the beacon for an exit time when another last did was not hearing it.
            guard link.lastSeen >= oldest else { return }
            silence = min(silence, receivers[Int(link.receiver.rawValue)].clock - link.clock)
        }
        listen(beacons[number].link)
        var place = beacons[number].link.next
        while place != TrackedBeacon.none {
            listen(links[place])
            place = links[place].next
        }
        if region.exitLoss.isFinite {
            // It may be heard from afar: then what counts is how long the receiver that had it near has not.
            let near = receivers[Int(membership.nearReceiver.rawValue)].clock - membership.nearClock
            return max(silence, near)
        }
        return silence
    }

    private mutating func exit(
        _ number: UInt32,
        _ membership: inout Membership,
        _ region: Region,
        emit: (PresenceEvent) -> Void
    ) {
        membership.state = .outside
        membership.since = now
        membership.confirmations = 0
        beacons[number].insideCount &-= 1
        let isLast = region.insideCount <= 1
        let time = now
        regions.update(membership.region) {
            $0.insideCount -= 1
            if isLast { $0.emptySince = time }
        }
        guard region.id == nil || isLast else { return }
        emit(.exit(transition(number, membership, region)))
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
