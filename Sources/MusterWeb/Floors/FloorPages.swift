import Attendance
import Hummingbird
import Station

/// The plan of who is where, and the pages on which floors are drawn.
struct FloorPages: Sendable {
    static let plan = "/floors"
    static let all = "/floors/all"
    static let style = "floors.css"

    /// Bytes of the largest form: every room and receiver of a floor, at their longest.
    private static let formLimit = 2 * 1024 * 1024

    let services: WebServices
    let pages: Pages
    let feed: BoardFeed

    private var manager: FloorManager { services.floors }

    var routes: [Route] {
        let editor = Route.Access.permission(.operateRadio)
        return [
            .get(Self.plan, .board, showPlan),
            .get(Self.all, editor) { incoming in
                let t = incoming.texts.floors
                let notice: Notice? =
                    switch incoming.query("done") {
                    case "removed": Notice(done: t.removed)
                    default: nil
                    }
                return try list(incoming, notice: notice)
            },
            .post(Self.plan, editor) { incoming in
                do {
                    let floor = try manager.add(incoming.decode(FloorRequest.self))
                    return .redirect(to: "\(Self.address(floor.id))?done=added", type: .normal)
                } catch let error as any AnsweringError where Self.isTold(error) {
                    let notice = Notice(refused: error.reason(in: incoming.texts))
                    return try list(incoming, notice: notice, typed: incoming.form.trimmed("name"))
                }
            },
            .get("/floors/:id", editor) { incoming in
                let t = incoming.texts.floors
                let notice: Notice? =
                    switch incoming.query("done") {
                    case "added": Notice(done: t.added)
                    case "saved": Notice(done: t.saved)
                    default: nil
                    }
                return try await edit(incoming, notice: notice)
            },
            .post("/floors/:id", editor, body: .largeForm(Self.formLimit), save),
            .post("/floors/:id/remove", editor) { incoming in
                try manager.remove(incoming.parameter("id"))
                return .redirect(to: "\(Self.all)?done=removed", type: .normal)
            },
        ]
    }

    static func address(_ id: String) -> String { "/floors/\(id.percentEncoded)" }

    /// Whether a form says what is wrong; other errors have their own page.
    private static func isTold(_ error: any Error) -> Bool {
        error is RequestError || (error as? FloorError).map { $0 != .noSuchFloor } ?? false
    }

    private func showPlan(_ incoming: IncomingRequest) async throws -> Response {
        let state = await feed.state()
        let call = PlanCall(state.board, scope: PlanScope(incoming.principal), texts: incoming.texts)
        let view = FloorPlanView(
            try manager.floors(),
            state: state,
            names: try await names(),
            call: call.map { pages.templates.render($0, .planCall) } ?? "",
            incoming: incoming,
            assets: pages.assets
        )
        return pages.page(
            view.title,
            content: pages.templates.render(view, .floorPlan),
            for: incoming,
            style: Self.style
        )
    }

    /// What receivers are called, by what stands for them.
    private func names() async throws -> [String: String] {
        let reports = await services.radio.receiverReports()
        return Dictionary(reports.map { ($0.id, $0.receiver.name) }) { first, _ in first }
    }

    private func list(_ incoming: IncomingRequest, notice: Notice?, typed: String = "") throws -> Response {
        let view = FloorsView(try manager.floors(), notice: notice, typed: typed, incoming: incoming)
        return pages.page(
            view.title,
            content: pages.templates.render(view, .floors),
            for: incoming,
            notice: notice,
            style: Self.style
        )
    }

    private func save(_ incoming: IncomingRequest) async throws -> Response {
        let id = incoming.parameter("id")
        do {
            let request = try incoming.decode(FloorRequest.self)
            try manager.change(id, request)
            return .redirect(to: "\(Self.address(id))?done=saved", type: .normal)
        } catch let error as any AnsweringError where Self.isTold(error) {
            let notice = Notice(refused: error.reason(in: incoming.texts))
            return try await edit(incoming, notice: notice, status: error.status)
        }
    }

    /// The editor; after a refusal with what was sent.
    private func edit(
        _ incoming: IncomingRequest,
        notice: Notice?,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let view = FloorEditorView(
            try manager.floor(incoming.parameter("id")),
            receivers: await services.radio.receiverReports(),
            isTyped: notice?.isRefusal == true,
            notice: notice,
            incoming: incoming,
            assets: pages.assets
        )
        return pages.page(
            view.title,
            content: pages.templates.render(view, .floorEditor),
            for: incoming,
            status: status,
            notice: notice,
            style: Self.style
        )
    }
}

extension FloorError: AnsweringError {
    var status: HTTPResponse.Status {
        switch self {
        case .noSuchFloor, .noPicture: .notFound
        case .changedMeanwhile, .nameTaken, .roomTwice, .receiverTwice: .conflict
        case .tooHeavy: .contentTooLarge
        case .badName, .tooManyFloors, .badPlace, .notAPicture, .isPDF, .tooManyPixels, .badRoom, .badShape, .flatShape,
            .tooManyRooms, .badSpot, .tooManyReceivers:
            .unprocessableContent
        }
    }

    func reason(in texts: Texts) -> String { words(in: texts.language) }
}
