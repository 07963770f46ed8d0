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

    private var desk: LinkDesk { services.links }

    var routes: [Route] {
        let admin = Route.Access.permission(.manageLinks)
        return [
            .get("/links", admin) { visit in try list(visit) },
            .post("/links", admin, add),
            .get("/links/:id", admin) { visit in try await answering(visit) { try await page(visit, $0) } },
            .post("/links/:id", admin, edit),
            .post("/links/:id/off", admin) { visit in try acting(visit) { try desk.setOff(true, $0.id) } },
            .post("/links/:id/on", admin) { visit in try acting(visit) { try desk.setOff(false, $0.id) } },
            .post("/links/:id/remove", admin) { visit in
                try acting(visit, then: "/links?done=removed") { try desk.remove($0.id) }
            },
            .post("/links/:id/test", admin) { visit in
                try await answering(visit) { channel in
                    try await page(visit, channel, outcome: try await desk.test(channel.id, at: services.now()))
                }
            },
            .post("/links/:id/secret", admin) { visit in
                try await answering(visit) { channel in
                    let secret = try desk.rotate(channel.id)
                    return try await page(visit, try desk.channel(channel.id), shown: secret)
                }
            },
            .post("/links/:id/secret/old", admin) { visit in try acting(visit) { try desk.endRotation($0.id) } },
            .post("/links/:id/tell", admin, tell),
            .post("/links/:id/tell/remove", admin) { visit in
                try acting(visit) { channel in
                    let name = visit.form["type"]
                    let type = EventType(rawValue: name)
                    // Empty for all events: what nobody knows is not that.
                    guard type != nil || name.isEmpty else { throw HTTPError(.badRequest) }
                    let person = visit.form["person"]
                    let id = person.isEmpty ? nil : PersonID(rawValue: person)
                    try desk.unsubscribe(channel.id, from: Subscription(type: type, person: id))
                }
            },
            .post("/links/:id/replay", admin, replay),
        ]
    }

    // MARK: All

    private func list(
        _ visit: Visit,
        request: ChannelRequest? = nil
    ) throws -> Response {
        let t = visit.texts.links
        let waiting = try desk.store.waiting()
        let rows = try desk.store.channels().map { channel in
            LinksView.Row(
                id: channel.id,
                name: channel.name,
                kind: t.name(of: channel.settings.kind),
                address: channel.settings.address,
                state: t.state(of: channel),
                isFault: channel.off == .gone,
                waiting: waiting[channel.id].map { t.waiting($0) },
                openLabel: t.open(channel.name)
            )
        }
        let notice: Notice? = visit.query("done") == "removed" ? Notice(done: t.removed) : nil
        let shown = request ?? ChannelRequest { $0 == .language ? visit.language.rawValue : "" }
        let view = LinksView(
            t: t,
            proof: visit.proof,
            notice: notice,
            rows: rows,
            form: LinkForm(
                shown,
                action: "/links",
                problems: request?.problems ?? [:],
                isSecretKept: false,
                button: t.add,
                visit: visit
            )
        )
        return pages.page(
            t.links,
            content: pages.templates.render(view, .links),
            for: visit,
            status: request == nil ? .ok : .unprocessableContent,
            notice: notice
        )
    }

    private func add(_ visit: Visit) async throws -> Response {
        let request = ChannelRequest { visit.form.trimmed($0.rawValue) }
        guard request.problems.isEmpty else { return try list(visit, request: request) }
        let channel = try desk.add(request, at: services.now())
        guard let secret = request.madeSecret(of: channel, before: nil) else {
            return .redirect(to: "/links/\(channel.id)?done=saved", type: .normal)
        }
        return try await page(visit, channel, shown: secret)
    }

    // MARK: One

    /// Finds the channel of the address and answers.
    private func answering(
        _ visit: Visit,
        _ answer: (Channel) async throws -> Response
    ) async throws -> Response {
        guard let channel = try desk.store.channel(visit.parameter("id")) else { throw HTTPError(.notFound) }
        do {
            return try await answer(channel)
        } catch LinkError.notAWebhook {
            throw HTTPError(.badRequest)
        }
    }

    /// Does something with the channel of the address, and goes back to its page.
    private func acting(
        _ visit: Visit,
        then address: String? = nil,
        _ act: (Channel) throws -> Void
    ) throws -> Response {
        guard let channel = try desk.store.channel(visit.parameter("id")) else { throw HTTPError(.notFound) }
        do {
            try act(channel)
        } catch LinkError.notAWebhook {
            throw HTTPError(.badRequest)
        }
        return .redirect(to: address ?? "/links/\(channel.id)?done=saved", type: .normal)
    }

    private func edit(_ visit: Visit) async throws -> Response {
        try await answering(visit) { channel in
            let request = ChannelRequest { visit.form.trimmed($0.rawValue) }
            guard request.problems.isEmpty else { return try await page(visit, channel, request: request) }
            let changed = try desk.change(channel.id, request)
            guard let secret = request.madeSecret(of: changed, before: channel) else {
                return .redirect(to: "/links/\(channel.id)?done=saved", type: .normal)
            }
            return try await page(visit, changed, shown: secret)
        }
    }

    private func tell(_ visit: Visit) async throws -> Response {
        try await answering(visit) { channel in
            do {
                let subscription = try desk.subscription(
                    type: visit.form["type"],
                    person: visit.form.trimmed("person")
                )
                try desk.subscribe(channel.id, to: subscription)
            } catch LinkError.noSuchPerson(let number) {
                let notice = Notice(refused: visit.texts.links.noSuchPerson(number))
                return try await page(visit, channel, notice: notice)
            } catch LinkError.personNeeded {
                return try await page(visit, channel, notice: Notice(refused: visit.texts.links.personNeeded))
            } catch LinkError.noSuchType {
                throw HTTPError(.badRequest)
            }
            return .redirect(to: "/links/\(channel.id)?done=saved", type: .normal)
        }
    }

    private func replay(_ visit: Visit) async throws -> Response {
        try await answering(visit) { channel in
            do {
                try desk.replay(Int64(visit.form["delivery"]) ?? 0, of: channel.id, at: services.now())
            } catch LinkError.noSuchDelivery {
                return try await page(visit, channel, notice: Notice(refused: visit.texts.links.notThere))
            }
            return .redirect(to: "/links/\(channel.id)?done=replayed", type: .normal)
        }
    }

    private func page(
        _ visit: Visit,
        _ channel: Channel,
        notice: Notice? = nil,
        request: ChannelRequest? = nil,
        outcome: SendOutcome? = nil,
        shown: String? = nil
    ) async throws -> Response {
        let t = visit.texts.links
        let done: Notice? =
            switch visit.query("done") {
            case "saved": Notice(done: t.saved)
            case "replayed": Notice(done: t.replayed)
            default: nil
            }
        let notice = notice ?? done
        let roster = try services.journal.state().roster
        let view = LinkView(
            t: t,
            proof: visit.proof,
            notice: notice,
            channel: channel.id,
            name: channel.name,
            state: t.state(of: channel),
            isFault: channel.off == .gone,
            isOn: channel.off == nil,
            waiting: try desk.store.waiting()[channel.id].map { t.waiting($0) },
            connection: await desk.connection(of: channel).map { t.words(of: $0) },
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
            log: try await log(channel, visit),
            form: LinkForm(
                request ?? ChannelRequest(channel),
                action: "/links/\(channel.id)",
                problems: request?.problems ?? [:],
                isSecretKept: !channel.settings.secrets.isEmpty,
                button: t.save,
                visit: visit
            )
        )
        return pages.page(
            channel.name,
            content: pages.templates.render(view, .link),
            for: visit,
            status: request == nil ? .ok : .unprocessableContent,
            notice: notice
        )
    }

    private func told(_ channel: Channel, roster: Roster, texts t: LinkTexts) -> [LinkView.Told] {
        channel.subscriptions.map { subscription in
            let name = subscription.person.map { roster.people[$0]?.details.name ?? $0.rawValue } ?? t.everybody
            let text = "\(subscription.type.map { t.event($0) } ?? t.allEvents) · \(name)"
            return LinkView.Told(
                type: subscription.type?.rawValue ?? "",
                person: subscription.person?.rawValue ?? "",
                text: text,
                removeLabel: t.tellNoMoreLabel(text)
            )
        }
        .sorted { $0.text < $1.text }
    }

    private func log(_ channel: Channel, _ visit: Visit) async throws -> [LinkView.Logged] {
        let t = visit.texts.links
        let clock = SiteClock(timeZone: await services.board.board().timeZone, texts: visit.texts)
        return try desk.store.deliveries(channel.id, limit: Self.logged).map { delivery in
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
