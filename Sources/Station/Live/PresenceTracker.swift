package import Attendance
package import BeaconKit

/// What is heard, and where each badge, tag and other beacon is by that: the presence engine, with one numbering of all
/// that it monitors.
package struct PresenceTracker: Sendable {
    /// What a receiver hears.
    package struct Hearing: Hashable, Sendable {
        /// `nil` if it has heard nothing since the start.
        package var lastHeard: Instant?
        package var isDeaf = false

        package init(lastHeard: Instant? = nil, isDeaf: Bool = false) {
            self.lastHeard = lastHeard
            self.isDeaf = isDeaf
        }
    }

    /// Strangers beyond these are forgotten, the one longest unheard first: each costs about a kilobyte.
    private static let tracking = PresenceEngine.Configuration(individual: nil, capacity: 32_768)
    /// When an item or its owner's badge counts as here: three sightings, so that a stray one of a bag that passes by
    /// far off does not make it come, and go a minute later.
    private static func belongings(exitTime: Int) -> MonitoringPolicy {
        MonitoringPolicy(
            exitTime: .seconds(exitTime),
            confirmingSightings: 3,
            confirmationWindow: .seconds(60)
        )
    }

    private var pipeline = Pipeline(engine: PresenceEngine(configuration: Self.tracking))
    private var regions = RegionRegistry()
    private var rules = RuleRegions()
    package private(set) var owners = BeaconOwners()
    /// When each person's badges were last heard, in steady time, and which of them.
    package private(set) var lastSeen: [PersonID: LastSighting]

    /// - Parameter lastSeen: when badges were heard before a restart.
    package init(lastSeen: [PersonID: LastSighting] = [:]) { self.lastSeen = lastSeen }

    // MARK: What is heard

    /// Ingests what receivers heard.
    ///
    /// - Parameter isPresence: whether a sighting says that somebody is here.
    package mutating func ingest(
        _ batch: ReportBatch,
        isPresence: (Sighting, BeaconOwners) -> Bool
    ) -> [PresenceEvent] {
        var events: [PresenceEvent] = []
        let owners = owners
        pipeline.ingest(batch) {
            isPresence($0, owners)
        } emit: {
            events.append($0)
        }
        return events
    }

    /// Lets time pass.
    package mutating func advance(to now: Instant) -> [PresenceEvent] {
        var events: [PresenceEvent] = []
        pipeline.advance(to: now) { events.append($0) }
        return events
    }

    package mutating func place(_ receiver: ReceiverID, in room: RoomID) { pipeline.engine.place(receiver, in: room) }

    package mutating func retire(_ receiver: ReceiverID) { pipeline.engine.retire(receiver) }

    /// These receivers hear nothing from now on.
    package mutating func silence(_ receivers: [ReceiverID], at now: Instant) -> [PresenceEvent] {
        var events: [PresenceEvent] = []
        for receiver in receivers { pipeline.engine.receiverFellSilent(receiver, at: now) { events.append($0) } }
        return events
    }

    /// Takes over from the engine when each person's badges were last heard.
    package mutating func recordSightings() {
        pipeline.engine.forEachPresence { presence in
            guard let person = owners.holder(of: presence.identity) else { return }
            if presence.lastSeen >= lastSeen[person]?.instant ?? presence.lastSeen {
                lastSeen[person] = LastSighting(instant: presence.lastSeen, badge: presence.identity)
            }
        }
    }

    /// Somebody's badge was last heard then, as the station takes it.
    package mutating func assume(_ sighting: LastSighting?, of person: PersonID) { lastSeen[person] = sighting }

    // MARK: What is known

    package func target(of region: RegionID) -> RegionRegistry.Target? { regions[region] }

    /// What is known of a beacon; `nil` if it was not heard for long.
    package func presence(of identity: BeaconIdentity) -> BeaconPresence? { pipeline.engine.presence(of: identity) }

    /// What is known of the badge of somebody that was heard last.
    package func presence(of person: PersonID) -> BeaconPresence? {
        lastSeen[person]?.badge.flatMap { presence(of: $0) }
    }

    /// Calls `body` with each room that a beacon may be in, and how likely that is.
    package func forEachRoomChance(of identity: BeaconIdentity, _ body: (RoomID, Double) -> Void) {
        pipeline.engine.forEachRoomChance(of: identity, body)
    }

    package func forEachPresence(_ body: (BeaconPresence) -> Void) { pipeline.engine.forEachPresence(body) }

    /// Whether an item is inside; `nil` for one that is not monitored.
    package func state(of item: ItemID) -> RegionState? {
        owners.items.region(of: item).map { pipeline.engine.state(of: $0) }
    }

    package func hearing(of receiver: ReceiverID) -> Hearing {
        Hearing(lastHeard: pipeline.engine.lastHeard(by: receiver), isDeaf: pipeline.engine.isDeaf(receiver))
    }

    /// How far people's badges are from the receivers that hear them, in m; of those alone who are heard.
    package func distances(of people: Set<PersonID>) -> [PersonID: Double] {
        var distances: [PersonID: Double] = [:]
        for person in people {
            if let presence = presence(of: person), presence.receiver != nil {
                distances[person] = presence.distance.meters
            }
        }
        return distances
    }

    // MARK: What is monitored

    /// Makes the badges those of the roster. The ones that are added are monitored after that by
    /// ``monitor(_:as:by:assuming:)``.
    package mutating func updateBadges(of roster: Roster, site: Site) -> RegionChanges<Badge> {
        let changes = owners.badges.update(roster, site: site, in: &regions)
        for (_, region) in changes.removed { pipeline.engine.stopMonitoring(region) }
        return changes
    }

    package mutating func monitor(
        _ badge: Badge,
        as region: RegionID,
        by policy: AttendancePolicy,
        assuming state: AssumedState = .unknown
    ) {
        pipeline.engine.monitor(
            BeaconIdentityCondition(badge.identity),
            as: region,
            policy: policy.monitoring,
            assuming: state
        )
    }

    /// Monitors all badges by another policy. Whoever is inside stays so: what counts is when they were last heard.
    package mutating func monitorBadges(by policy: AttendancePolicy, at now: Instant) {
        for (region, badge) in owners.badges.badges {
            let lastSeen = presence(of: badge.identity)?.lastSeen
            let isInside = pipeline.engine.state(of: region) == .inside
            monitor(badge, as: region, by: policy, assuming: isInside ? .inside(lastSeen: lastSeen ?? now) : .unknown)
        }
    }

    /// Makes the monitored items and their owners' badges those of the journal. The ones that are added are monitored
    /// after that by ``monitor(_:as:assuming:)``.
    ///
    /// - Returns: the changes, and which of the removed regions something was in.
    package mutating func updateItems(
        of stored: StoredState,
        site: Site
    ) -> (changes: RegionChanges<ItemRegions.Region>, wereInside: Set<RegionID>) {
        let changes = owners.items.update(stored, site: site, in: &regions)
        var wereInside: Set<RegionID> = []
        for (_, region) in changes.removed {
            if pipeline.engine.state(of: region) == .inside { wereInside.insert(region) }
            pipeline.engine.stopMonitoring(region)
        }
        return (changes, wereInside)
    }

    package mutating func monitor(
        _ target: ItemRegions.Region,
        as region: RegionID,
        assuming state: AssumedState = .unknown
    ) {
        pipeline.engine.monitor(
            BeaconIdentityCondition(target.identity),
            as: region,
            policy: Self.belongings(exitTime: target.exitTime),
            assuming: state
        )
    }

    /// Monitors what rules ask for, and no more.
    package mutating func updateRules(_ wanted: Set<RuleRegions.Target>) {
        let changes = rules.update(wanted, in: &regions)
        for (_, region) in changes.removed { pipeline.engine.stopMonitoring(region) }
        for (target, region) in changes.added {
            pipeline.engine.monitor(target.condition, as: region, policy: target.policy)
        }
    }
}
