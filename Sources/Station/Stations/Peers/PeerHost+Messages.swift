package import Attendance
package import BeaconKit
import Crypto
import Logging

/// Takes messages of other stations.
extension PeerHost {
    /// A message is announced, for the first time or again.
    ///
    /// - Returns: how much of it is here.
    package func offer(
        _ offer: MessageOffer,
        _ id: MessageID,
        from peer: Peer,
        at now: Instant
    ) throws -> MessageProgress {
        if let known = try store.message(id) {
            guard known.isIncoming, known.peer == peer.id, known.hash == offer.hash, known.size == offer.size,
                known.form == offer.form
            else {
                guard refusals.allows(peer.id, at: now) else { throw PeerRefusal.message(.replayed) }
                throw try refuse(id, .replayed, from: peer, at: now)
            }
            if known.wasReceived { return MessageProgress(offset: known.size, isReceived: true) }
            // There may be room by now.
            if known.refusal == .diskFull, known.state == .refused { return try offerAgain(offer, known, peer, now) }
            guard known.state == .arriving else { throw Self.refusal(of: known) }
            let size = min(try files.size(of: id), known.size)
            // What is to come of it is among what is announced.
            guard let room = try room(), room < rules.reserve else {
                return MessageProgress(offset: size, isReceived: false)
            }
            // There may be room later: it is not refused for good.
            throw PeerRefusal.message(.diskFull)
        }
        var message = Message(
            id: id,
            peer: peer.id,
            peerName: peer.name,
            isIncoming: true,
            form: offer.form,
            name: offer.name,
            size: offer.size,
            hash: offer.hash,
            isForWall: offer.isForWall && offer.form != .file,
            created: Self.possible(offer.created) ?? now,
            state: .arriving,
            changed: now
        )
        if let refusal = rules.refusal(of: offer, isWanted: peer.takesMessages, free: try room()) {
            // A station that offers and offers must not fill the journal with what came of it.
            guard refusals.allows(peer.id, at: now) else { throw PeerRefusal.message(refusal) }
            message.name = message.name.shownName
            message.become(.refused, at: now)
            message.refusal = refusal
            try store.add(message)
            throw try refuse(id, refusal, from: peer, at: now)
        }
        try files.remove(id)
        try store.add(message)
        return MessageProgress(offset: 0, isReceived: false)
    }

    /// A message for which there was no room is announced once more.
    private func offerAgain(
        _ offer: MessageOffer,
        _ known: Message,
        _ peer: Peer,
        _ now: Instant
    ) throws -> MessageProgress {
        let refusal = rules.refusal(of: offer, isWanted: peer.takesMessages, free: try room())
        if refusal == .diskFull { throw PeerRefusal.message(.diskFull) }
        try files.remove(known.id)
        _ = try store.changeMessage(known.id, recorded: now) { message in
            guard refusal == nil else {
                message.refusal = refusal
                return nil
            }
            message.become(.arriving, at: now)
            message.refusal = nil
            message.name = offer.name
            return nil
        }
        if let refusal { throw try refuse(known.id, refusal, from: peer, at: now) }
        return MessageProgress(offset: 0, isReceived: false)
    }

    /// Bytes that would be free on the disk if all that is announced had come; `nil` where nobody knows.
    private func room() throws -> Int64? { try files.freeBytes().map { $0 - (try store.announcedBytes()) } }

    /// Why a message that is here and was never whole is not taken.
    private static func refusal(of message: Message) -> PeerRefusal {
        .message(message.state == .deleted ? .deleted : message.refusal ?? .notWanted)
    }

    /// When a sender says that it wrote a message; `nil` for what no clock shows.
    private static func possible(_ created: Int64) -> Instant? {
        // Until the year 2200.
        (0..<7_258_118_400_000_000).contains(created) ? Instant(microseconds: created) : nil
    }

    /// Content of a message begins to come.
    ///
    /// - Parameter offset: where the sender goes on.
    /// - Throws: ``PeerRefusal/wrongOffset(_:)`` where another number of bytes is here.
    package func begin(_ id: MessageID, at offset: Int64, from peer: Peer) throws -> Message {
        guard let message = try store.message(id), message.isIncoming, message.peer == peer.id else {
            throw PeerRefusal.notFound
        }
        guard message.state == .arriving else {
            guard message.wasReceived else { throw Self.refusal(of: message) }
            return message
        }
        guard writing.insert(id).inserted else { throw PeerRefusal.tooOften }
        let size = try files.size(of: id)
        guard size == offset else {
            writing.remove(id)
            throw PeerRefusal.wrongOffset(min(size, message.size))
        }
        return message
    }

