import Attendance
import BeaconKit
import Hummingbird
import Station

/// Who receives what of this station.
struct SharingPages: Sendable {
    let services: WebServices
    let pages: Pages

    var routes: [Route] {
        [
            .get("/stations/sharing", .permission(.changeSettings)) { visit in
                try page(visit, notice: visit.query("done") == nil ? nil : Notice(done: visit.texts.sharing.saved))
            },
            .post("/stations/sharing", .permission(.changeSettings), save),
        ]
    }

    private func commands(_ visit: Visit) -> SharingCommands {
        SharingCommands(store: services.sharing, actor: visit.visitor.actor, source: .supervisor)
    }

    private func save(_ visit: Visit) async throws -> Response {
        let t = visit.texts.sharing
        let commands = commands(visit)
        do {
            let peer = try commands.peer(visit.form.trimmed("station"))
            let scope = SharingScope(
                people: try commands.selection(visit.form.trimmed("people")),
                punches: try commands.selection(visit.form.trimmed("punches")),
                items: visit.form.isTicked("items")
            )
            try commands.share(scope, with: peer, at: await services.board.board().now)
            await services.board.rosterChanged()
            return .redirect(to: "/stations/sharing?done=saved", type: .normal)
        } catch SharingError.noSuchPeer {
            return try refused(visit, t.noSuchStation)
        } catch SharingError.badSelection {
            return try refused(visit, t.badSelection)
        } catch RosterError.noSuchPerson(let number) {
            return try refused(visit, t.noSuchPerson(number))
        }
    }

    private func refused(_ visit: Visit, _ text: String) throws -> Response {
        try page(visit, notice: Notice(refused: text), typed: visit.form)
    }

    private func page(_ visit: Visit, notice: Notice?, typed: Form? = nil) throws -> Response {
        let t = visit.texts.sharing
        let commands = commands(visit)
        let lines = try commands.lines()
        let isKnown = lines.contains { $0.peer.text == typed?.trimmed("station") }
        let rows = try lines.enumerated().map { index, line in
            let own = typed.flatMap { $0.trimmed("station") == line.peer.text ? $0 : nil }
            let short = line.name ?? String(line.peer.text.prefix(8))
            return SharingView.Row(
                station: line.peer.text,
                short: short,
                received: t.received(line.received),
                trouble: line.trouble.map { t.trouble($0.kind, $0.sequence) },
                form: SharingForm(
                    id: "\(index)",
                    t: t,
                    proof: visit.proof,
                    fixed: line.peer.text,
                    station: line.peer.text,
                    people: try own?.trimmed("people") ?? commands.text(of: line.scope.people),
                    punches: try own?.trimmed("punches") ?? commands.text(of: line.scope.punches),
                    items: own?.isTicked("items") ?? line.scope.items,
                    label: t.saveLabel(short)
                )
            )
        }
        let new = isKnown ? nil : typed
        let view = SharingView(
            t: t,
            proof: visit.proof,
            notice: notice,
            key: try services.sharing.stationID().text,
            rows: rows,
            form: SharingForm(
                id: "new",
                t: t,
                proof: visit.proof,
                fixed: nil,
                station: new?.trimmed("station") ?? "",
                people: new?.trimmed("people") ?? "all",
                punches: new?.trimmed("punches") ?? "all",
                items: new?.isTicked("items") ?? false,
                label: t.save
            )
        )
        return pages.page(
            t.sharing,
            content: pages.templates.render(view, .sharing),
            for: visit,
            status: typed == nil ? .ok : .unprocessableContent,
            notice: notice
        )
    }
}
