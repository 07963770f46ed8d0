/// What one receiver knows of one beacon.
struct BeaconLink {
    /// The receiver.
    var receiver: ReceiverID
    /// What it measured lately.
    var window = SignalWindow()
    /// What it says about the beacon's room.
    var claim = RoomClaim()
    /// What it says about the side of the door inside of which it stands.
    var door = DoorClaim()
    /// When it last heard the beacon, in engine time.
    var lastSeen: Int64
    /// What its hearing clock said then, in microseconds.
    var clock: Int64
    /// The next link of the same beacon.
    var next: UInt32 = TrackedBeacon.none
}
