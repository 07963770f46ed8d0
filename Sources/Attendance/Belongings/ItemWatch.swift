package import BeaconKit

/// Tells from the comings and goings of items and their owners when something went astray.
///
/// A state machine in steady time: it is told who enters and leaves, and decides when time passes. An item that leaves
/// together with its owner, within some seconds, is no matter. If the owner's badge leaves and the item is still heard
/// after that, it was left behind; if the item leaves and the owner's badge is still heard, it went alone. Of an item
/// without an owner who can be heard every leaving is told.
///
/// One leaving is one alert: at the edge of hearing, where an item comes and goes, the alert stays open until the item is
/// surely back, near a receiver or for a while.
package struct ItemWatch: Sendable {
    /// How near something is that is surely back, in m.
    static let sureDistance = 8.0
    /// How long something is heard that is surely back, however far, in µs.
    static let sureTime: Int64 = 600_000_000
    /// How long an item must be out of the rooms where it may rest to count as out, in µs: rooms flicker.
    static let roomPatience: Int64 = 20_000_000
    /// A silence of so many usual times between sightings is not chance: if every third advertisement is lost, eight in a
    /// row are with a chance of 1 in 3⁸, about 1 in 6,600, and the margin counts from the latest sighting.
    static let patience = 8.0
    /// How long after its owner an item that was left behind may leave without being told anew, in µs.
    static let sameLeaving: Int64 = 900_000_000

    private var stays: [ItemID: ItemStay] = [:]
    /// The owners of whom it is known whether they are here, with their last sighting once they left.
    private(set) var owners: [PersonID: (isInside: Bool, lastSeen: Instant?)] = [:]
    private var owned: [PersonID: Set<ItemID>] = [:]
    /// The items of which there is something to decide.
    private var busy: Set<ItemID> = []

    package init() {}

    /// Watches an item, or takes over what changed about it.
    package mutating func watch(_ item: Item) {
        var stay = stays[item.id] ?? ItemStay(item: item)
        if let owner = stay.item.tag.owner, owner != item.tag.owner {
            owned[owner]?.remove(item.id)
            stay.departure = nil
        }
        if stay.item.tag.identity != item.tag.identity {
            stay = ItemStay(item: item, open: stay.open)
        }
        stay.item = item
        stays[item.id] = stay
        if let owner = item.tag.owner { owned[owner, default: []].insert(item.id) }
    }

    /// Goes on from what was so before a restart.
    package mutating func resume(_ id: ItemID, _ memory: ItemMemory?, open: OpenAlert?) {
        update(id) { stay in
            stay.open = open
            guard let memory else { return }
            stay.isInside = memory.isInside
            stay.room = memory.room
            if memory.isInside, open == nil { stay.departure = memory.ownerLeft.map { .owner($0) } }
        }
    }

    /// An owner was here before a restart, or was last seen then.
    package mutating func resume(owner: PersonID, isInside: Bool, lastSeen: Instant?) {
        owners[owner] = (isInside, lastSeen)
    }

    /// Stops watching an item.
    package mutating func forget(_ id: ItemID) {
        if let owner = stays[id]?.item.tag.owner { owned[owner]?.remove(id) }
        stays[id] = nil
        busy.remove(id)
    }

    /// Nobody watches for an owner's badges any more.
    package mutating func forget(owner: PersonID) {
        owners[owner] = nil
    }

    package mutating func entered(_ id: ItemID) {
        update(id) { stay in
            stay.isInside = true
            if case .item = stay.departure { stay.departure = nil }
        }
    }

    package mutating func left(_ id: ItemID, lastSeen: Instant, room: String?) {
        update(id) { stay in
            stay.isInside = false
            stay.room = room ?? stay.room
            stay.departure = .item(lastSeen)
        }
    }

    package mutating func entered(owner: PersonID) {
        owners[owner] = (true, nil)
        for id in owned[owner] ?? [] {
            update(id) { stay in if case .owner = stay.departure { stay.departure = nil } }
        }
    }

    package mutating func left(owner: PersonID, lastSeen: Instant) {
        owners[owner] = (false, lastSeen)
        for id in owned[owner] ?? [] {
            update(id) { stay in if stay.isInside { stay.departure = .owner(lastSeen) } }
        }
    }

    /// Takes somebody's answer.
    ///
    /// - Parameter steady: until when it is snoozed, in steady time.
    package mutating func answer(_ alert: AlertID, of id: ItemID, _ answer: AlertAnswer, until steady: Instant?) {
        update(id) { stay in if stay.open?.id == alert { stay.open?.apply(answer, until: steady) } }
    }

    /// What is to be remembered of an item, in wall time.
    ///
    /// - Parameters:
    ///   - lastSeen: its last sighting.
    ///   - wall: wall time at a steady instant.
    package func memory(of id: ItemID, lastSeen: Instant, wall: (Instant) -> Instant) -> ItemMemory? {
        stays[id].map { stay in
            var memory = ItemMemory(lastSeen: lastSeen, isInside: stay.isInside, room: stay.room)
            switch stay.departure {
            // It is decided anew.
            case .item: memory.isInside = true
            case .owner(let left): memory.ownerLeft = wall(left)
            case nil: break
            }
            return memory
        }
    }

    /// Lets time pass.
    ///
    /// - Returns: what is to be told.
    package mutating func advance(to now: Instant, _ senses: some ItemSenses) -> [Alert] {
        guard !busy.isEmpty else { return [] }
        var alerts: [Alert] = []
        for id in busy.sorted(by: { $0.rawValue < $1.rawValue }) {
            guard var stay = stays[id] else { continue }
            if let alert = decide(&stay, at: now, senses) { alerts.append(alert) }
            if let alert = followUp(&stay, at: now, senses) { alerts.append(alert) }
            stays[id] = stay
            if stay.isIdle { busy.remove(id) }
        }
        return alerts
    }

    private mutating func update(_ id: ItemID, _ change: (inout ItemStay) -> Void) {
        guard var stay = stays[id] else { return }
        change(&stay)
        stays[id] = stay
        if !stay.isIdle { busy.insert(id) }
    }
}
