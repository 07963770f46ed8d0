import BeaconKit

/// What the watch decides when time passes.
extension ItemWatch {
    private enum Verdict {
        case nothing, wait
        case astray(Alert.Kind)
    }

    func decide(_ stay: inout ItemStay, at now: Instant, _ senses: some ItemSenses) -> Alert? {
        let verdict: Verdict
        let lastSeen: Instant
        switch stay.departure {
        case .item(let instant): (verdict, lastSeen) = (self.verdict(onItem: stay, instant, senses), instant)
        case .owner(let instant):
            (verdict, lastSeen) = (self.verdict(onOwner: &stay, instant, at: now, senses), instant)
        case nil: return nil
        }
        switch verdict {
        case .wait: return nil
        case .nothing:
            stay.departure = nil
            return nil
        case .astray(let kind):
            if let open = stay.open, isSame(open, as: kind, lastSeen: senses.wall(lastSeen)) {
                stay.departure = nil
                return nil
            }
            guard !senses.isQuiet(stay.item) else { return nil }
            let alert = Alert(
                kind,
                item: stay.item.id,
                person: stay.item.tag.owner,
                room: stay.room,
                lastSeen: senses.wall(lastSeen)
            )
            stay.departure = nil
            stay.backSince = nil
            stay.open = OpenAlert(id: alert.id, kind: kind, lastSeen: alert.lastSeen, told: now)
            return alert
        }
    }

    /// Whether a leaving is the one that was told already: it was not surely back since then. That an item goes for which
    /// somebody came back, or did not, is another.
    private func isSame(_ open: OpenAlert, as kind: Alert.Kind, lastSeen: Instant) -> Bool {
        guard open.kind == .leftBehind, kind != .leftBehind, let ownerLeft = open.lastSeen else { return true }
        return lastSeen.microseconds(since: ownerLeft) < Self.sameLeaving
    }

    private func verdict(onItem stay: ItemStay, _ lastSeen: Instant, _ senses: some ItemSenses) -> Verdict {
        guard let id = stay.item.tag.owner, let owner = owners[id] else { return .astray(.outOfRange) }
        if owner.isInside {
            let sense = senses.sense(stay.item)
            // It may have been heard since, if not often enough to count as back.
            let last = max(lastSeen, sense?.lastHeard ?? lastSeen)
            guard let heard = senses.sense(owner: id)?.lastHeard,
                heard.microseconds(since: last) >= margin(stay, silent: sense)
            else { return .wait }
            return .astray(.leftAlone)
        }
        guard let ownerSeen = owner.lastSeen else { return .astray(.outOfRange) }
        return lastSeen.microseconds(since: ownerSeen) >= stay.margin ? .astray(.leftAlone) : .nothing
    }

    /// How much later one must be heard than the other, who is silent, was last: longer for who is seldom heard.
    private func margin(_ stay: ItemStay, silent: ItemSense?) -> Int64 {
        max(stay.margin, Int64((silent?.interval ?? 0) * Self.patience * 1_000_000))
    }

    private func verdict(
        onOwner stay: inout ItemStay,
        _ lastSeen: Instant,
        at now: Instant,
        _ senses: some ItemSenses
    ) -> Verdict {
        guard stay.isInside, let sense = senses.sense(stay.item) else { return .wait }
        stay.room = sense.room ?? stay.room
        let owner = stay.item.tag.owner.flatMap { senses.sense(owner: $0) }
        let ownerLast = max(lastSeen, owner?.lastHeard ?? lastSeen)
        guard sense.lastHeard.microseconds(since: ownerLast) >= margin(stay, silent: owner) else { return .wait }
        let homeRooms = stay.item.tag.homeRooms
        guard !homeRooms.isEmpty else { return .astray(.leftBehind) }
        if let room = stay.room, homeRooms.contains(room) {
            stay.outOfHomeSince = nil
            return .wait
        }
        let since = stay.outOfHomeSince ?? now
        stay.outOfHomeSince = since
        return now.microseconds(since: since) >= Self.roomPatience ? .astray(.leftBehind) : .wait
    }

    /// Tells an open alert again, or that what was missing is back.
    func followUp(_ stay: inout ItemStay, at now: Instant, _ senses: some ItemSenses) -> Alert? {
        guard var open = stay.open else { return nil }
        let owner = open.kind == .leftBehind ? stay.item.tag.owner : nil
        let isOwnerBack = owner.map { owners[$0]?.isInside ?? true } ?? true
        guard stay.isInside, isOwnerBack else {
            stay.backSince = nil
            guard open.isDue(at: now), senses.isHearing, !senses.isQuiet(stay.item) else { return nil }
            open.repetition += 1
            open.told = now
            open.snoozedUntil = nil
            stay.open = open
            return Alert(
                id: open.id,
                open.kind,
                item: stay.item.id,
                person: stay.item.tag.owner,
                room: stay.room,
                lastSeen: open.lastSeen,
                repetition: open.repetition
            )
        }
        let since = stay.backSince ?? now
        stay.backSince = since
        // Whoever was heard for a moment only has not been missing as long since.
        open.told = max(open.told, now)
        stay.open = open
        let missing = owner.map { senses.sense(owner: $0) } ?? senses.sense(stay.item)
        let isNear = missing?.meters.map { $0 <= Self.sureDistance } ?? false
        guard isNear || now.microseconds(since: since) >= Self.sureTime else { return nil }
        stay.open = nil
        stay.backSince = nil
        return Alert(
            .returned,
            item: stay.item.id,
            person: stay.item.tag.owner,
            room: missing?.room,
            lastSeen: (missing?.lastHeard).map { senses.wall($0) },
            about: open.id
        )
    }
}
