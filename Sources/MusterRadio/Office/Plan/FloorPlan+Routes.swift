extension FloorPlan {
    /// The way on foot between two points in the building, without the first: through the middles of the doors.
    ///
    /// Rooms are rectangles, so a straight line from anywhere in a room to one of its doors meets no wall. A point
    /// outside counts as in the entrance room.
    func route(from start: Point, to end: Point) -> [Point] {
        let first = room(at: start) ?? entranceRoom
        let last = room(at: end) ?? entranceRoom
        return doorsBetween(first, last) + [end]
    }

    /// The middles of the doors on the way with the fewest doors.
    private func doorsBetween(_ first: Int, _ last: Int) -> [Point] {
        var waysByRoom: [Int: [Point]] = [first: []]
        var frontier = [first]
        while waysByRoom[last] == nil, !frontier.isEmpty {
            var next: [Int] = []
            for room in frontier {
                for door in doors where door.rooms.0 == room || door.rooms.1 == room {
                    let neighbour = door.rooms.0 == room ? door.rooms.1 : door.rooms.0
                    guard waysByRoom[neighbour] == nil else { continue }
                    waysByRoom[neighbour] = waysByRoom[room, default: []] + [door.centre]
                    next.append(neighbour)
                }
            }
            frontier = next
        }
        return waysByRoom[last] ?? []
    }

    /// The way on foot from the end of the pavement's visible part to the front door, or the same backwards.
    func approach(from side: StreetSide) -> [Point] {
        [streetEnd(side), Point(entrance.x, pavement), entrance]
    }

    /// Where people come into the neighbourhood, far enough for no receiver to hear a badge there.
    func streetEnd(_ side: StreetSide) -> Point {
        switch side {
        case .west: Point(entrance.x - 24, pavement)
        case .east: Point(entrance.x + 24, pavement)
        }
    }
}

/// From where somebody comes along the pavement.
enum StreetSide: Sendable {
    case west
    case east

    var opposite: StreetSide { self == .west ? .east : .west }
}
