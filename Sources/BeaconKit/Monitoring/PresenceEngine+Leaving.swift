extension PresenceEngine {
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
            let receiver = Int(link.receiver.rawValue)
            guard receivers[receiver].isKnown else { return }
            // A receiver that had not heard the beacon for an exit time when another last did was not hearing it, unless
            // it is deaf: then nobody knows, and who hears the beacon from afar now and then cannot tell either.
            guard link.lastSeen >= oldest || receivers[receiver].isDeaf else { return }
            if fellSilent(link, with: number) { return }
            silence = min(silence, receivers[receiver].clock - link.clock)
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

    /// Whether a receiver that heard only this beacon hears nothing since the very moment when another receiver, which hears on, lost the beacon as
    /// well: then the receiver is silent because the beacon has left, the only one that it heard, and not because it is
    /// deaf. That both happened at once by chance is out of the question where both heard the beacon all the time.
    private func fellSilent(_ link: borrowing BeaconLink, with number: UInt32) -> Bool {
        let receiver = receivers[Int(link.receiver.rawValue)]
        guard !receiver.isInterrupted, now - receiver.lastHeard > receiver.cap,
            receiver.onlyBeacon == number, receiver.lastHeard - receiver.onlySince >= Self.alone,
            link.claim.interval <= Self.steadyInterval
        else { return false }
        let (silent, lastSeen) = (link.receiver, link.lastSeen)
        var hasWitness = false
        forEachLink(of: number) { other in
            let witness = receivers[Int(other.receiver.rawValue)]
            if other.receiver != silent, witness.isKnown, now - witness.lastHeard <= witness.cap,
                abs(other.lastSeen - lastSeen) <= Self.coincidence, other.claim.interval <= Self.steadyInterval
            {
                hasWitness = true
            }
        }
        return hasWitness
    }

    /// How long a receiver must have heard nothing else, in microseconds.
    private static var alone: Int64 { 10_000_000 }
    /// What counts as the same moment, in microseconds.
    private static var coincidence: Int64 { 3_000_000 }
    /// The longest usual interval, in seconds, of a beacon that is heard all the time.
    private static var steadyInterval: Float { 1.25 }

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
