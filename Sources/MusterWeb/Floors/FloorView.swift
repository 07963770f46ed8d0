import Station

/// A floor with its rooms.
struct FloorView: Sendable {
    struct Spot: Sendable {
        let name: String
        let health: String
        let label: String
        let x: Int
        let y: Int
        let html: PlanReceiver
    }

    /// What a floor without a picture measures, in the units of the drawing.
    private static let plain = (width: 1000, height: 620)

    let element: String
    let name: String
    let width: Int
    let height: Int
    /// Its address; `nil` for a floor without one.
    let picture: String?
    let rooms: [PlanRoom]
    let receivers: [Spot]
    let count: Int

    init(
        _ floor: Floor,
        index: Int,
        markers: [String: [PlanMarker]],
        receivers: [(place: PlanPoint, row: ReceiverRow)],
        icons: String
    ) {
        element = "floor-\(index)"
        name = floor.name
        let size = Self.size(of: floor.picture)
        (width, height) = size
        picture = floor.picture.map { FloorAPI.pictureAddress(floor.id, $0) }
        rooms = floor.drawing.rooms.enumerated().map { number, shape in
            PlanRoom(
                element: "room-\(index)-\(number)",
                name: shape.room,
                markers: markers[shape.room] ?? [],
                shape: PlanShape(shape.corners, size: size)
            )
        }
        count = rooms.reduce(0) { $0 + $1.count }
        self.receivers = receivers.map { place, row in
            Spot(
                name: row.name,
                health: row.health,
                label: "\(row.name): \(row.word)",
                x: Int((place.x * Double(size.width)).rounded()),
                y: Int((place.y * Double(size.height)).rounded()),
                html: PlanReceiver(row, icons: icons)
            )
        }
    }

    /// What a floor measures in the units of its drawing: 1000 across.
    static func size(of picture: FloorPicture.Properties?) -> (width: Int, height: Int) {
        guard let picture, picture.width > 0 else { return plain }
        return (plain.width, max(1, plain.width * picture.height / picture.width))
    }
}
