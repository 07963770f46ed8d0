import Attendance
import Hummingbird
import Station

/// For how long what is kept.
struct RetentionPages: Sendable {
    /// What came of a form that was not saved.
    private struct Answer {
        var notice: Notice?
        var form: RetentionForm?
        var going: [RetentionForecast] = []
        var confirmed = ""
        var status: HTTPResponse.Status = .ok
    }

    let services: WebServices
    let pages: Pages

    var routes: [Route] {
        [
            .get("/retention", .permission(.changeSettings)) { incoming in
                let isSaved = incoming.query("done") != nil
                return try await page(
                    incoming,
                    Answer(notice: isSaved ? Notice(done: incoming.texts.retention.saved) : nil)
                )
            },
            .post("/retention", .permission(.changeSettings)) { incoming in try await save(incoming) },
            .post("/retention/clock", .permission(.changeSettings)) { incoming in
                let now = await services.board.board().now
                try services.retention.confirmClock(actor: incoming.principal.actor, source: .supervisor, at: now)
                return .redirect(to: "/retention", type: .normal)
            },
        ]
    }

    private func save(_ incoming: IncomingRequest) async throws -> Response {
        let form = RetentionForm { incoming.form.trimmed($0.rawValue) }
        guard form.notNumbers.isEmpty else {
            return try await page(incoming, Answer(form: form, status: .unprocessableContent))
        }
        let now = await services.board.board().now
        do {
            let old = try services.retention.store.retention() ?? .undecided
            let retention = try incoming.decode(RetentionRequest.self).retention(over: old)
            // Who changed a number after having been asked is asked again.
            if incoming.form["confirmed"] != retention.version {
                let going = try await services.retention.forecast(retention, at: now).filter { $0.count > 0 }
                guard going.isEmpty else {
                    return try await page(incoming, Answer(form: form, going: going, confirmed: retention.version))
                }
            }
            try await services.retention.change(
                to: retention,
                from: incoming.form["version"],
                actor: incoming.principal.actor,
                source: .supervisor,
                at: now
            )
        } catch let error as RetentionError {
            let notice = Notice(refused: incoming.texts.retention.reason(error))
            return try await page(
                incoming,
                Answer(notice: notice, form: form, status: error == .changedMeanwhile ? .conflict : error.status)
            )
        }
        return .redirect(to: "/retention?done=saved", type: .normal)
    }

    private func page(_ incoming: IncomingRequest, _ answer: Answer) async throws -> Response {
        let texts = incoming.texts.retention
        guard let site = try await services.attendance.state().site else { throw HTTPError(.serviceUnavailable) }
        let now = await services.board.board().now
        let status = try services.retention.status(at: now)
        let clock = SiteClock(timeZone: site.timeZone, texts: incoming.texts)
        let form = answer.form ?? RetentionForm(status.decided ?? .usual)
        let view = RetentionView(
            t: texts,
            csrfToken: incoming.csrfToken,
            notice: answer.notice ?? (status.decided == nil ? Notice(done: texts.undecided) : nil),
            version: status.retention.version,
            fields: RetentionKind.allCases.map { field($0, form, texts) },
            going: answer.going.map { forecast in
                texts.going(forecast, forecast.before.map(clock.day) ?? "", forecast.oldest.map(clock.day))
            },
            isAsking: !answer.going.isEmpty,
            confirmed: answer.confirmed,
            button: answer.going.isEmpty ? texts.save : texts.confirm,
            doubt: status.doubt.map { doubt in
                RetentionView.Doubt(
                    cause: texts.doubt(doubt.cause),
                    hint: texts.clockHint(clock.moment(now), clock.moment(doubt.until))
                )
            },
            past: status.last.map { texts.gone($0.expiry.kind, $0.expiry.count, clock.day($0.expiry.before)) }
        )
        return pages.page(
            texts.retention,
            content: pages.templates.render(view, .retention),
            for: incoming,
            status: answer.status
        )
    }

    private func field(_ kind: RetentionKind, _ form: RetentionForm, _ texts: RetentionTexts) -> RetentionView.Field {
        RetentionView.Field(
            name: kind.rawValue,
            label: "\(texts.kind(kind)), \(texts.days)",
            hint: [texts.kindHint(kind), kind == .photos ? "" : texts.forever, texts.proposed(kind.usual)]
                .filter { !$0.isEmpty }.joined(separator: " "),
            value: form.values[kind] ?? "",
            problem: form.notNumbers[kind].map(texts.notNumber)
        )
    }
}

extension RetentionError: AnsweringError {
    var status: HTTPResponse.Status {
        switch self {
        case .outOfRange, .signaturesOutlast: .unprocessableContent
        case .notClosed: .conflict
        case .changedMeanwhile: .preconditionFailed
        }
    }

    func reason(in texts: Texts) -> String { texts.retention.reason(self) }
}
