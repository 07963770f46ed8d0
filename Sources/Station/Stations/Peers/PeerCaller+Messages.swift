import Attendance
import Foundation
import Logging

/// Sends what waits.
extension PeerCaller {
    /// The station's messages that are to be sent, or read ones that are to be told: does both, until nothing is due or
    /// the connection breaks.
    package func serve(_ peer: Peer) async throws {
        guard let address = peer.address else { return }
        let untold = try store.readUntold(of: peer.id)
        guard try !untold.isEmpty || store.messageDue(to: peer.id, at: now()) != nil else { return }
        do {
            try await link.connect(to: address, wanted: peer.id) { connection in
                try book.recordContact(with: peer, now())
                if !untold.isEmpty { try await tell(untold, peer, connection) }
                while let message = try store.messageDue(to: peer.id, at: now()), !Task.isCancelled {
                    guard try await send(message, connection) else { break }
                }
            }
        } catch let error as PeerLinkError {
            if error == .otherKey {
                logger.warning(
                    "an address answered with another station's key",
                    metadata: ["station": "\(peer.name)", "address": "\(address)"]
                )
            }
            if let message = try store.messageDue(to: peer.id, at: now()) { try postpone(message) }
        }
    }

    private func tell(_ ids: [MessageID], _ peer: Peer, _ connection: any PeerConnection) async throws {
        let reply = try await connection.ask(.post, "receipts", body: try Self.encode(ReadNotice(messages: ids)))
        if reply.status == 204 { try store.setReadTold(ids) }
        try heed(reply, of: peer.id)
    }

    /// - Returns: whether the connection is of use for more.
    private func send(_ message: Message, _ connection: any PeerConnection) async throws -> Bool {
        var sending = Sending(size: message.size)
        while let step = sending.next {
            // Somebody may have paused or deleted it meanwhile.
            guard try store.message(message.id)?.state == .waiting else { return true }
            let outcome = try await perform(step, message, connection)
            sending.handle(outcome)
            // What another station claims to have is not more than there is.
            if case .progress(let progress) = outcome, (0...message.size).contains(progress.offset) {
                _ = try store.changeMessage(message.id, recorded: now()) { message in
                    message.progress = progress.offset
                    message.attempts = 0
                    return nil
                }
            }
        }
        let time = now()
        switch sending.end {
        case .delivered:
            _ = try store.changeMessage(message.id, recorded: time) { message in
                guard message.state == .waiting || message.state == .paused else { return nil }
                message.become(.delivered, at: time)
                message.progress = message.size
                return nil
            }
        case .refused(let refusal):
            _ = try store.changeMessage(message.id, recorded: time) { message in
                message.become(.refused, at: time)
                message.refusal = refusal
                return nil
            }
        case .later, nil:
            try postpone(message)
            return false
        }
        return true
    }

    private func perform(
        _ step: Sending.Step,
        _ message: Message,
        _ connection: any PeerConnection
    ) async throws -> Sending.Outcome {
        let reply: PeerReply
        switch step {
        case .offer:
            let body = try Self.encode(message.offer)
            reply = try await connection.ask(.put, "messages/\(message.id.rawValue)", body: body)
        case .send(let offset, let count):
            let bytes = try files.read(message.id, from: offset, count: count)
            guard bytes.count == count else { return .refused(.damaged) }
            reply = try await connection.ask(
                .patch,
                "messages/\(message.id.rawValue)?offset=\(offset)",
                body: bytes
            )
        }
        try heed(reply, of: connection.peer)
        if reply.status == 200, let progress: MessageProgress = Self.decode(reply.body) { return .progress(progress) }
        guard let problem: PeerProblem = Self.decode(reply.body) else { return .failed }
        if let offset = problem.offset { return .wrongOffset(offset) }
        // A full disk may have room later.
        guard let refusal = MessageRefusal(rawValue: problem.reason), refusal != .diskFull else { return .failed }
        return .refused(refusal)
    }

    /// A station that knows this one no more, as its key proves, is trusted no more either.
    func heed(_ reply: PeerReply, of peer: PeerID) throws {
        guard reply.status == 403, let problem: PeerProblem = Self.decode(reply.body),
            problem.reason == PeerRefusal.notPaired.word
        else { return }
        try book.unpair(peer, by: "station", at: now())
    }

    private func postpone(_ message: Message) throws {
        let time = now()
        _ = try store.changeMessage(message.id, recorded: time) { message in
            message.postpone(at: time)
            return nil
        }
    }
}
