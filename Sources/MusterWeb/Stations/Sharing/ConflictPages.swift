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
            .get("/conflicts", .permission(.editPeople)) { visit in
                let done = visit.query("done") == nil ? nil : Notice(done: visit.texts.sharing.decided)
                return try await page(visit, notice: done)
            },
            .post("/conflicts/:id", .permission(.editPeople), decide),
        ]
    }

    private func desk(_ visit: Visit) -> ConflictDesk {
        ConflictDesk(store: services.sharing, actor: visit.visitor.actor, source: .supervisor)
    }

    private func decide(_ visit: Visit) async throws -> Response {
        let t = visit.texts.sharing
        do {
            try desk(visit).resolve(
                visit.parameter("id"),
                side: Int(visit.form["side"]) ?? 0,
                number: Int(visit.form.trimmed("number")).flatMap(PersonNumber.init(rawValue:)),
                at: await services.board.board().now
            )
            await services.board.rosterChanged()
            return .redirect(to: "/conflicts?done=decided", type: .normal)
        } catch ConflictError.numberMissing {
            return try await refused(visit, t.numberMissing)
        } catch let error as ConflictError {
            return try await refused(visit, error == .erased ? t.erased : t.gone)
        } catch RosterError.numberTaken(_, let holder) {
            return try await refused(visit, t.numberTaken(holder))
        } catch RosterError.numberArchived(_, let holder) {
            return try await refused(visit, t.numberTaken(holder))
        }
    }

    private func refused(_ visit: Visit, _ text: String) async throws -> Response {
        try await page(visit, notice: Notice(refused: text), status: .unprocessableContent)
    }

    private func page(_ visit: Visit, notice: Notice?, status: HTTPResponse.Status = .ok) async throws -> Response {
        let t = visit.texts.sharing
        let clock = SiteClock(timeZone: await services.board.board().timeZone, texts: visit.texts)
        let actors = try await services.desk.actorNames()
        let rows = try desk(visit).conflicts().map { conflict in
            ConflictsView.Row(
                id: conflict.id,
                title: t.title(conflict.kind, conflict.subject ?? ""),
                sides: conflict.sides.enumerated().map { index, side in
                    let action = Self.action(conflict.kind, side, t)
                    return ConflictsView.Side(
                        conflict: conflict.id,
                        place: index + 1,
                        t: t,
                        proof: visit.proof,
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
                        needsNumber: conflict.kind == .number
                    )
                }
            )
        }
        let view = ConflictsView(t: t, notice: notice, rows: rows)
        return pages.page(
            t.conflicts,
            content: pages.templates.render(view, .conflicts),
            for: visit,
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
