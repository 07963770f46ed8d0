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

    private var manager: MessageManager { services.peers.messages }

    var routes: [Route] {
        let may = Route.Access.permission(.exchangeMessages)
        return [
            .get("/messages", may) { incoming in try await page(incoming, notice: notice(incoming)) },
            .post("/messages", may, body: .largeForm(Form.limit), send),
            .post("/messages/files", may, body: .stream, sendFile),
            .get("/messages/wall", .board) { incoming in try wall(incoming) },
            .get("/messages/wall/:id", .board) { incoming in
                let message = try message(incoming)
                guard try wallMessages().contains(where: { $0.id == message.id }) else { throw HTTPError(.notFound) }
                return try MessageContent(message, files: manager.files).shown()
            },
            .get("/messages/:id", may) { incoming in try await detail(incoming) },
            .get("/messages/:id/content", may) { incoming in
                let message = try message(incoming)
                let content = MessageContent(message, files: manager.files)
                return try incoming.query("show") == nil ? content.downloaded() : content.shown()
            },
            .post("/messages/:id/pause", may) { incoming in try acting(incoming) { try manager.pause($0.id, at: $1) } },
            .post("/messages/:id/resume", may) { incoming in try acting(incoming) { try manager.resume($0.id, at: $1) }
            },
            .post("/messages/:id/read", may) { incoming in try acting(incoming) { try manager.markRead($0.id, at: $1) }
            },
            .post("/messages/:id/delete", may) { incoming in
                try acting(incoming, then: "/messages?done=deleted") { try manager.delete($0.id, at: $1) }
            },
        ]
    }

    /// The message of the address.
    private func message(_ incoming: IncomingRequest) throws -> Message {
        try manager.message(incoming.parameter("id"))
    }

    private func acting(
        _ incoming: IncomingRequest,
        then address: String? = nil,
        _ act: (Message, Instant) throws -> Void
    ) throws -> Response {
        let message = try message(incoming)
        try act(message, services.now())
        return .redirect(to: address ?? "/messages/\(message.id.rawValue)?done=saved", type: .normal)
    }

    private func notice(_ incoming: IncomingRequest) -> Notice? {
        let t = incoming.texts.messages
        return switch incoming.query("done") {
        case "sent": Notice(done: t.isSent)
        case "deleted": Notice(done: t.isDeleted)
        case "saved": Notice(done: t.saved)
        default: nil
        }
    }

    private func words(_ incoming: IncomingRequest) async -> MessageWords {
        let clock = SiteClock(timeZone: await services.board.board().timeZone, texts: incoming.texts)
        return MessageWords(texts: incoming.texts, clock: clock)
    }

    private func page(_ incoming: IncomingRequest, notice: Notice?) async throws -> Response {
        let t = incoming.texts.messages
        let words = await words(incoming)
        let peers = try services.peers.manager.peers()
        let view = MessagesView(
            t: t,
            csrfToken: incoming.csrfToken,
            assets: pages.assets.base,
            notice: notice,
            stale: incoming.texts.stations.stale,
            canSend: !peers.isEmpty,
            stations: peers.map {
                MessagesView.StationChoice(
                    value: $0.id.text,
                    label: $0.name,
                    isChosen: incoming.form["to"] == $0.id.text
                )
            },
            text: incoming.form["text"],
            isForWall: incoming.form.isTicked("wall"),
            inbox: try manager.store.messages(incoming: true, limit: Self.listed).map(words.row),
            sent: try manager.store.messages(incoming: false, limit: Self.listed).map(words.row)
        )
        return pages.page(t.messages, content: pages.templates.render(view, .messages), for: incoming, notice: notice)
    }

    private func send(_ incoming: IncomingRequest) async throws -> Response {
        do {
            _ = try manager.send(incoming.decode(MessageRequest.self), at: services.now())
        } catch let error as any AnsweringError {
            return try await page(incoming, notice: Notice(refused: error.reason(in: incoming.texts)))
        }
        return .redirect(to: "/messages?done=sent", type: .normal)
    }

    /// Takes a file as a script sends it, and answers in JSON.
    private func sendFile(_ incoming: IncomingRequest) async throws -> Response {
        do {
            _ = try await MessageUpload(manager: manager, now: services.now).receive(incoming)
            return Response(status: .created)
        } catch let error as PeerError {
            var json = JSONWriter()
            json.object { json in
                json.key("problem")
                json.string(error.reason(in: incoming.texts))
            }
            return .json(json.bytes, status: .unprocessableContent)
        }
    }

    private func detail(_ incoming: IncomingRequest) async throws -> Response {
        let t = incoming.texts.messages
        let message = try message(incoming)
        let words = await words(incoming)
        let address = "/messages/\(message.id.rawValue)/content"
        // Whoever sees a text or a picture has read it; a file is read when somebody says so.
        if message.form != .file { try manager.markRead(message.id, at: services.now()) }
        let view = MessageView(
            t: t,
            csrfToken: incoming.csrfToken,
            notice: notice(incoming),
            id: message.id.rawValue,
            name: message.name,
            station: message.isIncoming ? t.from(message.peerName) : t.toStation(message.peerName),
            kind: t.kind(message.form),
            size: MessageWords.size(message.size),
            state: words.state(message),
            isFault: message.state == .refused,
            reason: message.refusal.map { t.refusal($0) },
            text: message.form == .text && message.hasContent ? try manager.text(of: message) : nil,
            picture: message.form == .picture && message.hasContent ? address + "?show=1" : nil,
            download: message.form != .text && message.hasContent ? address : nil,
            progress: words.progress(message),
            times: words.times(message),
            hash: message.hash.text,
            canPause: message.state == .waiting,
            canResume: message.state == .paused,
            canRead: message.form == .file && message.state == .received && message.read == nil
        )
        return pages.page(message.name, content: pages.templates.render(view, .message), for: incoming)
    }

    // MARK: Wall

    /// How long a message stays on the wall, in µs: twelve hours.
    private static let wallTime: Int64 = 12 * 3_600_000_000

    private func wallMessages() throws -> [Message] {
        try manager.store.wallMessages(since: services.now().adding(microseconds: -Self.wallTime))
    }

    private func wall(_ incoming: IncomingRequest) throws -> Response {
        let t = incoming.texts.messages
        let rows = try wallMessages().map { message in
            WallMessagesView.Row(
                from: t.from(message.peerName),
                text: message.form == .text ? try manager.text(of: message) : nil,
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
