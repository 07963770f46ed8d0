/// Monitors beacon regions for asynchronous code, in the shape of Core Location's `CLMonitor`.
///
/// A shell around ``PresenceEngine``: the rules are the engine's, and time comes in as a value here too. Somebody feeds
/// the monitor with what a radio hears, somebody else waits for events.
///
/// ```swift
/// let monitor = BeaconMonitor()
/// await monitor.add(BeaconIdentityCondition(uuid: uuid, major: 7), identifier: "workshop")
///
/// // Where sightings come from:
/// await monitor.ingest(sighting)
/// await monitor.advance(to: now)      // about once a second
///
/// // Where events are waited for:
/// for await event in monitor.events {
///     switch event.state {
///     case .satisfied: print("somebody is in \(event.identifier) since \(event.instant)")
///     case .unsatisfied: print("nobody is in \(event.identifier) since \(event.instant)")
///     case .unknown, .unmonitored: break
///     }
/// }
/// ```
public actor BeaconMonitor {
    private var engine: PresenceEngine
    private var records: [RegionID: (identifier: String, record: Record)] = [:]
    private var regions: [String: RegionID] = [:]
    /// Regions of which nothing was told yet.
    private var undetermined: Set<RegionID> = []
    private var nextRegion: UInt32 = 0
    private var now = Instant(microseconds: 0)
    private let continuation: AsyncStream<Event>.Continuation

    /// What changed, in order. For one reader; it ends when the monitor is gone.
    public nonisolated let events: AsyncStream<Event>
    /// How many events were lost because nobody read them in time. ``record(for:)`` still tells the last of each region.
    public private(set) var lostEvents = 0

    /// Makes a monitor with no regions.
    ///
    /// - Parameters:
    ///   - configuration: How the engine is to work. Its individual presence is not used here.
    ///   - seed: What the hashes of identities are mixed with, see ``PresenceEngine/init(configuration:seed:)``.
    ///   - bound: The most events that wait to be read. When there are more, the oldest is lost.
    public init(
        configuration: PresenceEngine.Configuration = .init(),
        seed: UInt64 = 0x6D75_7374_6572_0001,
        bound: Int = 256
    ) {
        var configuration = configuration
        configuration.individual = nil
        engine = PresenceEngine(configuration: configuration, seed: seed)
        (events, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(max(bound, 1)))
    }

    deinit { continuation.finish() }

    /// The names of all regions that are monitored.
    public var identifiers: [String] { regions.keys.sorted() }

    /// What is known of a region; `nil` if none of that name is monitored.
    public func record(for identifier: String) -> Record? {
        regions[identifier].flatMap { records[$0]?.record }
    }

    /// Monitors a region. One of the same name is replaced.
    ///
    /// - Parameters:
    ///   - condition: Which beacons it is about.
    ///   - identifier: Its name.
    ///   - policy: When a beacon enters and exits.
    ///   - state: What is taken to be so until receivers tell otherwise.
    public func add(
        _ condition: BeaconIdentityCondition,
        identifier: String,
        policy: MonitoringPolicy = .init(),
        assuming state: AssumedState = .unknown
    ) {
        if let region = regions[identifier] { forget(region, identifier) }
        let region = RegionID(rawValue: nextRegion)
        nextRegion &+= 1
        engine.monitor(condition, as: region, policy: policy, assuming: state)
        regions[identifier] = region
        let assumed = State(engine.state(of: region))
        let event = Event(identifier: identifier, state: assumed, identity: nil, instant: now, decided: now)
        records[region] = (identifier, Record(condition: condition, lastEvent: event))
        if assumed == .unknown { undetermined.insert(region) }
    }

    /// Stops monitoring a region. Its last event says that it is unmonitored.
    public func remove(_ identifier: String) {
        guard let region = regions[identifier] else { return }
        forget(region, identifier)
        send(Event(identifier: identifier, state: .unmonitored, identity: nil, instant: now, decided: now))
    }

    /// Says in which room a receiver stands.
    public func place(_ receiver: ReceiverID, in room: RoomID) {
        engine.place(receiver, in: room)
    }

    /// Ingests a sighting.
    public func ingest(_ sighting: Sighting) {
        var changes: [PresenceEvent] = []
        engine.ingest(sighting) { changes.append($0) }
        now = max(now, sighting.instant)
        tell(changes)
    }

    /// Notes that a receiver heard some other advertising report.
    public func receiverHeard(_ receiver: ReceiverID, at instant: Instant) {
        var changes: [PresenceEvent] = []
        engine.receiverHeard(receiver, at: instant) { changes.append($0) }
        now = max(now, instant)
        tell(changes)
    }

    /// Moves to an instant: does what falls due until then.
    public func advance(to instant: Instant) {
        var changes: [PresenceEvent] = []
        engine.advance(to: instant) { changes.append($0) }
        now = instant
        tell(changes)
        for region in undetermined where engine.state(of: region) == .outside {
            undetermined.remove(region)
            guard let identifier = records[region]?.identifier else { continue }
            let event = Event(identifier: identifier, state: .unsatisfied, identity: nil, instant: now, decided: now)
            record(event, of: region)
        }
    }

    private func tell(_ changes: [PresenceEvent]) {
        for change in changes {
            switch change {
            case .enter(let transition): tell(transition, .satisfied, at: transition.firstSeen)
            case .exit(let transition): tell(transition, .unsatisfied, at: transition.lastSeen)
            case .room, .passage, .deaf, .heard: break
            }
        }
    }

    private func tell(_ transition: Transition, _ state: State, at instant: Instant) {
        guard let region = transition.region, let identifier = records[region]?.identifier else { return }
        undetermined.remove(region)
        let event = Event(
            identifier: identifier,
            state: state,
            identity: transition.identity,
            instant: instant,
            decided: transition.instant
        )
        record(event, of: region)
    }

    private func record(_ event: Event, of region: RegionID) {
        records[region]?.record.lastEvent = event
        send(event)
    }

    private func send(_ event: Event) {
        if case .dropped = continuation.yield(event) { lostEvents += 1 }
    }

    private func forget(_ region: RegionID, _ identifier: String) {
        engine.stopMonitoring(region)
        records[region] = nil
        regions[identifier] = nil
        undetermined.remove(region)
    }
}
