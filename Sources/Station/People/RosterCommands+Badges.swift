package import Attendance
package import BeaconKit

extension RosterCommands {
    /// Makes a beacon a person's badge, perhaps in place of another one.
    ///
    /// - Throws: ``RosterError/badgeTaken(_:holder:)`` if it is somebody's already, ``RosterError/noSuchBadge(_:)`` if
    ///   the one to be replaced is not the person's.
    package func assign(
        _ identity: BeaconIdentity,
        to id: PersonID,
        replacing old: BeaconIdentity? = nil,
        at now: Instant
    ) throws {
        let revocation = old.map { draft(.badgeRevoked(BadgeRevoked(identity: $0, person: id)), at: now) }
        let drafts =
            (revocation.map { [$0] } ?? []) + [
                draft(.badgeAssigned(BadgeAssigned(identity: identity, person: id)), at: now)
            ]
        _ = try store.append(drafts, recorded: now) { state in
            guard state.roster.people[id] != nil else {
                throw state.roster.archived[id].map { RosterError.archived($0.details.name) } ?? .personGone
            }
            if let old, state.roster.badges[old] != id { throw RosterError.noSuchBadge(old) }
            try state.roster.checkFree(identity, for: id, site: state.site)
            if let item = state.item(with: identity) { throw RosterError.badgeTaken(identity, holder: item.name) }
        }
    }

    /// Makes a beacon nobody's badge.
    ///
    /// - Parameter id: whose it must be; `nil` for whoever has it.
    /// - Throws: ``RosterError/noSuchBadge(_:)``.
    package func revoke(_ identity: BeaconIdentity, from id: PersonID? = nil, at now: Instant) throws {
        let roster = try store.state().roster
        guard let holder = id ?? roster.badges[identity] else { throw RosterError.noSuchBadge(identity) }
        _ = try store.append(
            [draft(.badgeRevoked(BadgeRevoked(identity: identity, person: holder)), at: now)],
            recorded: now
        ) { state in
            guard state.roster.badges(of: holder).contains(identity) else { throw RosterError.noSuchBadge(identity) }
        }
    }
}
