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
        do {
            try await place(incoming)
            return .redirect(to: "/receivers?done=saved", type: .normal)
        } catch let error as ReceiverError {
            if case .noSuchReceiver = error { throw error }
            let form = ReceiverForm(id: incoming.parameter("id")) { incoming.form.trimmed($0) }
            return try await page(incoming, form: form, error: error)
        }
    }

    private func put(_ incoming: IncomingRequest) async throws -> Response {
        try await place(incoming)
        let now = await services.radio.receiverReports().filter { $0.id == incoming.parameter("id") }
        return .json(ReceiversJSON.bytes(now))
    }

    private func place(_ incoming: IncomingRequest) async throws {
        let commands = ReceiverCommands(
            store: services.journal,
            actor: incoming.principal.actor,
            source: incoming.source
        )
        try commands.place(
            incoming.parameter("id"),
            incoming.decode(ReceiverRequest.self),
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
        return pages.page(
            incoming.texts.receivers,
            content: pages.templates.render(view, .receiverPage),
            for: incoming,
            status: error?.status ?? .ok
        )
    }
}

extension ReceiverError: AnsweringError {
    var status: HTTPResponse.Status {
        switch self {
        case .noSuchReceiver: .notFound
        case .changedMeanwhile: .conflict
        case .empty, .tooLong, .controlCharacter, .nameTaken: .unprocessableContent
        }
    }

    func reason(in texts: Texts) -> String { texts.signals.reason(self) }
}
