extension PresenceEngine {
    /// Monitors a region. One of the same name is replaced.
    ///
    /// - Parameters:
    ///   - condition: Which beacons it is about.
    ///   - region: The name that events give it.
    ///   - policy: When a beacon enters and exits.
    ///   - state: What is taken to be so until receivers tell otherwise.
    public mutating func monitor(
        _ condition: BeaconIdentityCondition,
        as region: RegionID,
        policy: MonitoringPolicy = .init(),
        assuming state: AssumedState = .unknown
    ) {
        stopMonitoring(region)
        var added = Region(id: region, condition: condition, policy: policy, startClock: commonClock)
        added.isKnown = state == .outside
        let place = regions.insert(added)
        guard let major = condition.major, let minor = condition.minor else {
            for number in trackedNumbers where condition.isSatisfied(by: beacons[number].identity) {
                join(number, place)
            }
            return
        }
        let identity = BeaconIdentity(uuid: condition.uuid, major: major, minor: minor)
        if let number = find(identity) { join(number, place) }
        if case .inside(let lastSeen) = state { assume(identity, in: place, lastSeen: lastSeen) }
    }

    /// Stops monitoring a region, without an event.
    public mutating func stopMonitoring(_ region: RegionID) {
        guard let place = regions.place(of: region), let removed = regions[place] else { return }
        if let condition = removed.condition, let major = condition.major, let minor = condition.minor {
            if let number = find(BeaconIdentity(uuid: condition.uuid, major: major, minor: minor)) {
                part(number, place)
            }
        } else {
            for number in trackedNumbers { part(number, place) }
        }
        regions.remove(place)
    }

    /// Whether a beacon is inside a region. Unknown until one is, or until receivers have heard for an exit time
    /// without one, or if nothing of that name is monitored.
    public func state(of region: RegionID) -> RegionState {
        guard let place = regions.place(of: region), let region = regions[place] else { return .unknown }
        if region.insideCount > 0 { return .inside }
        return region.isKnown || commonClock - region.startClock >= region.exitTime ? .outside : .unknown
    }

    /// Takes a beacon to be inside, as last seen then.
    private mutating func assume(_ identity: BeaconIdentity, in place: UInt32, lastSeen: Instant) {
        let seen = hasTime ? min(engineTime(lastSeen), now) : engineTime(lastSeen)
        let number: UInt32
        if let known = find(identity) {
            number = known
        } else {
            var beacon = TrackedBeacon(identity: identity, measuredPower: 0, firstSeen: seen)
            beacon.isAssumed = true
            guard makePlace() else { return }
            number = insert(beacon, hash: index.hash(identity))
        }
        let receiver = beacons[number].receiver ?? ReceiverID(rawValue: 0)
        let clock = beacons[number].isAssumed ? commonClock : receivers[Int(receiver.rawValue)].clock
        updateMemberships(of: number) { membership, engine in
            guard membership.region == place else { return }
            membership.state = .inside
            membership.firstNear = seen
            membership.lastNear = seen
            membership.nearReceiver = receiver
            membership.nearClock = clock
            engine.beacons[number].insideCount &+= 1
        }
        regions.update(place) {
            $0.insideCount += 1
            $0.isKnown = true
        }
        wheel.cancel(number, in: &beacons)
        wheel.schedule(number, at: now, in: &beacons)
    }

    /// Takes a beacon's standing in a region away.
    private mutating func part(_ number: UInt32, _ region: UInt32) {
        guard beacons[number].hasMembership else { return }
        if beacons[number].membership.region == region {
            if beacons[number].membership.state == .inside { beacons[number].insideCount &-= 1 }
            let next = beacons[number].membership.next
            if next == TrackedBeacon.none {
                beacons[number].hasMembership = false
            } else {
                beacons[number].membership = memberships[next]
                memberships.remove(next)
            }
            return
        }
        var previous = TrackedBeacon.none
        var place = beacons[number].membership.next
        while place != TrackedBeacon.none, memberships[place].region != region {
            previous = place
            place = memberships[place].next
        }
        guard place != TrackedBeacon.none else { return }
        if memberships[place].state == .inside { beacons[number].insideCount &-= 1 }
        if previous == TrackedBeacon.none {
            beacons[number].membership.next = memberships[place].next
        } else {
            memberships[previous].next = memberships[place].next
        }
        memberships.remove(place)
    }
}
