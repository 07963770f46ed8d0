import Attendance
import BeaconKit
import Hummingbird
import Station

/// Who receives what of this station, and what it takes over of whom.
struct SharingPages: Sendable {
    let services: WebServices
    let pages: Pages

    var routes: [Route] {
        [
            .get("/stations/sharing", .permission(.changeSettings)) { incoming in
                try page(
                    incoming,
                    notice: incoming.query("done") == nil ? nil : Notice(done: incoming.texts.sharing.saved)
                )
            },
            .post("/stations/sharing", .permission(.changeSettings)) { try await save(.giving, $0) },
            .post("/stations/sharing/taking", .permission(.changeSettings)) { try await save(.taking, $0) },
        ]
    }

    private func commands(_ incoming: IncomingRequest) -> SharingCommands {
        SharingCommands(store: services.sharing, actor: incoming.principal.actor, source: .supervisor)
    }

    private func save(_ direction: SharingScope.Direction, _ incoming: IncomingRequest) async throws -> Response {
        let commands = commands(incoming)
        do {
            let request = try incoming.decode(ScopeRequest.self)
            let peer = try commands.peer(incoming.form.trimmed("station"))
            let now = await services.board.board().now
            try commands.set(direction, commands.scope(direction, peer, request), peer, at: now)
            await services.board.rosterChanged()
            return .redirect(to: "/stations/sharing?done=saved", type: .normal)
        } catch let error as SharingError {
            let notice = Notice(refused: error.reason(in: incoming.texts))
            return try page(incoming, notice: notice, typed: (direction, incoming.form))
        }
    }

    private func page(
        _ incoming: IncomingRequest,
        notice: Notice?,
        typed: (direction: SharingScope.Direction, form: Form)? = nil
    )
        throws -> Response
    {
        let t = incoming.texts.sharing
        let commands = commands(incoming)
        let lines = try commands.lines()
        let isKnown = lines.contains { $0.peer.text == typed?.form.trimmed("station") }
        func form(
            _ direction: SharingScope.Direction,
            id: String,
            of line: SharingCommands.Line?,
            short: String
        ) throws -> SharingForm {
            let station = line?.peer.text
            let scope = line.map { direction == .giving ? $0.given : $0.taken }
            // What was typed and refused stays in its own form.
            let own = typed.flatMap { typed -> Form? in
                guard typed.direction == direction else { return nil }
                return line == nil
                    ? (isKnown ? nil : typed.form) : typed.form.trimmed("station") == station ? typed.form : nil
            }
            return SharingForm(
                id: "\(direction.rawValue)-\(id)",
                address: direction == .giving ? "/stations/sharing" : "/stations/sharing/taking",
                title: direction == .giving ? t.gives : t.takes,
                t: t,
                csrfToken: incoming.csrfToken,
                fixed: station,
                station: station ?? own?.trimmed("station") ?? "",
                people: try own?.trimmed("people") ?? scope.map { try commands.text(of: $0.people) } ?? "all",
                punches: try own?.trimmed("punches") ?? scope.map { try commands.text(of: $0.punches) } ?? "all",
                planning: own?.isTicked("planning") ?? scope?.planning ?? false,
                items: own?.isTicked("items") ?? scope?.items ?? false,
                label: line == nil ? t.save : direction == .giving ? t.saveLabel(short) : t.saveTakingLabel(short)
            )
        }
        let rows = try lines.enumerated().map { index, line in
            let short = line.name ?? String(line.peer.text.prefix(8))
            return SharingView.Row(
                station: line.peer.text,
                short: short,
                received: t.received(line.received),
                trouble: line.trouble.map { t.trouble($0.kind, $0.sequence) },
                forms: try SharingScope.Direction.allCases.map {
                    try form($0, id: "\(index)", of: line, short: short)
                }
            )
        }
        let view = SharingView(
            t: t,
            csrfToken: incoming.csrfToken,
            notice: notice,
            key: try services.sharing.stationID().text,
            rows: rows,
            form: try form(.giving, id: "new", of: nil, short: "")
        )
        return pages.page(
            t.sharing,
            content: pages.templates.render(view, .sharing),
            for: incoming,
            status: typed == nil ? .ok : .unprocessableContent,
            notice: notice
        )
    }
}
