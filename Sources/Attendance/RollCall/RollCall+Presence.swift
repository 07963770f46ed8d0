package import BeaconKit

extension RollCall {
    /// How sure it is that somebody is on site, the surest first.
    package enum Presence: Int, Hashable, Sendable, CaseIterable {
        /// Their badge is heard now.
        case confirmed
        /// Heard not long ago, or punched in and nothing speaks against it.
        case likely
        /// On site as far as is known, and not heard for long.
        case stale
        /// Their stay is over by ``StayRule``, and they did not punch out: they forgot it, or are still inside.
        case mayBeInside
        case notOnSite
    }

    /// How old a sighting may be.
    package struct Limits: Hashable, Sendable {
        /// For a confirmed presence, in s.
        package var confirmed: Int64 = 60
        /// For a likely one, in s.
        package var likely: Int64 = 900

        package init() {}
    }

    /// What is known of a person at the start.
    package struct Whereabouts: Hashable, Sendable {
        package let person: PersonID
        /// The stay that goes on, or not.
        package let isOnSite: Bool
        /// Not on site by ``StayRule``, but nothing says that the person has left.
        package let mayBeInside: Bool
        /// When the badge was last heard, or somebody last punched.
        package let lastSeen: Instant?
        /// Presence is as last known: a receiver is deaf, or the station began anew.
        package let isFrozen: Bool

        package init(
            person: PersonID,
            isOnSite: Bool,
            mayBeInside: Bool = false,
            lastSeen: Instant?,
            isFrozen: Bool
        ) {
            self.person = person
            self.isOnSite = isOnSite
            self.mayBeInside = mayBeInside
            self.lastSeen = lastSeen
            self.isFrozen = isFrozen
        }
    }
}

extension RollCall.Presence {
    /// Silence is not absence: who is frozen or was not heard for long stays on the list.
    init(of person: RollCall.Whereabouts, at instant: Instant, limits: RollCall.Limits) {
        let age = person.lastSeen.map { instant.microseconds(since: $0) } ?? .max
        if age <= limits.confirmed * 1_000_000, !person.isFrozen {
            // Also somebody who left as the snapshot says and whose badge is heard.
            self = .confirmed
        } else if !person.isOnSite {
            self = person.mayBeInside ? .mayBeInside : .notOnSite
        } else {
            self = age <= limits.likely * 1_000_000 ? .likely : .stale
        }
    }
}
