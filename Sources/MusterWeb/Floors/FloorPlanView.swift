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
