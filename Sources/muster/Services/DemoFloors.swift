import Attendance
import Foundation
import MusterRadio
import Station

/// The demo's office as three floors: drawings that are made here, with the rooms and receivers that are simulated.
struct DemoFloors {
    private struct Storey {
        let name: String
        let rooms: [String]
        /// Tables and desks, as x, y, width and depth in metres from the building's south-western corner.
        let furniture: [(x: Double, y: Double, width: Double, depth: Double)]
    }

    private static let storeys = [
        Storey(
            name: "Ground floor",
            rooms: ["Reception", "Meeting room", "Kitchen"],
            furniture: [
                (1, 3.4, 2.6, 0.8), (5.8, 0.8, 1.4, 1.4), (9.8, 1.8, 4.4, 1.8), (17, 0.4, 8.2, 0.7),
                (18.4, 2.6, 1.4, 1.4),
                (22, 2.6, 1.4, 1.4),
            ]
        ),
        Storey(
            name: "Upper floor",
            rooms: ["Open office"],
            furniture: [1.4, 5.0, 8.6, 12.2, 15.2].flatMap { x in [(x, 7.2, 1.4, 2.2), (x, 11.2, 1.4, 2.2)] }
        ),
        Storey(
            name: "Workshop",
            rooms: ["Workshop"],
            furniture: [(18.8, 7, 0.9, 5.6), (21.4, 12.6, 3.8, 0.8), (22, 8.6, 2.4, 1.6)]
        ),
    ]

    /// Metres round a floor's rooms.
    private static let margin = 0.6
    /// Units of the drawings in a metre.
    private static let unit = 50.0

    let plan: FloorPlan

    /// Adds the floors, once.
    func add(to store: any FloorStore) throws {
        let manager = FloorManager(store: store)
        guard try manager.floors().isEmpty else { return }
        for (index, storey) in Self.storeys.enumerated() {
            let rooms = storey.rooms.compactMap { plan.room(named: $0).map { plan.rooms[$0] } }
            guard let frame = Frame(rooms, margin: Self.margin) else { continue }
            var request = FloorRequest(name: storey.name, place: index)
            request.rooms = try rooms.map { room in
                let corners = [
                    (room.origin.x, room.limit.y), (room.limit.x, room.limit.y), (room.limit.x, room.origin.y),
                    (room.origin.x, room.origin.y),
                ]
                return try RoomShape(room: room.name, corners: corners.compactMap { frame.place($0.0, $0.1) }).line
            }
            request.receivers = try plan.receivers.filter { storey.rooms.contains($0.room) }.compactMap { receiver in
                try frame.place(receiver.position.x, receiver.position.y)
                    .map { try ReceiverSpot(receiver: receiver.name, place: $0).line }
            }
            let floor = try manager.add(request)
            try manager.set(drawing(storey, rooms, frame), of: floor.id)
        }
    }

    /// Walls and furniture, on nothing, so that it suits bright and dark pages.
    private func drawing(_ storey: Storey, _ rooms: [FloorPlan.Room], _ frame: Frame) -> FloorPicture {
        let size = PictureSize(width: Int(frame.width * Self.unit), height: Int(frame.height * Self.unit))
        func text(_ metres: Double) -> String { String(format: "%.1f", metres * Self.unit) }
        var svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(size.width)" height="\#(size.height)" "#
        svg += #"viewBox="0 0 \#(size.width) \#(size.height)" fill="none" stroke="gray">"#
        for piece in storey.furniture {
            let (x, y) = frame.metres(piece.x, piece.y + piece.depth)
            svg += #"<rect x="\#(text(x))" y="\#(text(y))" width="\#(text(piece.width))" "#
            svg += #"height="\#(text(piece.depth))" rx="8" stroke-width="3" opacity="0.45"/>"#
        }
        for room in rooms {
            let (left, top) = frame.metres(room.origin.x, room.limit.y)
            svg += #"<rect x="\#(text(left))" y="\#(text(top))" width="\#(text(room.limit.x - room.origin.x))" "#
            svg += #"height="\#(text(room.limit.y - room.origin.y))" stroke-width="9"/>"#
        }
        svg += "</svg>"
        return FloorPicture(drawing: Array(svg.utf8), size: size)
    }
}

/// What of the building a floor's drawing shows.
private struct Frame {
    let left: Double
    let top: Double
    /// In metres.
    let width: Double
    let height: Double

    /// - Returns: `nil` without rooms.
    init?(_ rooms: [FloorPlan.Room], margin: Double) {
        guard let left = rooms.map(\.origin.x).min(), let right = rooms.map(\.limit.x).max(),
            let bottom = rooms.map(\.origin.y).min(), let top = rooms.map(\.limit.y).max()
        else { return nil }
        self.left = left - margin
        self.top = top + margin
        width = right - left + 2 * margin
        height = top - bottom + 2 * margin
    }

    /// Metres from the drawing's upper left corner.
    func metres(_ x: Double, _ y: Double) -> (x: Double, y: Double) { (x - left, top - y) }

    func place(_ x: Double, _ y: Double) -> PlanPoint? {
        let (across, down) = metres(x, y)
        return PlanPoint(x: across / width, y: down / height)
    }
}
