package import BeaconKit

/// Decides punches from the comings and goings of badges.
///
/// A person may carry several badges: the first that enters is the *in*, and when the last one has left, the latest of
/// their last sightings is the *out*. Nothing is decided twice: an *in* while the day is open and an *out* while it is
/// closed are no punches, unless somebody said the same just before in another way: then they are evidence of that.
///
/// Who punched out by hand while a badge of theirs is heard stays out for that day until all of them have left: the badge
/// in the pocket of who walks to their car must not check them in again. Only broadcasting one's number, which is done
/// on purpose, does.
package struct PunchDecider: Sendable {
    /// A punch that was decided, and when it happened.
    package struct Decision: Hashable, Sendable {
        package let punch: Punch
        package let happened: Instant
    }

    private struct Stay {
        var badges: Set<BeaconIdentity> = []
        /// The last sighting of those badges of this stay that have left already.
        var lastSeen: Instant?
    }

    private var stays: [PersonID: Stay] = [:]

    package init() {}

    /// A badge counts as inside, as it did before a restart.
    package mutating func resume(_ badge: Badge) {
        stays[badge.person, default: Stay()].badges.insert(badge.identity)
    }

    /// - Parameters:
    ///   - firstSeen: the first of the sightings that confirmed the arrival.
    ///   - latest: the person's last stay. One that is over by ``StayRule``, because nobody punched out, is no reason to
    ///     miss today's *in*.
    ///   - plans: the person's, around the arrival.
    ///   - isPresenceWeak: the badge was heard long before that, and never near enough.
    ///   - isRepeated: whether an *in* at an instant only says again what another source said just before.
    /// - Returns: the *in*, if it is one.
    package mutating func entered(
        _ badge: Badge,
        firstSeen: Instant,
        latest: LatestStay?,
        plans: PersonPlans,
        site: Site,
        isPresenceWeak: Bool = false,
        isRepeated: (Instant) -> Bool
    ) -> Decision? {
        let isFirst = stays[badge.person]?.badges.isEmpty ?? true
        stays[badge.person, default: Stay()].badges.insert(badge.identity)
        if let latest, latest.isOpen {
            let isAnother = isFirst && plans.rule.verdict(on: latest.stay, .in, at: firstSeen) != .continues
            guard isAnother || isRepeated(firstSeen) else { return nil }
        } else if let latest, !isFirst, !latest.isForgotten, latest.day == plans.stay(from: firstSeen).day,
            !(badge.identity.uuid == site.broadcastUUID && badge.identity.major == 1)
        {
            return nil
        }
        return Decision(
            punch: Punch(person: badge.person, direction: .in, isPresenceWeak: isPresenceWeak),
            // The confirming sightings may reach back before an out that was recorded meanwhile from elsewhere.
            happened: max(firstSeen, latest?.left ?? firstSeen)
        )
    }

    /// - Parameters:
    ///   - lastSeen: the badge's last sighting.
    ///   - latest: the person's last stay.
    ///   - isRepeated: whether an *out* at an instant only says again what another source said just before.
    /// - Returns: the provisional *out*, if it is one.
    package mutating func left(
        _ badge: Badge,
        lastSeen: Instant,
        latest: LatestStay?,
        isRepeated: (Instant) -> Bool
    ) -> Decision? {
        var stay = stays[badge.person] ?? Stay()
        stay.badges.remove(badge.identity)
        let departure = max(lastSeen, stay.lastSeen ?? lastSeen)
        stay.lastSeen = departure
        guard stay.badges.isEmpty else {
            stays[badge.person] = stay
            return nil
        }
        stays[badge.person] = nil
        let out = Punch(person: badge.person, direction: .out, isProvisional: true)
        guard let latest, latest.isOpen else {
            return isRepeated(departure) ? Decision(punch: out, happened: departure) : nil
        }
        return Decision(punch: out, happened: max(departure, latest.entered))
    }

    /// A badge was taken from its person: it no longer holds the person inside, and that is no departure.
    package mutating func forget(_ badge: Badge) {
        stays[badge.person]?.badges.remove(badge.identity)
        if stays[badge.person]?.badges.isEmpty == true { stays[badge.person] = nil }
    }
}
