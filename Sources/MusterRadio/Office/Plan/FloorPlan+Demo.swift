import BeaconKit

extension FloorPlan {
    /// The demo's office, 26 m by 14 m, with five rooms and a receiver in each, two in the largest.
    ///
    /// ```
    /// 14 ┌──────────────────────────────────┬────────────────┐
    ///    │ Open office                      │ Workshop       │
    ///    │      (1)               (2)       ╵       (4)      │
    ///    │                                  ╷                │
    ///  6 ├─────────╴ ╶─────┬────╴ ╶────┬╴ ╶─┴────────────────┤
    ///    │ Reception       │ Meeting   │ Kitchen             │
    ///    │        (0)      │    (3)    │         (5)         │
    ///  0 └────╴ ╶──────────┴───────────┴─────────────────────┘
    ///    0    3.5          8           16   18               26
    ///  ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ pavement ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
    /// ```
    package static let demo = FloorPlan(
        rooms: [
            Room(name: "Reception", from: Point(0, 0), to: Point(8, 6)),
            Room(name: "Open office", from: Point(0, 6), to: Point(18, 14)),
            Room(name: "Meeting room", from: Point(8, 0), to: Point(16, 6)),
            Room(name: "Workshop", from: Point(18, 6), to: Point(26, 14)),
            Room(name: "Kitchen", from: Point(16, 0), to: Point(26, 6)),
        ],
        doors: [
            Door(rooms: (0, 1), centre: Point(5.5, 6)),
            Door(rooms: (1, 2), centre: Point(12, 6)),
            Door(rooms: (1, 3), centre: Point(18, 10)),
            Door(rooms: (1, 4), centre: Point(17, 6)),
        ],
        walls: demoWalls,
        receivers: [
            demoReceiver(0, "reception", room: "Reception", at: Point(4.5, 3)),
            demoReceiver(1, "open-office-west", room: "Open office", at: Point(4.5, 10.5)),
            demoReceiver(2, "open-office-east", room: "Open office", at: Point(13.5, 10.5)),
            demoReceiver(3, "meeting", room: "Meeting room", at: Point(12, 2.5)),
            demoReceiver(4, "workshop", room: "Workshop", at: Point(22.5, 10.5)),
            demoReceiver(5, "kitchen", room: "Kitchen", at: Point(21, 2.5)),
        ],
        entranceRoom: 0,
        entrance: Point(3.5, 0),
        pavement: -4
    )

    private static func demoReceiver(
        _ number: UInt16,
        _ name: String,
        room: String,
        at position: Point
    ) -> SimulatedReceiver {
        SimulatedReceiver(id: ReceiverID(rawValue: number), name: name, room: room, position: position)
    }

    /// Brick outside and round the workshop, plasterboard inside, a glass front door that swings shut; the doors inside
    /// stand open.
    private static let demoWalls: [Wall] = {
        let brick = 11.0
        let plasterboard = 7.0
        let glass = 4.0
        return [
            // Outside, from the south-western corner against the clock.
            Wall(from: Point(0, 0), to: Point(3, 0), loss: brick),
            Wall(from: Point(3, 0), to: Point(4, 0), loss: glass),
            Wall(from: Point(4, 0), to: Point(26, 0), loss: brick),
            Wall(from: Point(26, 0), to: Point(26, 14), loss: brick),
            Wall(from: Point(26, 14), to: Point(0, 14), loss: brick),
            Wall(from: Point(0, 14), to: Point(0, 0), loss: brick),
            // From west to east between the southern rooms and the open office.
            Wall(from: Point(0, 6), to: Point(5, 6), loss: plasterboard),
            Wall(from: Point(6, 6), to: Point(11.5, 6), loss: plasterboard),
            Wall(from: Point(12.5, 6), to: Point(16.5, 6), loss: plasterboard),
            Wall(from: Point(17.5, 6), to: Point(18, 6), loss: plasterboard),
            // Between the southern rooms.
            Wall(from: Point(8, 0), to: Point(8, 6), loss: plasterboard),
            Wall(from: Point(16, 0), to: Point(16, 6), loss: plasterboard),
            // Round the workshop.
            Wall(from: Point(18, 6), to: Point(26, 6), loss: brick),
            Wall(from: Point(18, 6), to: Point(18, 9.5), loss: brick),
            Wall(from: Point(18, 10.5), to: Point(18, 14), loss: brick),
        ]
    }()
}
