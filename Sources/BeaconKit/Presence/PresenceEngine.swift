/// Tells from sightings which beacons are there, how far, and in which room.
///
/// The engine is a state machine. Sightings go in, in the order in which they were heard; what changed comes out through
/// `emit`, before the call returns. Time comes in with them: the engine reads no clock, so a recording replays at any
/// speed, and the same sightings always give the same events.
///
/// ```swift
/// var engine = PresenceEngine()
/// engine.place(ReceiverID(rawValue: 0), in: RoomID(rawValue: 0))
/// engine.ingest(sighting) { event in
///     if case .enter(let transition) = event { print("\(transition.identity) is here") }
/// }
/// engine.advance(to: now) { event in … }
/// ```
///
/// Call ``advance(to:emit:)`` about once a second, also while nothing is heard. Silence is not absence: a beacon exits
/// when the receivers that were hearing it have heard other things for an exit time, but not it. A receiver that hears
/// nothing at all is deaf, and nothing that it heard last exits. So a receiver whose only beacon leaves can't be told
/// from a deaf one: it is reported as deaf, and the beacon stays, unless another receiver lost it at the same moment.
///
/// Sightings that come late are taken as heard at the engine's present, except that an exit and a presence still name
/// their own times. An ``advance(to:emit:)`` to an earlier instant means that the clock was set back: the engine goes
/// on from where it was, and what it said before is moved with the clock.
public struct PresenceEngine: Sendable {
    /// How the engine was set up.
    public let configuration: Configuration

    var beacons = Slab<TrackedBeacon>()
    var links = Slab<BeaconLink>()
    var memberships = Slab<Membership>()
    var index: BeaconIndex
    var wheel = TimingWheel()
    var regions = RegionTable()
    var receivers: [HearingClock] = []
    /// Where each beacon's own presence is in `regions`, if it is asked for.
    var individual: UInt32?

    /// The engine's present, in engine time: the caller's time, plus what its clock was set back by, in microseconds.
    var now: Int64 = 0
    var offset: Int64 = 0
    /// Where the caller last said that the present is, in engine time.
    var lastAdvance: Int64 = .min
    var hasTime = false
    /// How long all receivers have been hearing at once, in microseconds.
    var commonClock: Int64 = 0
    /// Where the search for a beacon to evict goes on.
    var evictionHand: UInt32 = 0
    /// What was read ahead, see ``readAhead(_:)``; of no meaning.
    var readAheadSum: Int64 = 0
    /// How many sightings were of beacons for which there was no place, see ``Configuration/capacity``.
    public internal(set) var refusedSightings: UInt64 = 0

    /// Makes an engine that tracks nothing yet.
    ///
    /// - Parameters:
    ///   - configuration: How it is to work.
    ///   - seed: What the hashes of identities are mixed with. Give it a random number where strangers can transmit, so
    ///     that they can't choose identities that collide.
    public init(configuration: Configuration = .init(), seed: UInt64 = 0x6D75_7374_6572_0001) {
        self.configuration = configuration
        self.index = BeaconIndex(seed: seed)
        if let policy = configuration.individual {
            individual = regions.insert(Region(id: nil, condition: nil, policy: policy, startClock: 0))
        }
    }

    /// The number of beacons of which something is known.
    public var trackedBeacons: Int { beacons.count }

    /// Says in which room a receiver stands. A receiver that was never placed is a room of its own, with its number.
    public mutating func place(_ receiver: ReceiverID, in room: RoomID) {
        prepare(receiver)
        receivers[Int(receiver.rawValue)].room = room
        if !receivers[Int(receiver.rawValue)].isKnown {
            receivers[Int(receiver.rawValue)].isKnown = true
            receivers[Int(receiver.rawValue)].lastHeard = now
        }
    }

    /// Takes a receiver away for good, unless it is heard from again. What it alone heard can exit then, although the
    /// receiver has not heard without it.
    public mutating func retire(_ receiver: ReceiverID) {
        guard Int(receiver.rawValue) < receivers.count else { return }
        receivers[Int(receiver.rawValue)].isKnown = false
        receivers[Int(receiver.rawValue)].isDeaf = false
    }

    /// Makes room for a receiver.
    mutating func prepare(_ receiver: ReceiverID) {
        while receivers.count <= Int(receiver.rawValue) {
            receivers.append(HearingClock(room: RoomID(rawValue: UInt16(receivers.count))))
        }
    }

    /// Whether a receiver hears nothing at all.
    public func isDeaf(_ receiver: ReceiverID) -> Bool {
        Int(receiver.rawValue) < receivers.count && receivers[Int(receiver.rawValue)].isDeaf
    }

    /// When a receiver last heard anything; `nil` if it never has.
    public func lastHeard(by receiver: ReceiverID) -> Instant? {
        guard Int(receiver.rawValue) < receivers.count, receivers[Int(receiver.rawValue)].hasHeard else { return nil }
        return instant(receivers[Int(receiver.rawValue)].lastHeard)
    }

    /// The number of a beacon that is tracked.
    func find(_ identity: BeaconIdentity) -> UInt32? {
        index.find(identity, hash: index.hash(identity), in: beacons)
    }
}