    /// Writes what came.
    ///
    /// - Returns: where the next bytes go.
    package func write(_ bytes: [UInt8], at offset: Int64, of message: Message, at now: Instant) throws -> Int64 {
        guard Int64(bytes.count) <= message.size - offset else {
            throw try end(message, .tooLarge, at: now)
        }
        // Others write to the disk, too. There may be room later.
        if let free = files.freeBytes(), free - Int64(bytes.count) < rules.reserve {
            throw PeerRefusal.message(.diskFull)
        }
        try files.write(bytes, at: offset, of: message.id)
        return offset + Int64(bytes.count)
    }

    /// Nothing more comes for now. What is whole is checked, made durable and recorded.
    package func finish(_ message: Message, at now: Instant) async throws -> MessageProgress {
        defer { writing.remove(message.id) }
        let size = try files.size(of: message.id)
        guard size == message.size else {
            _ = try store.changeMessage(message.id, recorded: now) { message in
                message.progress = size
                return nil
            }
            return MessageProgress(offset: size, isReceived: false)
        }
        try files.sync(message.id)
        guard try await hash(of: message) == message.hash else { throw try end(message, .damaged, at: now) }
        guard try isWhatItSays(message) else { throw try end(message, .badContent, at: now) }
        let receipt = MessageReceipt(
            message: message.id,
            sender: message.peer,
            form: message.form,
            size: message.size,
            hash: message.hash
        )
        let kept = try store.changeMessage(message.id, recorded: now) { message in
            guard message.state == .arriving else { return nil }
            message.become(.received, at: now)
            message.progress = message.size
            return EntryDraft(.messageReceived(receipt), happened: now, source: .system, actor: "station")
        }
        guard let kept, kept.wasReceived else {
            // Somebody deleted it while it came.
            try files.remove(message.id)
            throw kept.map(Self.refusal) ?? PeerRefusal.notFound
        }
        return MessageProgress(offset: size, isReceived: true)
    }

    /// The sender broke off in the middle.
    package func breakOff(_ message: Message) { writing.remove(message.id) }

    /// A station says which messages somebody there has read.
    package func receive(_ notice: ReadNotice, from peer: Peer, at now: Instant) throws {
        for id in notice.messages.prefix(1000) {
            _ = try store.changeMessage(id, recorded: now) { message in
                guard !message.isIncoming, message.peer == peer.id, message.state == .delivered, message.read == nil
                else { return nil }
                message.read = now
                return nil
            }
        }
    }

    private func hash(of message: Message) async throws -> ContentHash? {
        var hash = SHA256()
        var offset: Int64 = 0
        while offset < message.size {
            let bytes = try files.read(message.id, from: offset, count: Sending.piece)
            guard !bytes.isEmpty else { break }
            hash.update(data: bytes)
            offset += Int64(bytes.count)
            // Others may be answered between pieces of a large file.
            await Task.yield()
        }
        return ContentHash(bytes: Array(hash.finalize()))
    }

    private func isWhatItSays(_ message: Message) throws -> Bool {
        switch message.form {
        case .file: true
        case .text:
            String(validating: try files.read(message.id, from: 0, count: Int(message.size)), as: UTF8.self) != nil
        case .picture: rules.isPicture(try files.read(message.id, from: 0, count: Int(message.size)))
        }
    }

    /// Ends what arrives with a refusal, and throws its content away.
    private func end(_ message: Message, _ refusal: MessageRefusal, at now: Instant) throws -> PeerRefusal {
        try files.remove(message.id)
        _ = try store.changeMessage(message.id, recorded: now) { message in
            message.become(.refused, at: now)
            message.refusal = refusal
            return nil
        }
        let peer = Peer(id: message.peer, name: message.peerName, since: now)
        return try refuse(message.id, refusal, from: peer, at: now)
    }

    /// Records a refusal, and logs it.
    private func refuse(
        _ id: MessageID,
        _ refusal: MessageRefusal,
        from peer: Peer,
        at now: Instant
    ) throws -> PeerRefusal {
        logger.warning(
            "a message was refused",
            metadata: ["station": "\(peer.name)", "message": "\(id.rawValue)", "why": "\(refusal.rawValue)"]
        )
        let draft = EntryDraft(
            .messageRefused(MessageRefused(message: id, station: peer.id, cause: refusal)),
            happened: now,
            source: .system,
            actor: "station"
        )
        _ = try store.append([draft], recorded: now)
        return .message(refusal)
    }
}
