/// All that the engine keeps of one beacon, in one piece of memory.
///
/// Most beacons are heard by one receiver and belong to one region, so the first of each is kept here; more hang on
/// chains in pools. Times are engine time (see ``EngineTime``).
struct TrackedBeacon {
    /// The end of a chain.
    static let none = UInt32.max

    let identity: BeaconIdentity
    var measuredPower: Int8
    var proximity = Proximity.unknown
    /// Whether it was put here by an assumption, and not heard since.
    var isAssumed = false
    /// Whether this place is in use.
    var isTracked = true
    /// Whether any receiver has heard it: whether `link` means anything.
    var hasLink = false
    var room: RoomID?
    /// The room that was last told.
    var announcedRoom: RoomID?
    /// Since when it is there, and when that was last decided.
    var roomSince: Int64 = 0
    var settled: Int64 = 0
    var receiver: ReceiverID?
    /// The number of memberships that are inside.
    var insideCount: UInt32 = 0
    var firstSeen: Int64
    var lastSeen: Int64
    var rhythm = Rhythm()
    var link = BeaconLink(receiver: ReceiverID(rawValue: 0), lastSeen: 0, clock: 0)
    var hasMembership = false
    var membership = Membership(region: 0)
    /// Where it hangs in the timing wheel.
    var wheelNext = TrackedBeacon.none
    var wheelPrevious = TrackedBeacon.none
    var wheelBucket: UInt16 = 0

    init(identity: BeaconIdentity, measuredPower: Int8, firstSeen: Int64) {
        self.identity = identity
        self.measuredPower = measuredPower
        self.firstSeen = firstSeen
        self.lastSeen = firstSeen
    }
}
