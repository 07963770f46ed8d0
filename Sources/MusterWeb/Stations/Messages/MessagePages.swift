import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// Messages between this station and others.
struct MessagePages: Sendable {
    /// How many messages the lists show.
    private static let listed = 100

    let services: WebServices
    let pages: Pages

    private var desk: MessageDesk { services.peers.messages }

    var routes: [Route] {
        let may = Route.Access.permission(.exchangeMessages)
        return [
            .get("/messages", may) { visit in try await page(visit, notice: notice(visit)) },
            .post("/messages", may, body: .largeForm(Form.limit), send),
            .post("/messages/files", may, body: .stream, sendFile),
            .get("/messages/wall", .board) { visit in try wall(visit) },
            .get("/messages/wall/:id", .board) { visit in
                let message = try message(visit)
                guard try wallMessages().contains(where: { $0.id == message.id }) else { throw HTTPError(.notFound) }
                return try MessageContent(message, files: desk.files).shown()
            },
            .get("/messages/:id", may) { visit in try await detail(visit) },
            .get("/messages/:id/content", may) { visit in
                let message = try message(visit)
                let content = MessageContent(message, files: desk.files)
                return try visit.query("show") == nil ? content.downloaded() : content.shown()
            },
            .post("/messages/:id/pause", may) { visit in try acting(visit) { try desk.pause($0.id, at: $1) } },
            .post("/messages/:id/resume", may) { visit in try acting(visit) { try desk.resume($0.id, at: $1) } },
            .post("/messages/:id/read", may) { visit in try acting(visit) { try desk.markRead($0.id, at: $1) } },
            .post("/messages/:id/delete", may) { visit in
                try acting(visit, then: "/messages?done=deleted") { try desk.delete($0.id, at: $1) }
            },
        ]
    }

    /// The message of the address.
    private func message(_ visit: Visit) throws -> Message {
        do {
            return try desk.message(visit.parameter("id"))
        } catch is PeerError {
            throw HTTPError(.notFound)
        }
    }

    private func acting(
        _ visit: Visit,
        then address: String? = nil,
        _ act: (Message, Instant) throws -> Void
    ) throws -> Response {
        let message = try message(visit)
        try act(message, services.now())
        return .redirect(to: address ?? "/messages/\(message.id.rawValue)?done=saved", type: .normal)
    }

    private func notice(_ visit: Visit) -> Notice? {
        let t = visit.texts.messages
        return switch visit.query("done") {
        case "sent": Notice(done: t.isSent)
        case "deleted": Notice(done: t.isDeleted)
        case "saved": Notice(done: t.saved)
        default: nil
        }
    }

    private func words(_ visit: Visit) async -> MessageWords {
        let clock = SiteClock(timeZone: await services.board.board().timeZone, texts: visit.texts)
        return MessageWords(texts: visit.texts, clock: clock)
    }

    private func page(_ visit: Visit, notice: Notice?) async throws -> Response {
        let t = visit.texts.messages
        let words = await words(visit)
        let peers = try services.peers.desk.peers()
        let view = MessagesView(
            t: t,
            proof: visit.proof,
            assets: pages.assets.base,
            notice: notice,
            stale: visit.texts.stations.stale,
            canSend: !peers.isEmpty,
            stations: peers.map {
                MessagesView.StationChoice(value: $0.id.text, label: $0.name, isChosen: visit.form["to"] == $0.id.text)
            },
            text: visit.form["text"],
            isForWall: visit.form.isTicked("wall"),
            inbox: try desk.store.messages(incoming: true, limit: Self.listed).map(words.row),
            sent: try desk.store.messages(incoming: false, limit: Self.listed).map(words.row)
        )
        return pages.page(t.messages, content: pages.templates.render(view, .messages), for: visit, notice: notice)
    }

    private func send(_ visit: Visit) async throws -> Response {
        do {
            let peer = try desk.peer(visit.form["to"])
            let text = visit.form["text"].replacing("\r\n", with: "\n")
            _ = try desk.send(text, to: peer, isForWall: visit.form.isTicked("wall"), at: services.now())
        } catch let error as PeerError {
            return try await page(visit, notice: Notice(refused: visit.texts.messages.reason(error)))
        }
        return .redirect(to: "/messages?done=sent", type: .normal)
    }

    /// Takes a file as a script sends it, and answers in JSON.
    private func sendFile(_ visit: Visit) async throws -> Response {
        do {
            _ = try await MessageUpload(desk: desk, now: services.now).take(visit)
            return Response(status: .created)
        } catch let error as PeerError {
            var json = JSONWriter()
            json.object { json in
                json.key("problem")
                json.string(visit.texts.messages.reason(error))
            }
            return .json(json.bytes, status: .unprocessableContent)
        }
    }

    private func detail(_ visit: Visit) async throws -> Response {
        let t = visit.texts.messages
        let message = try message(visit)
        let words = await words(visit)
        let address = "/messages/\(message.id.rawValue)/content"
        // Whoever sees a text or a picture has read it; a file is read when somebody says so.
        if message.form != .file { try desk.markRead(message.id, at: services.now()) }
        let view = MessageView(
            t: t,
            proof: visit.proof,
            notice: notice(visit),
            id: message.id.rawValue,
            name: message.name,
            station: message.isIncoming ? t.from(message.peerName) : t.toStation(message.peerName),
            kind: t.kind(message.form),
            size: MessageWords.size(message.size),
            state: words.state(message),
            isFault: message.state == .refused,
            reason: message.refusal.map { t.refusal($0) },
            text: message.form == .text && message.hasContent ? try desk.text(of: message) : nil,
            picture: message.form == .picture && message.hasContent ? address + "?show=1" : nil,
            download: message.form != .text && message.hasContent ? address : nil,
            progress: words.progress(message),
            times: words.times(message),
            hash: message.hash.text,
            canPause: message.state == .waiting,
            canResume: message.state == .paused,
            canRead: message.form == .file && message.state == .received && message.read == nil
        )
        return pages.page(message.name, content: pages.templates.render(view, .message), for: visit)
    }

    // MARK: Wall

    /// How long a message stays on the wall, in µs: twelve hours.
    private static let wallTime: Int64 = 12 * 3_600_000_000

    private func wallMessages() throws -> [Message] {
        try desk.store.wallMessages(since: services.now().adding(microseconds: -Self.wallTime))
    }

    private func wall(_ visit: Visit) throws -> Response {
        let t = visit.texts.messages
        let rows = try wallMessages().map { message in
            WallMessagesView.Row(
                from: t.from(message.peerName),
                text: message.form == .text ? try desk.text(of: message) : nil,
                picture: message.form == .picture ? "/messages/wall/\(message.id.rawValue)" : nil,
                alt: t.picture(message.peerName)
            )
        }
        return Response(
            status: .ok,
            headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(
                byteBuffer: ByteBuffer(string: pages.templates.render(WallMessagesView(rows: rows), .wallMessages))
            )
        )
    }
}
