extension PresenceEngine {
    /// What is known of a beacon; `nil` if it was never heard, or forgotten.
    public func presence(of identity: BeaconIdentity) -> BeaconPresence? {
        find(identity).map { presence($0) }
    }

    /// Calls `body` with what is known of each beacon, in no particular order.
    public func forEachPresence(_ body: (BeaconPresence) -> Void) {
        for number in 0..<beacons.end where beacons[number].isTracked { body(presence(number)) }
    }

    private func presence(_ number: UInt32) -> BeaconPresence {
        let distance = distance(of: number)
        let beacon = beacons[number]
        return BeaconPresence(
            identity: beacon.identity,
            measuredPower: beacon.measuredPower,
            firstSeen: instant(beacon.firstSeen),
            lastSeen: instant(beacon.lastSeen),
            receiver: beacon.receiver,
            room: beacon.room,
            distance: distance,
            proximity: distance == .unknown ? .unknown : beacon.proximity,
            rssi: level(of: number).map { Double($0) },
            advertisingInterval: beacon.rhythm.gaps < 3 ? nil : Double(beacon.rhythm.interval),
            isInside: beacon.insideCount > 0,
            isFrozen: isFrozen(number)
        )
    }

    /// Whether no receiver that was hearing the beacon hears anything now.
    private func isFrozen(_ number: UInt32) -> Bool {
        let beacon = beacons[number]
        if beacon.isAssumed { return true }
        guard let receiver = beacon.receiver else { return true }
        return receivers[Int(receiver.rawValue)].isDeaf
    }
}
