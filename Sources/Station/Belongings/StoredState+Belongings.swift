package import Attendance
package import BeaconKit

extension StoredState {
    /// Refuses a tag whose beacon is taken, or whose owner is not there.
    ///
    /// - Throws: ``ItemError``.
    package func checkFree(_ tag: Tag, for id: ItemID) throws(ItemError) {
        let identity = tag.identity
        if let site {
            if let holder = roster.holder(of: identity, site: site) {
                throw .isBadge(identity, holder: holder.details.name)
            }
            // Somebody may get that number any day.
            let isCall = CheckinBeacon.number(in: identity, site: site.broadcastUUID) != nil
            let isAnswer = CheckinBeacon.answer(in: identity, site: site.broadcastUUID) != nil
            if isCall || isAnswer { throw .isCheckin(identity) }
        } else if let holder = roster.badges[identity].flatMap({ roster.people[$0] }) {
            throw .isBadge(identity, holder: holder.details.name)
        }
        if let other = item(with: identity), other.id != id { throw .isItem(identity, holder: other.name) }
        if let owner = tag.owner, roster.people[owner] == nil, items[id]?.tag.owner != owner {
            throw .noSuchOwner(owner.rawValue)
        }
    }

    /// The item that a beacon is on.
    package func item(with identity: BeaconIdentity) -> Item? {
        items.values.first { $0.tag.identity == identity }
    }
}
