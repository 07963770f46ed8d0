package import BeaconKit

/// A building with one floor: rooms, the doors between them, walls and receivers.
package struct FloorPlan: Sendable {
    /// A rectangular room.
    package struct Room: Sendable {
        /// What people call it.
        package let name: String
        /// The south-western corner.
        package let origin: Point
        /// The north-eastern corner.
        package let limit: Point

        package init(name: String, from origin: Point, to limit: Point) {
            self.name = name
            self.origin = origin
            self.limit = limit
        }

        /// The middle of the room.
        package var centre: Point { origin.toward(limit, fraction: 0.5) }

        /// Whether the point is in the room. Its northern and eastern edges belong to the neighbours.
        package func contains(_ point: Point) -> Bool {
            point.x >= origin.x && point.x < limit.x && point.y >= origin.y && point.y < limit.y
        }
    }

    /// A gap through which people walk between two rooms.
    package struct Door: Sendable {
        /// The two rooms, as places in ``FloorPlan/rooms``.
        let rooms: (Int, Int)
        /// The middle of the gap.
        let centre: Point
    }

    package let rooms: [Room]
    package let doors: [Door]
    package let walls: [Wall]
    package let receivers: [SimulatedReceiver]
    /// The room behind the front door, as a place in ``rooms``.
    package let entranceRoom: Int
    /// The middle of the front door, in the southern wall.
    package let entrance: Point
    /// Where the pavement runs along the building, as its y.
    package let pavement: Double

    /// The room in which a point lies, as a place in ``rooms``; `nil` outside.
    package func room(at point: Point) -> Int? {
        rooms.firstIndex { $0.contains(point) }
    }

    /// The room with this name, as a place in ``rooms``.
    package func room(named name: String) -> Int? {
        rooms.firstIndex { $0.name == name }
    }
}

/// A receiver of the simulated office.
package struct SimulatedReceiver: Sendable {
    package let id: ReceiverID
    /// The name of the device.
    package let name: String
    /// The name of the room in which it hangs.
    package let room: String
    /// Where it hangs, under the ceiling.
    package let position: Point
}
