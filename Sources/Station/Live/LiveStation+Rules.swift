import Attendance
import BeaconKit
import Logging

/// Rules: from what happens to what people are shown and told, and to doors.
extension LiveStation {
    /// How long a greeting is shown, in s of real time.
    private static let greetingTime = 12.0
    /// How long ago somebody may have come or gone to be greeted still, in µs: not who was entered by hand for yesterday.
    private static let lateness: Int64 = 300_000_000

    /// Follows the rules of the journal.
    func followRules() {
        ruleBook.follow(stored.rules, last: stored.firings)
        var wanted = Set(ruleBook.regions.map { RuleRegions.Target.beacons($0) })
        for person in stored.roster.people.values where ruleBook.asksNearness(of: person.id) {
            for identity in stored.roster.identities(of: person, site: site) {
                wanted.insert(.near(.person(person.id), identity))
            }
        }
        for item in stored.items.values where ruleBook.asksNearness(of: item.id) {
            wanted.insert(.near(.item(item.id), item.tag.identity))
        }
        ruleRegions.follow(wanted, in: &regions) { target, id in
            pipeline.engine.monitor(target.condition, as: id, policy: target.policy)
        } removed: { id in
            pipeline.engine.stopMonitoring(id)
        }
    }

    func ruleRegionEntered(_ target: RuleRegions.Target, _ transition: Transition) {
        switch target {
        case .near(let cause, _): apply(.near, cause)
        case .beacons(let region):
            apply(region.isNear ? .near : .enters, cause(of: transition.identity), in: region)
        }
    }

    func ruleRegionLeft(_ target: RuleRegions.Target, _ transition: Transition) {
        guard case .beacons(let region) = target, !region.isNear else { return }
        apply(.leaves, cause(of: transition.identity), in: region)
    }

    /// Somebody is on site, or away, as the journal says.
    func applyRules(to punch: Punch, at happened: Instant) {
        let age = abs(time.wall(now).microseconds(since: happened))
        guard age <= policy.awayAfter.microseconds + Self.lateness else { return }
        switch punch.direction {
        case .in: apply(.enters, .person(punch.person))
        case .out: apply(.leaves, .person(punch.person))
        case .breakBegin, .breakEnd, .undirected: break
        }
    }

    /// A beacon is in another room.
    func applyRules(to change: RoomChange) {
        guard let room = receivers.name(of: change.room) else { return }
        let cause = cause(of: change.identity)
        switch cause {
        // Who passes by outside is in no room.
        case .person(let id) where expectedStay(of: id)?.isOpen != true: break
        case .person, .item: apply(.room(room), cause)
        case .beacon: break
        }
        apply(.room(room), .beacon(change.identity))
    }

    private func cause(of identity: BeaconIdentity) -> RuleCause {
        if let person = watch.holder(of: identity) { return .person(person) }
        if let item = itemRegions.item(with: identity) { return .item(item) }
        return .beacon(identity)
    }

    func apply(_ event: RuleEvent, _ cause: RuleCause, in region: RuleBook.Region? = nil) {
        let wall = time.wall(now)
        for rule in ruleBook.take(event, cause, in: region, at: wall, clock: site.clock) {
            perform(rule, event, cause, at: wall)
        }
    }

    private func perform(_ rule: Rule, _ event: RuleEvent, _ cause: RuleCause, at wall: Instant) {
        if let door = rule.door { open(door, rule, cause, at: wall) }
        if let text = rule.show {
            let alert = alert(.shown, rule, cause, text: text)
            greet(alert.id, isFarewell: event == .leaves, text: text, cause, at: wall)
            note(.alertRaised(alert), receiver: nil, at: now)
        }
        if let text = rule.notify {
            note(.alertRaised(alert(.notice, rule, cause, text: text)), receiver: nil, at: now)
        }
    }

    private func alert(_ kind: Alert.Kind, _ rule: Rule, _ cause: RuleCause, text: String) -> Alert {
        let (person, item, beacon) = cause.parts
        return Alert(kind, item: item, person: person, rule: rule.id, beacon: beacon, room: rule.event.room, text: text)
    }

    /// Opens a door, or leaves it shut: what cannot be recorded now does not happen, and does not happen later either.
    private func open(_ door: Door, _ rule: Rule, _ cause: RuleCause, at wall: Instant) {
        guard stored.doorsAllowed, ruleBook.opens(door, at: wall) else { return }
        let (person, item, beacon) = cause.parts
        let opening = DoorOpening(rule: rule.id, door: door, person: person, item: item, beacon: beacon)
        let draft = EntryDraft(.doorOpened(opening), happened: wall, source: .system, actor: "station")
        do {
            _ = try recordNow { _ in [draft] }
            logger.notice("a rule opened a door", metadata: ["door": "\(door.name)", "rule": "\(rule.name)"])
        } catch {
            logger.error("a door stays shut because nothing can be recorded", metadata: ["door": "\(door.name)"])
        }
    }

    private func greet(_ id: AlertID, isFarewell: Bool, text: String, _ cause: RuleCause, at wall: Instant) {
        let name: String? =
            switch cause {
            case .person(let id): stored.roster.people[id]?.details.name
            case .item(let id): stored.items[id]?.name
            case .beacon: nil
            }
        shown.append(Greeting(id: id, isFarewell: isFarewell, text: text, name: name, at: wall))
        if shown.count > 20 { shown.removeFirst(shown.count - 20) }
    }

    /// What the kiosk and the wall show now, the latest last.
    func greetings() -> [Greeting] {
        let wall = time.wall(now)
        return shown.filter { abs(Double(wall.microseconds(since: $0.at))) < Self.greetingTime * 1_000_000 * speed }
    }
}

extension RuleCause {
    /// As alerts and openings name it.
    var parts: (PersonID?, ItemID?, BeaconIdentity?) {
        switch self {
        case .person(let id): (id, nil, nil)
        case .item(let id): (nil, id, nil)
        case .beacon(let identity): (nil, nil, identity)
        }
    }
}
