import Attendance
import BeaconKit
import Hummingbird
import Station

/// Who outside is told what, and what came of it.
struct LinkPages: Sendable {
    /// How many deliveries the log shows.
    private static let logged = 100

    let services: WebServices
    let pages: Pages

    private var manager: ChannelManager { services.links }

    var routes: [Route] {
        let admin = Route.Access.permission(.manageLinks)
        return [
            .get("/links", admin) { incoming in try list(incoming) },
            .post("/links", admin, add),
            .get("/links/:id", admin) { incoming in try await finding(incoming) { try await page(incoming, $0) } },
            .post("/links/:id", admin, edit),
            .post("/links/:id/off", admin) { incoming in try acting(incoming) { try manager.setOff(true, $0.id) } },
            .post("/links/:id/on", admin) { incoming in try acting(incoming) { try manager.setOff(false, $0.id) } },
            .post("/links/:id/remove", admin) { incoming in
                try acting(incoming, then: "/links?done=removed") { try manager.remove($0.id) }
            },
            .post("/links/:id/test", admin) { incoming in
                try await finding(incoming) { channel in
                    try await page(incoming, channel, outcome: try await manager.test(channel.id, at: services.now()))
                }
            },
            .post("/links/:id/secret", admin) { incoming in
                try await finding(incoming) { channel in
                    let secret = try manager.rotate(channel.id)
                    return try await page(incoming, try manager.channel(channel.id), shown: secret)
                }
            },
            .post("/links/:id/secret/old", admin) { incoming in try acting(incoming) { try manager.endRotation($0.id) }
            },
            .post("/links/:id/tell", admin, tell),
            .post("/links/:id/tell/remove", admin) { incoming in
                try acting(incoming) { channel in
                    try manager.unsubscribe(channel.id, type: incoming.form["type"], person: incoming.form["person"])
                }
            },
            .post("/links/:id/replay", admin, replay),
        ]
    }

    // MARK: All

    private func list(
        _ incoming: IncomingRequest,
        request: ChannelRequest? = nil
    ) throws -> Response {
        let t = incoming.texts.links
        let waiting = try manager.store.waiting()
        let rows = try manager.store.channels().map { channel in
            LinksView.Row(
                id: channel.id,
                name: channel.name,
                kind: channel.settings.kind.title,
                address: channel.settings.address,
                state: t.state(of: channel),
                isFault: channel.off == .gone,
                waiting: waiting[channel.id].map { t.waiting($0) },
                openLabel: t.open(channel.name)
            )
        }
        let notice: Notice? = incoming.query("done") == "removed" ? Notice(done: t.removed) : nil
        let shown = request ?? ChannelRequest { $0 == .language ? incoming.language.rawValue : "" }
        let view = LinksView(
            t: t,
            csrfToken: incoming.csrfToken,
            notice: notice,
            rows: rows,
            form: LinkForm(
                shown,
                action: "/links",
                problems: request?.problems ?? [:],
                isSecretKept: false,
                button: t.add,
                incoming: incoming
            )
        )
        return pages.page(
            t.links,
            content: pages.templates.render(view, .links),
            for: incoming,
            status: request == nil ? .ok : .unprocessableContent,
            notice: notice
        )
    }

    private func add(_ incoming: IncomingRequest) async throws -> Response {
        let request = try incoming.decode(ChannelRequest.self)
        guard request.problems.isEmpty else { return try list(incoming, request: request) }
        let channel = try manager.add(request, at: services.now())
        guard let secret = request.madeSecret(of: channel, before: nil) else {
            return .redirect(to: "/links/\(channel.id)?done=added", type: .normal)
        }
        return try await page(incoming, channel, notice: Notice(done: incoming.texts.links.added), shown: secret)
    }

    // MARK: One

    /// Finds the channel of the address and answers.
    private func finding(
        _ incoming: IncomingRequest,
        _ answer: (Channel) async throws -> Response
    ) async throws -> Response {
        try await answer(try manager.channel(incoming.parameter("id")))
    }

    /// Does something with the channel of the address, and goes back to its page.
    private func acting(
        _ incoming: IncomingRequest,
        then address: String? = nil,
        _ act: (Channel) throws -> Void
    ) throws -> Response {
        let channel = try manager.channel(incoming.parameter("id"))
        try act(channel)
        return .redirect(to: address ?? "/links/\(channel.id)?done=saved", type: .normal)
    }

    private func edit(_ incoming: IncomingRequest) async throws -> Response {
        try await finding(incoming) { channel in
            let request = try incoming.decode(ChannelRequest.self).over(channel)
            guard request.problems.isEmpty else { return try await page(incoming, channel, request: request) }
            let changed = try manager.change(channel.id, request)
            guard let secret = request.madeSecret(of: changed, before: channel) else {
                return .redirect(to: "/links/\(channel.id)?done=saved", type: .normal)
            }
            return try await page(incoming, changed, shown: secret)
        }
    }

