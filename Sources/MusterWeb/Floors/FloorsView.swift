import Attendance
import Station

/// The list of floors.
struct FloorsView: Sendable {
    struct Row: Sendable {
        let name: String
        let address: String
        let detail: String
        let editLabel: String
        let removeLabel: String
    }

    let t: FloorTexts
    let title: String
    let planAddress = FloorPages.plan
    let csrfToken: String
    let notice: Notice?
    let rows: [Row]
    /// What was typed for a new one that was refused.
    let typed: String

    init(_ floors: [Floor], notice: Notice?, typed: String, incoming: IncomingRequest) {
        let t = incoming.texts.floors
        self.t = t
        title = t.floors
        csrfToken = incoming.csrfToken
        self.notice = notice
        self.typed = typed
        rows = floors.map { floor in
            Row(
                name: floor.name,
                address: FloorPages.address(floor.id),
                detail: t.drawn(floor.drawing.rooms.count, floor.drawing.receivers.count),
                editLabel: t.editLabel(floor.name),
                removeLabel: t.removeLabel(floor.name)
            )
        }
    }
}
