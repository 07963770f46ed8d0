/// One beacon's standing in one region.
struct Membership {
    enum State: UInt8 {
        case unknown
        case inside
        case outside
    }

    /// The region's place in the engine's table.
    var region: UInt32
    /// The beacon's next membership.
    var next: UInt32 = TrackedBeacon.none
    var state = State.unknown
    /// How many near sightings there were towards an enter, up to what the policy asks for.
    var confirmations: UInt8 = 0
    /// The receiver of the last near sighting, and its hearing clock then.
    var nearReceiver = ReceiverID(rawValue: 0)
    var nearClock: Int64 = 0
    /// When the state was decided, in engine time.
    var since: Int64 = .min / 4
    /// The first near sighting of this stay, or of the confirmations so far.
    var firstNear: Int64 = 0
    /// The last near sighting.
    var lastNear: Int64 = 0

    init(region: UInt32) {
        self.region = region
    }
}
