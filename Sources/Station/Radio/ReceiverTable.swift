import Attendance
import BeaconKit

/// The receivers of a station: those with a fixed place, and this machine's adapters, which come and go.
struct ReceiverTable {
    /// What is known of one receiver.
    struct Line {
        /// What stands for it, whatever it is called: see ``ReceiverPlacement/receiver``.
        let id: String
        /// Its name and its room where nobody said otherwise.
        let origin: ReceiverPlace
        var place: ReceiverPlace
        /// For an adapter of this machine: as it was last attached.
        var adapter: Adapter?
        /// For a box that hears over the network.
        let gateway: Gateway?
        var radio = RadioState()
        /// Packets that the kernel dropped.
        var lost = 0
        var rate = ReportRate()
        var trace = ReceiverTrace()
        /// Since when it has been hearing without a break, in steady time; `nil` while it is deaf.
        var hearingSince: Instant?
        /// It reports what cannot be.
        var isDoubted = false
        /// Another receiver of its room speaks for it, and it is not missed any more.
        var isReplaced = false

        init(_ place: ReceiverPlace, adapter: Adapter? = nil, gateway: Gateway? = nil) {
            id = adapter?.address ?? gateway?.id ?? place.name
            self.gateway = gateway
            origin = place
            self.place = place
            self.adapter = adapter
        }
    }

    private(set) var lines: [Line]
    private var indices: [ReceiverID: Int] = [:]
    private var rooms: [String: RoomID] = [:]

    init(_ places: [ReceiverPlace]) {
        lines = places.map { Line($0) }
        for (index, place) in places.enumerated() { indices[place.id] = index }
    }

    subscript(id: ReceiverID) -> Line? { indices[id].map { lines[$0] } }

    /// The receivers that are adapters of this machine.
    var adapters: [ReceiverID] { lines.filter { $0.adapter != nil }.map(\.place.id) }

    mutating func update<Result>(_ id: ReceiverID, _ change: (inout Line) -> Result) -> Result? {
        indices[id].map { change(&lines[$0]) }
    }

    /// Finds the receiver that an adapter is by its address, or adds one.
    ///
    /// - Returns: the receiver, and its place if it is new.
    mutating func attach(_ adapter: Adapter, room: String) -> (id: ReceiverID, new: ReceiverPlace?) {
        if let index = lines.firstIndex(where: { $0.adapter?.address == adapter.address }) {
            lines[index].adapter = adapter
            return (lines[index].place.id, nil)
        }
        // The name stays until people give another, as the journal's entries bear it; the kernel's number may be given
        // anew.
        let isTaken = lines.contains { $0.place.name == adapter.name }
        let name = isTaken ? "\(adapter.name) (\(adapter.address))" : adapter.name
        let place = add(name: name, room: room) { Line($0, adapter: adapter) }
        return (place.id, place)
    }

    /// Finds the receiver that a gateway is, or adds one.
    mutating func attach(_ gateway: Gateway, room: String) -> ReceiverID {
        if let index = lines.firstIndex(where: { $0.gateway == gateway }) {
            lines[index].isReplaced = false
            return lines[index].place.id
        }
        let isTaken = lines.contains { $0.place.name == gateway.device }
        return add(name: isTaken ? gateway.id : gateway.device, room: room) { Line($0, gateway: gateway) }.id
    }

    /// A gateway is no receiver any more. Its line stays for when it comes back, and nobody sees it.
    mutating func detach(_ gateway: Gateway) -> ReceiverID? {
        guard let index = lines.firstIndex(where: { $0.gateway == gateway && !$0.isReplaced }) else { return nil }
        lines[index].isReplaced = true
        lines[index].radio = RadioState()
        lines[index].hearingSince = nil
        return lines[index].place.id
    }

    private mutating func add(name: String, room: String, _ line: (ReceiverPlace) -> Line) -> ReceiverPlace {
        let next = lines.map(\.place.id.rawValue).max().map { $0 &+ 1 } ?? 0
        let place = ReceiverPlace(id: ReceiverID(rawValue: next), name: name, room: room)
        indices[place.id] = lines.count
        lines.append(line(place))
        return place
    }

    /// Names and places the receivers as people said.
    ///
    /// - Returns: those that stand in another room now.
    mutating func settle(_ placements: [String: ReceiverPlacement]) -> [ReceiverPlace] {
        var moved: [ReceiverPlace] = []
        for index in lines.indices {
            let old = lines[index].place
            let said = placements[lines[index].id]
            let new = ReceiverPlace(
                id: old.id,
                name: said?.name ?? lines[index].origin.name,
                room: said?.room ?? lines[index].origin.room
            )
            lines[index].place = new
            if new.room != old.room { moved.append(new) }
        }
        return moved
    }

    /// A room's name.
    func name(of room: RoomID) -> String? { rooms.first { $0.value == room }?.key }

    /// The number of a room, by its name.
    mutating func room(_ name: String) -> RoomID {
        if let known = rooms[name] { return known }
        let room = RoomID(rawValue: UInt16(truncatingIfNeeded: rooms.count))
        rooms[name] = room
        return room
    }
}