    private func tell(_ incoming: IncomingRequest) async throws -> Response {
        try await finding(incoming) { channel in
            do {
                let subscription = try manager.subscription(
                    type: incoming.form["type"],
                    person: incoming.form.trimmed("person")
                )
                try manager.subscribe(channel.id, to: subscription)
            } catch let error as LinkError {
                return try await page(incoming, channel, notice: Notice(refused: error.reason(in: incoming.texts)))
            }
            return .redirect(to: "/links/\(channel.id)?done=saved", type: .normal)
        }
    }

    private func replay(_ incoming: IncomingRequest) async throws -> Response {
        try await finding(incoming) { channel in
            do {
                try manager.replay(Int64(incoming.form["delivery"]) ?? 0, of: channel.id, at: services.now())
            } catch let error as LinkError {
                return try await page(incoming, channel, notice: Notice(refused: error.reason(in: incoming.texts)))
            }
            return .redirect(to: "/links/\(channel.id)?done=replayed", type: .normal)
        }
    }

    private func page(
        _ incoming: IncomingRequest,
        _ channel: Channel,
        notice: Notice? = nil,
        request: ChannelRequest? = nil,
        outcome: SendOutcome? = nil,
        shown: String? = nil
    ) async throws -> Response {
        let t = incoming.texts.links
        let done: Notice? =
            switch incoming.query("done") {
            case "saved": Notice(done: t.saved)
            case "added": Notice(done: t.added)
            case "replayed": Notice(done: t.replayed)
            default: nil
            }
        let notice = notice ?? done
        let roster = try await services.attendance.state().roster
        let view = LinkView(
            t: t,
            csrfToken: incoming.csrfToken,
            notice: notice,
            channel: channel.id,
            name: channel.name,
            state: t.state(of: channel),
            isFault: channel.off == .gone,
            isOn: channel.off == nil,
            waiting: try manager.store.waiting()[channel.id].map { t.waiting($0) },
            connection: await manager.connection(of: channel).map { t.words(of: $0) },
            answer: outcome.map { t.answer(t.reason($0.reason), $0.status) },
            detail: outcome.flatMap { $0.detail.isEmpty ? nil : $0.detail },
            shown: shown,
            isWebhook: channel.settings.kind == .webhook,
            secretCount: t.secretCount(channel.settings.secrets.count),
            isRotating: channel.settings.secrets.count > 1,
            removeQuestion: t.removeQuestion(channel.name),
            told: told(channel, roster: roster, texts: t),
            types: [LinkForm.Choice(value: "all", label: t.allEvents, isChosen: true)]
                + EventType.subscribable.map {
                    LinkForm.Choice(value: $0.rawValue, label: t.event($0), isChosen: false)
                },
            log: try await log(channel, incoming),
            form: LinkForm(
                request ?? ChannelRequest(channel),
                action: "/links/\(channel.id)",
                problems: request?.problems ?? [:],
                isSecretKept: !channel.settings.secrets.isEmpty,
                button: t.save,
                incoming: incoming
            )
        )
        return pages.page(
            channel.name,
            content: pages.templates.render(view, .link),
            for: incoming,
            status: request == nil ? .ok : .unprocessableContent,
            notice: notice
        )
    }

    private func told(_ channel: Channel, roster: Roster, texts t: LinkTexts) -> [LinkView.Told] {
        channel.subscriptions.map { subscription in
            let name = subscription.person.map { roster.people[$0]?.details.name ?? $0.rawValue } ?? t.everybody
            let text = "\(subscription.type.map { t.event($0) } ?? t.allEvents) · \(name)"
            return LinkView.Told(
                type: subscription.type?.rawValue ?? "all",
                person: subscription.person?.rawValue ?? "",
                text: text,
                removeLabel: t.tellNoMoreLabel(text)
            )
        }
        .sorted { $0.text < $1.text }
    }

    private func log(_ channel: Channel, _ incoming: IncomingRequest) async throws -> [LinkView.Logged] {
        let t = incoming.texts.links
        let clock = SiteClock(timeZone: await services.board.board().timeZone, texts: incoming.texts)
        return try manager.store.deliveries(channel.id, limit: Self.logged).map { delivery in
            let entry = try services.journal.entry(at: delivery.sequence)
            let type = entry.flatMap { EventDocument($0) }.map { t.event($0.type) }
            let event = [type, t.entry(delivery.sequence)].compactMap(\.self).joined(separator: " · ")
            var times = [t.attempts(delivery.attempts)]
            if let last = delivery.lastAttempt { times.append(t.tried(clock.moment(last.at))) }
            if delivery.state == .waiting, channel.off == nil { times.append(t.next(clock.moment(delivery.due))) }
            return LinkView.Logged(
                id: delivery.id,
                event: event,
                state: t.words(of: delivery.state),
                isFault: delivery.state == .failed,
                times: times.joined(separator: " · "),
                answer: delivery.lastAttempt.map { attempt in
                    let words = t.answer(t.reason(attempt.outcome.reason), attempt.outcome.status)
                    return attempt.outcome.detail.isEmpty ? words : "\(words): \(attempt.outcome.detail)"
                },
                replayLabel: delivery.state == .waiting ? nil : t.replayLabel(event)
            )
        }
    }
}
