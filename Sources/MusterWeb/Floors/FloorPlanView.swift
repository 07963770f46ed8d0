import Attendance
import BeaconKit
import Station

/// The floors with who is where, as the page shows them first and without a script.
struct FloorPlanView: Sendable {
    let t: FloorTexts
    let title: String
    let receiversTitle: String
    let events: String
    let version: String
    let lost: String
    let floors: [FloorView]
    /// Those who are on no floor's drawing.
    let elsewhere: PlanRoom
    let call: String
    let banners: [Banner]
    let icons: String
    let assets: String
    let editAddress: String?
    let wallAddress: String
    let wallView: String
    let siteName: String

    /// - Parameters:
    ///   - names: what receivers are called, by what stands for them.
    ///   - call: how the roll call stands, which is markup already.
    init(
        _ floors: [Floor],
        state: BoardFeed.State,
        names: [String: String],
        call: String,
        incoming: IncomingRequest,
        assets: AssetStore
    ) {
        let texts = incoming.texts
        let scope = PlanScope(incoming.principal)
        let board = state.board
        let clock = SiteClock(timeZone: board.timeZone, texts: texts)
        t = texts.floors
        title = texts.floors.plan
        receiversTitle = texts.receivers
        siteName = board.site
        icons = assets.icons
        self.assets = assets.base
        version = assets.version
        events = "/events?lang=\(incoming.language.rawValue)&only=\(EventStream.Topic.planName)"
        lost = texts.connectionLostMeaning
        banners = Banner.all(of: board, clock: clock)
        self.call = call
        editAddress = incoming.principal.may(.operateRadio) ? FloorPages.all : nil
        let isWall = incoming.query("view") == "wall"
        wallAddress = isWall ? FloorPages.plan : FloorPages.plan + "?view=wall"
        wallView = isWall ? texts.pageView : texts.wallView

        let isCalled = scope.rollCall && board.rollCall != nil
        var markers: [String: [PlanMarker]] = [:]
        for person in board.people {
            for marker in PlanMarker.all(of: person, isCalled: isCalled, texts: texts) {
                markers[marker.room, default: []].append(marker)
            }
        }
        for item in scope.items ? board.items : [] {
            for marker in PlanMarker.all(of: item, texts: texts) { markers[marker.room, default: []].append(marker) }
        }
        let receivers = Dictionary(board.receivers.map { ($0.name, $0) }) { first, _ in first }
        self.floors = floors.enumerated().map { index, floor in
            FloorView(
                floor,
                index: index,
                markers: markers,
                receivers: floor.drawing.receivers.compactMap { spot in
                    names[spot.receiver].flatMap { receivers[$0] }.map { receiver in
                        (spot.place, ReceiverRow(receiver, board: board, clock: clock))
                    }
                },
                icons: assets.icons
            )
        }
        let drawn = Set(floors.flatMap(\.drawing.rooms).map(\.room))
        elsewhere = PlanRoom(
            element: "elsewhere",
            name: "",
            markers: markers.filter { !drawn.contains($0.key) }.sorted { $0.key < $1.key }.flatMap(\.value)
        )
    }
}

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

/// A room with those who are in it.
struct PlanRoom: Sendable {
    let element: String
    let name: String
    /// Those who are told to be here.
    let count: Int
    let label: String
    let markers: [PlanMarker]
    let shape: PlanShape?

    init(element: String, name: String, markers: [PlanMarker], shape: PlanShape? = nil) {
        self.element = element
        self.name = name
        self.markers = markers
        self.shape = shape
        count = markers.count { !$0.isItem && !$0.isGuess }
        label = "\(name): \(count)"
    }
}
