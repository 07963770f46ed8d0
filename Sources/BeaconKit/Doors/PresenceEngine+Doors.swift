extension PresenceEngine {
    /// Declares a door: two receivers, one inside and one outside. Beacons that pass it make
    /// ``PresenceEvent/passage(_:)``, and their room follows at once. One of the same number is replaced, and so are the
    /// doors at its receivers: a receiver stands at one door.
    ///
    /// A receiver of its own on either side has nothing to tell apart: such a door is not declared.
    public mutating func declare(_ door: Door) {
        guard door.inside != door.outside else { return }
        removeDoor(door.id)
        for receiver in [door.inside, door.outside] {
            prepare(receiver)
            if let other = receivers[Int(receiver.rawValue)].door { removeDoor(other.id) }
            receivers[Int(receiver.rawValue)].door = door
        }
    }

    /// Takes a door away.
    public mutating func removeDoor(_ id: DoorID) {
        for place in receivers.indices where receivers[place].door?.id == id { receivers[place].door = nil }
    }

    /// On which side of a door a beacon is; `nil` if neither of its receivers has heard it.
    public func side(of identity: BeaconIdentity, at id: DoorID) -> Door.Side? {
        guard let number = find(identity) else { return nil }
        var side: Door.Side?
        forEachLink(of: number) { link in
            guard let door = receivers[Int(link.receiver.rawValue)].door, door.id == id else { return }
            if link.receiver == door.inside {
                side = link.door.side
            } else if side == nil {
                side = .outside
            }
        }
        return side
    }

    /// Sees whether a beacon has passed the door at which a receiver that heard it stands.
    ///
    /// - Parameter last: When any receiver heard the beacon before.
    mutating func watchDoor(_ door: Door, _ number: UInt32, since last: Int64, emit: (PresenceEvent) -> Void) {
        var inside: Float?
        var outside: Float?
        forEachLink(of: number) { link in
            if link.receiver == door.inside { inside = level(of: link) }
            if link.receiver == door.outside { outside = level(of: link) }
        }
        guard let inside else { return }
        let length = min(Float(now - last) / 1_000_000, RoomRule.longestStep)
        var passed: Door.Side?
        // A beacon that has just come is on the side that hears it louder, and has passed nothing.
        let isNew = now - beacons[number].firstSeen < Self.arrival
        updateLink(of: number, to: door.inside) { claim in
            guard claim.side != nil, !isNew else {
                return claim.begin(inside >= outside ?? RoomRule.unheard ? .inside : .outside)
            }
            if let outside, claim.weigh(inside - outside, over: length) { passed = claim.side }
        }
        guard let passed else { return }
        let (from, to) = passed == .inside ? (door.outside, door.inside) : (door.inside, door.outside)
        let room = receivers[Int(to.rawValue)].room
        if beacons[number].room == receivers[Int(from.rawValue)].room, beacons[number].room != room {
            move(number, to: room)
        }
        let passage = Passage(
            identity: beacons[number].identity,
            door: door.id,
            side: passed,
            instant: instant(now)
        )
        emit(.passage(passage))
    }

    /// How long a beacon has just come, in microseconds.
    private static var arrival: Int64 { 2_000_000 }

    /// Changes what a beacon's link to a receiver says of a door.
    private mutating func updateLink(of number: UInt32, to receiver: ReceiverID, _ body: (inout DoorClaim) -> Void) {
        if beacons[number].link.receiver == receiver { return body(&beacons[number].link.door) }
        var place = beacons[number].link.next
        while place != TrackedBeacon.none {
            if links[place].receiver == receiver { return body(&links[place].door) }
            place = links[place].next
        }
    }
}
