import Attendance
import BeaconKit
import Logging

/// From presence to punches.
extension LiveStation {
    func handle(_ events: [PresenceEvent]) {
        for event in events {
            switch event {
            case .enter(let transition): entered(transition)
            case .exit(let transition): left(transition)
            case .room(let change): applyRules(to: change)
            case .deaf(let receiver, let lastHeard, let instant):
                receivers.update(receiver) { $0.hearingSince = nil }
                note(.receiverDeaf(ReceiverDeaf(lastHeard: time.wall(lastHeard))), receiver: receiver, at: instant)
                // Where the radio is known to be out of order, that was logged.
                if receivers[receiver]?.radio.isDeaf != true, !radio.isDeaf {
                    logger.warning(
                        "a receiver went deaf; presence is frozen",
                        metadata: ["receiver": name(receiver)]
                    )
                }
            case .heard(let receiver, let instant):
                receivers.update(receiver) { $0.hearingSince = instant }
                heardAgain(receiver, at: instant)
                note(.receiverHeard, receiver: receiver, at: instant)
                logger.notice("a receiver hears again", metadata: ["receiver": name(receiver)])
            }
        }
        if !events.isEmpty { flush() }
    }

    private func entered(_ transition: Transition) {
        switch transition.region.flatMap({ regions[$0] }) {
        case .badge(let badge): badgeEntered(badge, transition)
        case .belongings(let region): itemEntered(region.target)
        case .rule(let target): ruleRegionEntered(target, transition)
        case nil: break
        }
    }

    private func left(_ transition: Transition) {
        guard let region = transition.region else { return }
        switch regions[region] {
        case .badge(let badge): badgeLeft(badge, transition, of: region)
        case .belongings(let known): itemLeft(known.target, transition)
        case .rule(let target): ruleRegionLeft(target, transition)
        case nil: break
        }
    }

    private func badgeEntered(_ badge: Badge, _ transition: Transition) {
        guard let person = stored.roster.anyone(badge.person) else { return }
        let firstSeen = time.wall(transition.firstSeen)
        let decision = decider.entered(
            badge,
            firstSeen: firstSeen,
            latest: expectedStay(of: badge.person),
            plans: present.plans(of: person, at: firstSeen),
            site: site,
            isPresenceWeak: isWeak(transition, of: badge),
            isRepeated: { isRepeated(.in, of: badge, at: $0) }
        )
        record(decision, source: source(of: badge), receiver: transition.receiver)
    }

    /// From where punches of a badge come: a number that is nobody's badge is broadcast by a phone.
    private func source(of badge: Badge) -> Source {
        let isCall = CheckinBeacon.number(in: badge.identity, site: site.broadcastUUID) != nil
        return isCall && stored.roster.badges[badge.identity] == nil ? .phone : .beacon
    }

    /// Whether hearing a badge only says again what another source said just before. Where that cannot be read, nothing
    /// is said again.
    private func isRepeated(_ direction: Punch.Direction, of badge: Badge, at happened: Instant) -> Bool {
        guard let word = try? present.lastWord(of: badge.person, around: happened, in: store) else { return false }
        return word.isRepeated(by: direction, from: source(of: badge))
    }

    /// Whether a badge was heard for longer before it was near than a time may be wrong: its battery is near its end, its
    /// power is set wrong, or the station began to hear in the middle of the day.
    private func isWeak(_ transition: Transition, of badge: Badge) -> Bool {
        guard let presence = pipeline.engine.presence(of: badge.identity) else { return false }
        return transition.firstSeen.microseconds(since: presence.firstSeen) > Doubts.margin
    }

    private func badgeLeft(_ badge: Badge, _ transition: Transition, of region: RegionID) {
        let lastSeen = time.wall(transition.lastSeen)
        let latest = expectedStay(of: badge.person)
        let isCall = CheckinBeacon.number(in: badge.identity, site: site.broadcastUUID) != nil
        if isCall, let latest, lastSeen.microseconds(since: latest.entered) < Self.longestCheckin {
            decider.forget(badge)
        } else {
            let decision = decider.left(badge, lastSeen: lastSeen, latest: latest) {
                isRepeated(.out, of: badge, at: $0)
            }
            record(decision, source: source(of: badge), receiver: transition.receiver)
        }
        // Somebody who broadcasts their number stands there and waits: they are checked in again at once, and not only
        // after a badge's exit time, which keeps badges at the edge of hearing quiet.
        if isCall { monitor(badge, as: region, assuming: .unknown) }
    }

