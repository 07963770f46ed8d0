extension PresenceEngine {
    /// How long a beacon that was heard only for a moment is remembered, in microseconds.
    private static let shortMemory: Int64 = 60_000_000
    /// How many beacons are looked at to find one to evict.
    private static let evictionSearch = 64

    /// When a beacon that is outside everything can be forgotten: after a minute, or ten times as long as it was heard,
    /// up to the configured time; and not before it could enter again.
    func forgetTime(of number: UInt32) -> Int64 {
        let heard = beacons[number].lastSeen - beacons[number].firstSeen
        let longest = max(configuration.forgetAfter.clampedMicroseconds, 0)
        let memory = min(longest, max(Self.shortMemory, heard < longest ? heard * 10 : longest))
        return max(beacons[number].lastSeen + memory, heldUntil(number))
    }

    /// Until when a beacon can't enter again, because it left something.
    private func heldUntil(_ number: UInt32) -> Int64 {
        guard beacons[number].hasMembership else { return .min }
        var held = heldUntil(beacons[number].membership)
        var place = beacons[number].membership.next
        while place != TrackedBeacon.none {
            held = max(held, heldUntil(memberships[place]))
            place = memberships[place].next
        }
        return held
    }

    private func heldUntil(_ membership: Membership) -> Int64 {
        guard membership.state == .outside, let region = regions[membership.region] else { return .min }
        return membership.since + region.exitTime
    }

    /// Forgets a beacon that is outside everything.
    mutating func forget(_ number: UInt32, isScheduled: Bool) {
        if isScheduled { wheel.cancel(number, in: &beacons) }
        index.remove(number, hash: index.hash(beacons[number].identity), in: beacons)
        if beacons[number].hasLink {
            var place = beacons[number].link.next
            while place != TrackedBeacon.none {
                let next = links[place].next
                links.remove(place)
                place = next
            }
        }
        if beacons[number].hasMembership {
            var place = beacons[number].membership.next
            while place != TrackedBeacon.none {
                let next = memberships[place].next
                memberships.remove(place)
                place = next
            }
        }
        beacons[number].isTracked = false
        beacons.remove(number)
    }

    /// Sees to it that one more beacon can be tracked, see ``Configuration/capacity``.
    mutating func makePlace() -> Bool {
        guard beacons.count >= max(configuration.capacity, 1) else { return true }
        var oldest: UInt32?
        for _ in 0..<Self.evictionSearch {
            evictionHand = evictionHand + 1 < beacons.end ? evictionHand + 1 : 0
            let number = evictionHand
            guard beacons[number].isTracked, beacons[number].insideCount == 0, heldUntil(number) <= now else {
                continue
            }
            if let best = oldest, beacons[best].lastSeen <= beacons[number].lastSeen { continue }
            oldest = number
        }
        guard let oldest else { return false }
        forget(oldest, isScheduled: true)
        return true
    }

    /// The numbers of all beacons that are tracked.
    var trackedNumbers: some Sequence<UInt32> {
        (0..<beacons.end).lazy.filter { beacons[$0].isTracked }
    }
}
