import Attendance
import BeaconKit

/// An item and its owner as a test says, second by second, and what the watch tells of them.
struct ItemScript {
    static let owner = PersonID(rawValue: "owner")
    private static let start = Instant(microseconds: 1_772_438_400_000_000)

    private(set) var watch = ItemWatch()
    private(set) var seconds = 0
    let item: Item
    /// What was told, as `12 left-behind Lab` with the second and the place, repetitions as `+`.
    private(set) var told: [String] = []
    private(set) var alerts: [Alert] = []

    /// Whether it is heard, and how far from a receiver.
    var isItemHeard = false
    var itemDistance: Double? = 20
    var room = "Lab"
    var isOwnerHeard = false
    var ownerDistance: Double? = 20
    /// The usual time between sightings of the owner's badge, in s.
    var ownerInterval: Double?
    var isHearing = true
    var isQuiet = false
    private var itemLast: Instant?
    private var ownerLast: Instant?

    /// - Parameter hasOwner: whether the item has an owner whose badge is known.
    init(hasOwner: Bool = true, homeRooms: [String] = []) throws {
        let identity = BeaconIdentity(uuid: BeaconUUID(high: 1, low: 2), major: 3, minor: 4)
        let tag = try Tag(identity: identity, owner: hasOwner ? Self.owner : nil, homeRooms: homeRooms)
        item = Item(id: ItemID(rawValue: "item"), name: "Bag", tag: tag)
        watch.watch(item)
        watch.resume(owner: Self.owner, isInside: false, lastSeen: nil)
    }

    var now: Instant { Self.start.adding(microseconds: Int64(seconds) * 1_000_000) }

    /// Lets time pass.
    mutating func run(_ seconds: Int) {
        for _ in 0..<seconds {
            self.seconds += 1
            if isItemHeard { itemLast = now }
            if isOwnerHeard { ownerLast = now }
            for alert in watch.advance(to: now, self) {
                alerts.append(alert)
                let again = alert.repetition > 0 ? "+" : ""
                told.append("\(self.seconds) \(alert.kind.rawValue)\(again) \(alert.room ?? "-")")
            }
        }
    }

    mutating func bringBoth() {
        watch.entered(item.id)
        watch.entered(owner: Self.owner)
        (isItemHeard, isOwnerHeard) = (true, true)
    }

    /// The item falls silent, and after its exit time counts as gone.
    mutating func takeItemAway() {
        isItemHeard = false
        run(60)
        watch.left(item.id, lastSeen: itemLast ?? now, room: room)
    }

    mutating func ownerGoes() {
        isOwnerHeard = false
        run(60)
        watch.left(owner: Self.owner, lastSeen: ownerLast ?? now)
    }

    mutating func bringItem(near: Bool = true) {
        isItemHeard = true
        itemDistance = near ? 2 : 30
        watch.entered(item.id)
    }

    mutating func ownerComes(near: Bool = true) {
        isOwnerHeard = true
        ownerDistance = near ? 2 : 30
        watch.entered(owner: Self.owner)
    }

    mutating func answer(_ answer: AlertAnswer) {
        guard let alert = alerts.last else { return }
        let until: Instant? = if case .snoozed(let until) = answer { until } else { nil }
        watch.answer(alert.id, of: item.id, answer, until: until)
    }

    mutating func forget() { watch.forget(item.id) }

    /// A new watch that knows what is remembered.
    mutating func restart(open: OpenAlert? = nil) {
        let memory = watch.memory(of: item.id, lastSeen: itemLast ?? now) { $0 }
        watch = ItemWatch()
        watch.watch(item)
        watch.resume(item.id, memory, open: open)
        watch.resume(owner: Self.owner, isInside: isOwnerHeard, lastSeen: ownerLast)
    }
}

extension ItemScript: ItemSenses {
    func sense(_ item: Item) -> ItemSense? {
        itemLast.map { ItemSense(lastHeard: $0, meters: itemDistance, room: room) }
    }

    func sense(owner: PersonID) -> ItemSense? {
        ownerLast.map { ItemSense(lastHeard: $0, meters: ownerDistance, interval: ownerInterval) }
    }

    func isQuiet(_ item: Item) -> Bool { isQuiet }
    func wall(_ steady: Instant) -> Instant { steady }
}
