package import Attendance
package import BeaconKit
import Crypto

/// What people do with messages: the same from the page, the API and the command line.
package struct MessageManager: Sendable {
    /// A day in µs. As old is a content that belongs to nothing until it is deleted.
    private static let day: Int64 = 86_400_000_000

    package let store: any PeerStore & JournalStore
    package let files: any MessageFiles
    package let rules: MessageRules

    package init(store: any PeerStore & JournalStore, files: any MessageFiles, rules: MessageRules = MessageRules()) {
        self.store = store
        self.files = files
        self.rules = rules
    }

    /// A paired station by its name, its key or the beginning of the key.
    ///
    /// - Throws: ``PeerError``.
    package func peer(_ text: String) throws -> Peer {
        let peers = try store.peers()
        let found = peers.filter { $0.name == text || (text.count >= 4 && $0.id.text.hasPrefix(text.lowercased())) }
        guard let peer = found.first else { throw PeerError.noSuchStation(text) }
        guard found.count == 1 else { throw PeerError.ambiguous(text) }
        return peer
    }

    package func message(_ id: String) throws -> Message {
        guard let id = MessageID(rawValue: id), let message = try store.message(id), message.state != .deleted else {
            throw PeerError.noSuchMessage
        }
        return message
    }

    /// Sends the text that is asked for. Browsers end lines in their own way.
    package func send(_ request: MessageRequest, at now: Instant) throws -> Message {
        let text = (request.text.value ?? "").replacing("\r\n", with: "\n")
        return try send(text, to: peer(request.to), isForWall: request.wall ?? false, at: now)
    }

    /// Sends a text.
    package func send(_ text: String, to peer: Peer, isForWall: Bool, at now: Instant) throws -> Message {
        guard !text.allSatisfy(\.isWhitespace) else { throw PeerError.empty }
        var draft = try begin()
        try draft.append(Array(text.utf8))
        return try send(draft, .text, name: text, to: peer, isForWall: isForWall, at: now)
    }

    /// Begins a content that comes in pieces, and is sent by ``send(_:_:name:to:isForWall:at:)`` or thrown away.
    package func begin() throws -> MessageDraft { MessageDraft(id: MessageID(), files: files) }

    /// Sends a content.
    ///
    /// - Parameters:
    ///   - form: `nil` to find out whether it is a picture.
    ///   - name: a file's name, or a text.
    package func send(
        _ draft: MessageDraft,
        _ form: MessageForm?,
        name: String,
        to peer: Peer,
        isForWall: Bool,
        at now: Instant
    ) throws -> Message {
        do {
            guard draft.size > 0 else { throw PeerError.empty }
            let form = try form ?? self.form(of: draft)
            guard draft.size <= rules.largest(form) else { throw PeerError.tooLarge(limit: rules.largest(form)) }
            let message = Message(
                id: draft.id,
                peer: peer.id,
                peerName: peer.name,
                isIncoming: false,
                form: form,
                name: Self.label(form, name),
                size: draft.size,
                hash: draft.hash,
                isForWall: isForWall && form != .file,
                created: now,
                state: .waiting,
                changed: now
            )
            try files.sync(draft.id)
            try store.add(message)
            return message
        } catch {
            try? files.remove(draft.id)
            throw error
        }
    }

    private func form(of draft: MessageDraft) throws -> MessageForm {
        guard draft.size <= rules.largestPicture else { return .file }
        let bytes = try files.read(draft.id, from: 0, count: Int(draft.size))
        return rules.isPicture(bytes) ? .picture : .file
    }

    /// A text's beginning, or the last part of a file's path.
    private static func label(_ form: MessageForm, _ name: String) -> String {
        if form == .text {
            let line = name.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
            let shown = String(line.map { $0 == "/" || $0 == "\\" ? "∕" : $0 }).shownName
            return MessageOffer.isName(shown) ? String(shown.prefix(40)) : "…"
        }
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
        let shown = last.shownName
        return MessageOffer.isName(shown) ? shown : "file"
    }

    /// Stops a message for now.
    package func pause(_ id: MessageID, at now: Instant) throws {
        try change(id, at: now) { if $0.state == .waiting { $0.become(.paused, at: now) } }
    }

    /// Lets it go on, or tries it at once.
    package func resume(_ id: MessageID, at now: Instant) throws {
        try change(id, at: now) { message in
            guard message.state == .paused || message.state == .waiting else { return }
            message.become(.waiting, at: now)
            message.attempts = 0
            message.due = now
        }
    }

    /// Deletes a message's content; what was on its way is not sent.
    package func delete(_ id: MessageID, at now: Instant) throws {
        try change(id, at: now) { message in
            message.become(.deleted, at: now)
            message.name = ""
        }
        try files.remove(id)
    }

    /// Somebody has read it, which its sender is told.
    package func markRead(_ id: MessageID, at now: Instant) throws {
        try change(id, at: now) { message in
            if message.isIncoming, message.state == .received, message.read == nil { message.read = now }
        }
    }

    /// The words of a text.
    package func text(of message: Message) throws -> String {
        String(
            decoding: try files.read(message.id, from: 0, count: Int(min(message.size, rules.largestText))),
            as: UTF8.self
        )
    }

    /// Deletes what is too old, and files that belong to nothing any more.
    package func tidy(at now: Instant, _ retention: Retention) throws {
        if let days = retention.days[.messages] {
            for message in try store.messages(unchangedSince: now.adding(microseconds: -Int64(days) * Self.day)) {
                try delete(message.id, at: now)
            }
        }
        // What was on its way when a station was parted with, and what a plug took while it was being written.
        for id in try files.all(unchangedSince: now.adding(microseconds: -Self.day)) {
            let message = try store.message(id)
            if message?.hasContent != true, message?.state != .arriving { try files.remove(id) }
        }
    }

    private func change(_ id: MessageID, at now: Instant, _ change: (inout Message) -> Void) throws {
        let changed = try store.changeMessage(id, recorded: now) { message in
            change(&message)
            return nil
        }
        if changed == nil { throw PeerError.noSuchMessage }
    }
}