    /// A number that falls silent so soon after its check-in was called for that alone, in µs: the silence is no
    /// departure, or whoever has only a phone would be missing from a roll call. One that goes on is worn like a badge.
    static let longestCheckin: Int64 = 120_000_000

    private func monitor(_ badge: Badge, as region: RegionID, assuming state: AssumedState) {
        pipeline.engine.monitor(
            BeaconIdentityCondition(badge.identity),
            as: region,
            policy: policy.monitoring,
            assuming: state
        )
    }

    /// Somebody's last stay as it will be when everything pending is recorded: decisions don't wait for a disk.
    func expectedStay(of id: PersonID) -> LatestStay? {
        stored.roster.anyone(id).flatMap { present.expectedStay(of: $0, at: time.wall(now)) }
    }

    /// Somebody's last stay as the journal has it.
    func latestStay(of id: PersonID) -> LatestStay? {
        stored.roster.anyone(id).flatMap { present.latestStay(of: $0, at: time.wall(now)) }
    }

    private func record(_ decision: PunchDecider.Decision?, source: Source, receiver: ReceiverID?) {
        guard let decision else { return }
        pending.append(
            EntryDraft(
                .punched(decision.punch),
                happened: decision.happened,
                source: source,
                receiver: receiver.flatMap { place($0)?.name },
                actor: "station"
            )
        )
        present.wait(for: pending)
    }

    /// - Parameter receiver: the receiver that it is about, if it is about one.
    func note(_ fact: Fact, receiver: ReceiverID?, at instant: Instant) {
        pending.append(
            EntryDraft(
                fact,
                happened: time.wall(instant),
                source: .system,
                receiver: receiver.flatMap { place($0)?.name },
                actor: "station"
            )
        )
    }

    func clockJumped(_ seconds: Double) {
        alarms.clockJumped(seconds: seconds, at: now)
        pending.append(
            EntryDraft(
                .clockJumped(ClockJumped(seconds: seconds)),
                happened: time.wall(now),
                source: .system,
                actor: "station"
            )
        )
        logger.warning("the clock jumped", metadata: ["seconds": "\(seconds)"])
    }

    /// Decides by another policy from now on. Whoever is inside stays so: what counts is when they were last heard.
    func follow(_ new: AttendancePolicy) {
        guard new != policy else { return }
        policy = new
        for (region, badge) in watch.badges {
            let lastSeen = pipeline.engine.presence(of: badge.identity)?.lastSeen
            let isInside = pipeline.engine.state(of: region) == .inside
            monitor(badge, as: region, assuming: isInside ? .inside(lastSeen: lastSeen ?? now) : .unknown)
        }
    }

    /// Monitors the roster's badges, no more and no fewer.
    func followRoster(afterRestart: Bool) {
        watch.follow(stored.roster, site: site, in: &regions) { badge, region in
            var assumed = AssumedState.unknown
            if afterRestart, let known = heardBeforeRestart(badge) {
                assumed = .inside(lastSeen: min(known, now))
                decider.resume(badge)
            }
            monitor(badge, as: region, assuming: assumed)
        } removed: { badge, region in
            pipeline.engine.stopMonitoring(region)
            decider.forget(badge)
        }
    }

    /// When a badge was last heard that still counts as inside: that of somebody on site, or of somebody who punched out
    /// by hand while it was heard, and stays out as long as it is.
    func heardBeforeRestart(_ badge: Badge) -> Instant? {
        let person = badge.person
        guard let holder = stored.roster.anyone(person), let latest = latestStay(of: person) else { return nil }
        if latest.isOpen, lastSeen[person] == nil { lastSeen[person] = LastSighting(instant: latest.entered) }
        guard let known = lastSeen[person], latest.isOpen || isOutByHand(latest, of: holder, heard: known.instant)
        else {
            return nil
        }
        // Of several badges, the one that was heard last was on site, if it still is the person's.
        let last = known.badge.flatMap { isBadge($0, of: person) ? $0 : nil }
        return last == nil || last == badge.identity ? known.instant : nil
    }

    private func isOutByHand(_ latest: LatestStay, of person: Person, heard: Instant) -> Bool {
        guard let left = latest.left, !latest.isProvisional,
            latest.day == present.plans(of: person, at: time.wall(now)).stay(from: time.wall(now)).day
        else { return false }
        return left.microseconds(since: heard) < policy.awayAfter.microseconds
    }

    private func isBadge(_ identity: BeaconIdentity, of person: PersonID) -> Bool {
        if let holder = stored.roster.badges[identity] { return holder == person }
        let number = CheckinBeacon.number(in: identity, site: site.broadcastUUID)
        return number != nil && stored.roster.people[person]?.number.broadcastMinor == number
    }
}
