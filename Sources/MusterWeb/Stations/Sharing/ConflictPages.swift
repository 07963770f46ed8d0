import Attendance
import BeaconKit
import Hummingbird
import Station

/// What stations recorded contradictorily, to be decided.
struct ConflictPages: Sendable {
    let services: WebServices
    let pages: Pages

    var routes: [Route] {
        [
            .get("/conflicts", .permission(.editPeople)) { incoming in
                let done = incoming.query("done") == nil ? nil : Notice(done: incoming.texts.sharing.decided)
                return try await page(incoming, notice: done)
            },
            .post("/conflicts/:id", .permission(.editPeople), decide),
        ]
    }

    private func conflicts(_ incoming: IncomingRequest) -> ConflictManager {
        ConflictManager(store: services.sharing, principal: incoming.principal, source: .supervisor)
    }

    private func decide(_ incoming: IncomingRequest) async throws -> Response {
        do {
            let request = try incoming.decode(ConflictRequest.self)
            let now = await services.board.board().now
            try conflicts(incoming).resolve(incoming.parameter("id"), request, at: now)
            await services.board.rosterChanged()
            return .redirect(to: "/conflicts?done=decided", type: .normal)
        } catch let error as any AnsweringError {
            let notice = Notice(refused: error.reason(in: incoming.texts))
            return try await page(incoming, notice: notice, status: .unprocessableContent)
        }
    }

    private func page(_ incoming: IncomingRequest, notice: Notice?, status: HTTPResponse.Status = .ok) async throws
        -> Response
    {
        let t = incoming.texts.sharing
        let clock = SiteClock(timeZone: await services.board.board().timeZone, texts: incoming.texts)
        let actors = try await services.access.actorNames()
        let manager = conflicts(incoming)
        let rows = try manager.conflicts().map { conflict in
            ConflictsView.Row(
                id: conflict.id,
                title: t.title(conflict.kind, conflict.subject ?? ""),
                sides: conflict.sides.enumerated().map { index, side in
                    let action = Self.action(conflict.kind, side, t)
                    return ConflictsView.Side(
                        conflict: conflict.id,
                        place: index + 1,
                        t: t,
                        csrfToken: incoming.csrfToken,
                        name: side.isRemoval
                            ? (conflict.kind == .erasure ? t.erasedThere : t.removedThere)
                            : side.details?.name ?? t.erased,
                        facts: Self.facts(side, t),
                        by: t.by(
                            side.isOwn ? actors.text(side.actor) : side.actor,
                            side.station,
                            clock.moment(side.happened)
                        ),
                        isShown: index == 0,
                        action: action,
                        label: t.choice(action, index + 1),
                        needsNumber: conflict.kind == .number,
                        refusal: manager.mayTake(side, of: conflict.kind)
                            ? nil : ConflictError.mayNotErase.reason(in: incoming.texts)
                    )
                }
            )
        }
        let view = ConflictsView(t: t, notice: notice, rows: rows)
        return pages.page(
            t.conflicts,
            content: pages.templates.render(view, .conflicts),
            for: incoming,
            status: status,
            notice: notice
        )
    }

    private static func action(_ kind: ConflictView.Kind, _ side: ConflictView.Side, _ t: SharingTexts) -> String {
        switch kind {
        case .edits: t.takeThis
        case .number: t.giveNumber
        case .badge: t.giveBadge
        case .removal: side.isRemoval ? t.removePerson : t.keepPerson
        case .erasure: side.isRemoval ? t.erasePerson : t.keepPerson
        }
    }

    private static func facts(_ side: ConflictView.Side, _ t: SharingTexts) -> String {
        [
            side.number.map { "\($0)" }, side.details?.department, side.details?.position,
            side.hasPhoto ? t.withPhoto : nil,
        ].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
