package import BeaconKit

/// The rules, found by what sets them off.
///
/// Ten thousand rules cost a sighting no more than ten: only what happened to somebody or something is looked up, and
/// nothing is looked at that another is about.
package struct RuleEvaluator: Sendable {
    /// What rules ask of the air: a region for all rules with the same condition.
    package struct Region: Hashable, Sendable {
        package let uuid: BeaconUUID
        package let major: UInt16?
        package let minor: UInt16?
        /// Whether the beacon must be near; else it is enough to hear it.
        package let isNear: Bool
    }

    private struct Key: Hashable {
        let subject: RuleSubject
        let event: RuleEvent
    }

    package private(set) var rules: [RuleID: Rule] = [:]
    private var found: [Key: [RuleID]] = [:]
    /// When each rule last did something for somebody, in wall time.
    private var fired: [RuleOccasion: Instant] = [:]
    /// When each door was last opened, in wall time.
    private var opened: [Door: Instant] = [:]

    /// How long a door stays alone after it was opened, whichever rule did it, in µs.
    private static let doorPause: Int64 = 5_000_000
    /// How many occasions are remembered before those are forgotten that make no difference any more.
    private var mostOccasions = 10_000

    package init() {}

    /// Takes the rules that there are now.
    ///
    /// - Parameter last: when rules did something last, as the journal knows.
    package mutating func update(_ rules: [RuleID: Rule], last: [RuleOccasion: Instant]) {
        self.rules = rules
        found = [:]
        for rule in rules.values where rule.isOn {
            found[Key(subject: rule.subject, event: rule.event), default: []].append(rule.id)
        }
        for key in found.keys { found[key]?.sort { $0.rawValue < $1.rawValue } }
        fired.merge(last) { max($0, $1) }
    }

    /// What rules ask of the air besides badges and items.
    package var regions: Set<Region> {
        var regions: Set<Region> = []
        for key in found.keys {
            guard case .beacons(let uuid, let major, let minor) = key.subject else { continue }
            switch key.event {
            case .enters, .leaves: regions.insert(Region(uuid: uuid, major: major, minor: minor, isNear: false))
            case .near: regions.insert(Region(uuid: uuid, major: major, minor: minor, isNear: true))
            case .room: break
            }
        }
        return regions
    }

    /// Whether a rule asks whether somebody is near.
    package func asksNearness(of person: PersonID) -> Bool {
        found[Key(subject: .person(person), event: .near)] != nil
            || found[Key(subject: .everybody, event: .near)] != nil
    }

    /// Whether a rule asks whether an item is near.
    package func asksNearness(of item: ItemID) -> Bool { found[Key(subject: .item(item), event: .near)] != nil }

    /// What happened to somebody or something.
    ///
    /// - Parameter region: where it was a region of ``regions`` that somebody entered or left; else whatever else the cause
    ///   is, it is not that.
    /// - Returns: the rules that are to do something now.
    package mutating func handle(
        _ event: RuleEvent,
        _ cause: RuleCause,
        in region: Region? = nil,
        at wall: Instant,
        clock: ZoneClock
    ) -> [Rule] {
        subjects(of: cause, in: region).flatMap { found[Key(subject: $0, event: event)] ?? [] }
            .compactMap { rules[$0] }
            .filter { fires($0, cause, at: wall, clock: clock) }
    }

    /// Whether a door may be opened now. Notes that it is.
    package mutating func opens(_ door: Door, at wall: Instant) -> Bool {
        if let last = opened[door], abs(wall.microseconds(since: last)) < Self.doorPause { return false }
        opened[door] = wall
        return true
    }

    private func subjects(of cause: RuleCause, in region: Region?) -> [RuleSubject] {
        if let region { return [.beacons(region.uuid, major: region.major, minor: region.minor)] }
        switch cause {
        case .person(let id): return [.person(id), .everybody]
        case .item(let id): return [.item(id)]
        case .beacon(let identity):
            return [
                .beacons(identity.uuid, major: nil, minor: nil),
                .beacons(identity.uuid, major: identity.major, minor: nil),
                .beacons(identity.uuid, major: identity.major, minor: identity.minor),
            ]
        }
    }

    private mutating func fires(_ rule: Rule, _ cause: RuleCause, at wall: Instant, clock: ZoneClock) -> Bool {
        if let hours = rule.hours, !hours.contains(wall, clock: clock) { return false }
        let occasion = RuleOccasion(rule: rule.id, cause: cause.key)
        // A clock that was set back must not silence a rule for a year.
        if let last = fired[occasion], abs(wall.microseconds(since: last)) < Int64(rule.interval) * 1_000_000 {
            return false
        }
        if fired.count >= mostOccasions { forgetOld(at: wall) }
        fired[occasion] = wall
        return true
    }

    private mutating func forgetOld(at wall: Instant) {
        fired = fired.filter { occasion, last in
            guard let rule = rules[occasion.rule] else { return false }
            return abs(wall.microseconds(since: last)) < Int64(rule.interval) * 1_000_000
        }
        // Where all of them still count, the next look comes later.
        mostOccasions = max(10_000, 2 * fired.count)
    }
}
