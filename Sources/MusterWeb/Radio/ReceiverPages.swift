import Attendance
import Hummingbird
import Station

/// The receivers: how they are, what they are called, and where they stand.
struct ReceiverPages: Sendable {
    /// Bytes of the largest change that a program sends.
    private static let limit = 16_384

    let services: WebServices
    let pages: Pages

    var routes: [Route] {
        [
            .get("/receivers", .permission(.viewRadio)) { incoming in
                try await page(
                    incoming,
                    notice: incoming.query("done") == nil ? nil : Notice(done: incoming.texts.access.saved)
                )
            },
            .post("/receivers/:id", .permission(.operateRadio), change),
            .get("/api/v1/receivers", .permission(.viewRadio)) { _ in
                .json(ReceiversJSON.bytes(await services.radio.receiverReports()))
            },
            .put("/api/v1/receivers/:id", .permission(.operateRadio), body: .bytes(Self.limit), put),
        ]
    }

    private func change(_ incoming: IncomingRequest) async throws -> Response {
        let form = ReceiverForm(id: incoming.parameter("id")) { incoming.form.trimmed($0) }
        do {
            try await place(form, incoming, source: .supervisor)
            return .redirect(to: "/receivers?done=saved", type: .normal)
        } catch ReceiverError.noSuchReceiver {
            throw HTTPError(.notFound)
        } catch let error as ReceiverError {
            return try await page(incoming, form: form, error: error)
        }
    }

    private func put(_ incoming: IncomingRequest) async throws -> Response {
        let members = try JSONBody(incoming)
        let id = incoming.parameter("id")
        let reports = await services.radio.receiverReports()
        guard let old = reports.first(where: { $0.id == id }) else { throw HTTPError(.notFound) }
        let form = ReceiverForm(id: id) { name in
            switch name {
            case "name": members.string("name") ?? old.receiver.name
            case "room": members.string("room") ?? old.receiver.room
            default: members.string(name) ?? ""
            }
        }
        try members.check(["name": .string, "room": .string, "version": .string])
        do {
            try await place(form, incoming, source: .api)
        } catch ReceiverError.changedMeanwhile {
            throw HTTPError(.conflict, message: incoming.texts.signals.changedMeanwhile)
        } catch let error as ReceiverError {
            throw HTTPError(.unprocessableContent, message: incoming.texts.signals.reason(error))
        }
        let now = await services.radio.receiverReports().filter { $0.id == id }
        return .json(ReceiversJSON.bytes(now))
    }

    private func place(_ form: ReceiverForm, _ incoming: IncomingRequest, source: Source) async throws {
        let commands = ReceiverCommands(store: services.journal, actor: incoming.principal.actor, source: source)
        try commands.place(
            ReceiverPlacement(receiver: form.id, name: form.name, room: form.room),
            from: form.version.isEmpty ? nil : form.version,
            among: await services.radio.receiverReports(),
            at: await services.board.board().now
        )
        await services.board.rosterChanged()
    }

    /// - Parameters:
    ///   - form: what was typed for one of them, to be corrected.
    ///   - error: why it was refused.
    private func page(
        _ incoming: IncomingRequest,
        notice: Notice? = nil,
        form: ReceiverForm? = nil,
        error: ReceiverError? = nil
    ) async throws -> Response {
        let view = ReceiversView(
            await services.radio.receiverReports(),
            board: await services.board.board(),
            form: form,
            error: error,
            notice: notice,
            incoming: incoming,
            assets: pages.assets
        )
        let status: HTTPResponse.Status =
            switch error {
            case nil: .ok
            case .changedMeanwhile: .conflict
            default: .unprocessableContent
            }
        return pages.page(
            incoming.texts.receivers,
            content: pages.templates.render(view, .receiverPage),
            for: incoming,
            status: status
        )
    }
}
