extension PresenceEngine {
    /// Calls `body` with each room that a beacon may be in, and how likely that is; the sum is 1.
    ///
    /// The room that ``presence(of:)`` tells holds until another is clearly louder, so that nobody jumps. This tells how
    /// sure that is: a badge halfway between two rooms is in the workshop with 0.7 and in the store with 0.3, whichever
    /// of them is told. While no receiver hears the beacon, it is where it was last, with 1.
    ///
    /// - Parameters:
    ///   - identity: The beacon. Nothing is called for one that is not known.
    ///   - body: Called in no particular order.
    public func forEachRoomChance(of identity: BeaconIdentity, _ body: (RoomID, Double) -> Void) {
        guard let number = find(identity), let room = beacons[number].room else { return }
        var total = 0.0
        forEachRoomWeight(of: number, room) { _, weight in total += weight }
        guard total > 0 else { return body(room, 1) }
        forEachRoomWeight(of: number, room) { body($0, $1 / total) }
    }

    /// Calls `body` with the weight of each room that heard a beacon within the last seconds, and of its own.
    private func forEachRoomWeight(of number: UInt32, _ room: RoomID, _ body: (RoomID, Double) -> Void) {
        guard let own = recentLevel(of: number, in: room) ?? anyRecentLevel(of: number, but: room) else { return }
        body(room, 1)
        forEachLink(of: number) { link in
            let other = receivers[Int(link.receiver.rawValue)].room
            guard other != room, isFirst(link, of: number, in: other),
                let level = recentLevel(of: number, in: other)
            else { return }
            let ahead = (level - own - RoomRule.lead) * RoomRule.weight
            body(other, PathLoss.power2(ahead * 1.442_695_040_888_963))
        }
    }

    /// What a room lately heard of a beacon at best, in dBm.
    private func recentLevel(of number: UInt32, in room: RoomID) -> Double? {
        var best: Double?
        let ticks = SignalWindow.ticks(now)
        forEachLink(of: number) { link in
            guard receivers[Int(link.receiver.rawValue)].room == room,
                !SignalWindow.isSpent(after: now - link.lastSeen), let recent = link.window.recent(at: ticks)
            else { return }
            best = max(best ?? -.infinity, Double(recent.level))
        }
        return best
    }

    /// The level to take for a room that does not hear a beacon now, if another does.
    private func anyRecentLevel(of number: UInt32, but room: RoomID) -> Double? {
        var isHeard = false
        forEachLink(of: number) { link in
            let other = receivers[Int(link.receiver.rawValue)].room
            if other != room, recentLevel(of: number, in: other) != nil { isHeard = true }
        }
        return isHeard ? Double(RoomRule.unheard) : nil
    }

    /// Whether a link is the first of a beacon's in its room, so that a room with several receivers counts once.
    private func isFirst(_ link: borrowing BeaconLink, of number: UInt32, in room: RoomID) -> Bool {
        let receiver = link.receiver
        var first: ReceiverID?
        forEachLink(of: number) { other in
            if first == nil, receivers[Int(other.receiver.rawValue)].room == room { first = other.receiver }
        }
        return first == receiver
    }
}
