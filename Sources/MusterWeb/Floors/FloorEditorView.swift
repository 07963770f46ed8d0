import Attendance
import Station

/// The page on which a floor is drawn.
struct FloorEditorView: Sendable {
    /// A receiver that can be drawn.
    struct Candidate: Sendable {
        let id: String
        let name: String
        let room: String
        let standsIn: String
    }

    /// What the script says, with places that it fills in.
    struct Words: Sendable {
        let shape: String
        let corner: String
        let spot: String
        let remove: String
        let moved: String
        let otherRoom: String

        init(_ t: FloorTexts) {
            shape = t.shapeLabel("{room}")
            corner = t.cornerLabel("{room}", "{number}")
            spot = t.spotLabel("{name}")
            remove = t.roomRemove("{room}")
            moved = t.movedTo("{x}", "{y}")
            otherRoom = t.otherRoom("{drawn}", "{room}")
        }
    }

    let t: FloorTexts
    let words: Words
    let title: String
    let receiversTitle: String
    let address: String
    let listAddress = FloorPages.all
    let picturePut: String
    let picture: String?
    let csrfToken: String
    let assets: String
    let notice: Notice?
    let width: Int
    let height: Int
    // The form, with what was sent.
    let name: String
    let place: String
    let version: String
    let rooms: [String]
    let receivers: [String]
    let candidates: [Candidate]
    let knownRooms: [String]

    /// - Parameter isTyped: whether the request has what was refused, and is to be corrected.
    init(
        _ floor: Floor,
        receivers reports: [ReceiverReport],
        isTyped: Bool,
        notice: Notice?,
        incoming: IncomingRequest,
        assets: AssetStore
    ) {
        let t = incoming.texts.floors
        let form = incoming.form
        self.t = t
        words = Words(t)
        self.notice = notice
        self.assets = assets.base
        title = t.title(floor.name)
        receiversTitle = incoming.texts.receivers
        address = FloorPages.address(floor.id)
        picturePut = FloorAPI.pictureAddress(floor.id)
        picture = floor.picture.map { FloorAPI.pictureAddress(floor.id, $0) }
        csrfToken = incoming.csrfToken
        (width, height) = FloorView.size(of: floor.picture)
        name = isTyped ? form.trimmed("name") : floor.name
        place = isTyped ? form.trimmed("place") : "\(floor.place)"
        version = isTyped ? form["version"] : floor.version
        rooms = isTyped ? form.all("rooms") : floor.drawing.rooms.map(\.line)
        receivers = isTyped ? form.all("receivers") : floor.drawing.receivers.map(\.line)
        candidates = reports.map { report in
            Candidate(
                id: report.id,
                name: report.receiver.name,
                room: report.receiver.room,
                standsIn: t.standsIn(report.receiver.room)
            )
        }
        knownRooms = Set(reports.map(\.receiver.room)).sorted()
    }
}
