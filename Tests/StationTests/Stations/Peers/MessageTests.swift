import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite struct MessageTests {
    /// Bytes of three pieces and a bit, all different.
    private static let content = (0..<(3 * Sending.piece + 17)).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }

    private static func draft(_ bytes: [UInt8], _ script: PeerScript) throws -> MessageDraft {
        var draft = try script.front.messages.begin()
        try draft.append(bytes)
        return draft
    }

    private static func sendFile(_ script: PeerScript, _ bytes: [UInt8] = content, name: String = "plan.pdf") throws
        -> Message
    {
        try script.front.messages.send(
            draft(bytes, script),
            nil,
            name: name,
            to: script.peer(of: script.front),
            isForWall: false,
            at: script.now
        )
    }

    @Test("a text arrives, is read, and its sender hears so")
    func text() async throws {
        let script = try PeerScript()
        try await script.pair()
        let sent = try script.front.messages.send(
            "午饭在三楼\nLunch",
            to: script.peer(of: script.front),
            isForWall: true,
            at: script.now
        )
        try await script.send()
        let received = try #require(try script.back.store.messages(incoming: true, limit: 9).first)
        #expect(try script.back.messages.text(of: received) == "午饭在三楼\nLunch")
        #expect(received.name == "午饭在三楼" && received.isForWall && received.peerName == "Front")
        #expect(try script.front.store.message(sent.id)?.state == .delivered)
        #expect(try script.back.store.wallMessages(since: script.now).map(\.id) == [sent.id])

        try script.back.messages.markRead(received.id, at: script.now)
        #expect(try script.back.store.wallMessages(since: script.now).isEmpty)
        try await script.back.caller.serve(script.peer(of: script.back))
        #expect(try script.front.store.message(sent.id)?.read == script.now)
        #expect(try script.back.store.readUntold(of: script.front.id).isEmpty)
    }

    @Test(
        "wherever the connection breaks, with or without the answer, the file arrives whole and once",
        arguments: 1...6
    )
    func broken(questions: Int) async throws {
        let script = try PeerScript()
        try await script.pair()
        let sent = try Self.sendFile(script)
        script.front.link.breakAfter(questions)
        try await script.send()
        script.front.link.breakAfter(nil)
        for _ in 0..<3 {
            script.pass(seconds: 60)
            try await script.send()
        }
        #expect(try script.front.store.message(sent.id)?.state == .delivered)
        #expect(script.back.files.bytes(sent.id) == Self.content)
        let receipts = try script.back.facts().filter { $0.kind == MessageReceipt.kind }
        #expect(receipts.count == 1)
        #expect(try script.back.store.messages(incoming: true, limit: 9).count == 1)
    }

    @Test("what waits for a station that was away goes at once when it is met again, also by who shares with it")
    func met() async throws {
        let script = try PeerScript()
        try await script.pair()
        let sent = try Self.sendFile(script)
        script.front.link.remove(PeerScript.backDoor)
        for _ in 0..<8 {
            script.pass(seconds: 60)
            try await script.send()
        }
        script.front.link.place(script.back.host, script.back.id, at: PeerScript.backDoor)
        try await script.send()
        #expect(try script.front.store.message(sent.id)?.state == .waiting)
        let now = script.now
        let manager = SharingManager(store: script.front.store) { now }
        _ = try await script.front.caller.share(with: script.peer(of: script.front), manager.fetcher)
        try await script.send()
        #expect(try script.front.store.message(sent.id)?.state == .delivered)
    }

    @Test("a message that was paused waits until it may go on")
    func paused() async throws {
        let script = try PeerScript()
        try await script.pair()
        let sent = try Self.sendFile(script)
        try script.front.messages.pause(sent.id, at: script.now)
        try await script.send()
        #expect(try script.back.store.messages(incoming: true, limit: 9).isEmpty)
        try script.front.messages.resume(sent.id, at: script.now)
        try await script.send()
        #expect(try script.front.store.message(sent.id)?.state == .delivered)
    }

    @Test("a message that was paused in the middle goes on from there")
    func pausedInTheMiddle() async throws {
        let script = try PeerScript()
        try await script.pair()
        let sent = try Self.sendFile(script)
        script.front.link.breakAfter(2)
        try await script.send()
        script.front.link.breakAfter(nil)
        let here = script.back.files.size(of: sent.id)
        #expect(here > 0 && here < sent.size)
        try script.front.messages.pause(sent.id, at: script.now)
        script.pass(seconds: 60)
        try await script.send()
        #expect(script.back.files.size(of: sent.id) == here)
        try script.front.messages.resume(sent.id, at: script.now)
        try await script.send()
        #expect(try script.front.store.message(sent.id)?.state == .delivered)
        #expect(script.back.files.bytes(sent.id) == Self.content)
    }

    @Test("what is not wanted is refused with the reason, journalled, and nothing of it is kept")
    func notWanted() async throws {
        let script = try PeerScript()
        try await script.pair()
        try script.back.manager.setTakesMessages(false, of: script.front.id)
        let sent = try Self.sendFile(script)
        try await script.send()
        #expect(try script.front.store.message(sent.id)?.refusal == .notWanted)
        #expect(
            try script.back.facts().last
                == .messageRefused(MessageRefused(message: sent.id, station: script.front.id, cause: .notWanted))
        )
        #expect(script.back.files.all().isEmpty)
    }

    @Test("a disk that is nearly full makes a message wait until there is room")
    func diskFull() async throws {
        let script = try PeerScript()
        try await script.pair()
        let sent = try Self.sendFile(script)
        script.back.files.setFree(MessageRules().reserve)
        for _ in 0..<3 {
            try await script.send()
            #expect(try script.front.store.message(sent.id)?.state == .waiting)
            script.pass(seconds: 60)
        }
        script.back.files.setFree(nil)
        try await script.send()
        #expect(try script.front.store.message(sent.id)?.state == .delivered)
        #expect(script.back.files.bytes(sent.id) == Self.content)
        // It was refused once, however often it was announced.
        let facts = try script.back.facts()
        #expect(facts.filter { $0.kind == MessageRefused.kind }.count == 1)
        #expect(facts.last?.kind == MessageReceipt.kind)
    }

    @Test("a message that was deleted before it had arrived is never called delivered", arguments: [false, true])
    func deletedEarly(isRefused: Bool) async throws {
        let script = try PeerScript()
        try await script.pair()
        let sent = try Self.sendFile(script)
        if isRefused {
            script.back.files.setFree(MessageRules().reserve)
        } else {
            script.front.link.breakAfter(2)
        }
        try await script.send()
        script.front.link.breakAfter(nil)
        let state = try script.back.store.message(sent.id)?.state
        #expect(state == (isRefused ? .refused : .arriving))
        try script.back.messages.delete(sent.id, at: script.now)
        script.back.files.setFree(nil)
        script.pass(seconds: 60)
        try await script.send()
        let told = try #require(try script.front.store.message(sent.id))
        #expect(told.state == .refused && told.refusal == .deleted)
        #expect(script.back.files.all().isEmpty)
    }

    @Test("a message that was deleted after it had arrived stays delivered")
    func deletedLater() async throws {
        let script = try PeerScript()
        try await script.pair()
        let sent = try Self.sendFile(script)
        try await script.send()
        try script.back.messages.delete(sent.id, at: script.now)
        let host = script.back.host
        let peer = try script.peer(of: script.back)
        let progress = try await host.offer(sent.offer, sent.id, from: peer, at: script.now)
        #expect(progress.isReceived)
    }

    @Test("content that is not what was announced is refused and thrown away")
    func damaged() async throws {
        let script = try PeerScript()
        try await script.pair()
        let sent = try Self.sendFile(script)
        script.front.files.damage(sent.id)
        try await script.send()
        #expect(try script.front.store.message(sent.id)?.refusal == .damaged)
        #expect(script.back.files.bytes(sent.id) == nil)
    }

    @Test("a picture bomb and a text that is none are refused", arguments: [MessageForm.picture, .text])
    func badContent(form: MessageForm) async throws {
        let script = try PeerScript()
        try await script.pair()
        let bomb: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + [0, 1, 0, 0, 0, 1, 0, 0, 8, 6, 0, 0, 0]
        let sent = try script.front.messages.send(
            Self.draft(bomb, script),
            form,
            name: "x.png",
            to: script.peer(of: script.front),
            isForWall: true,
            at: script.now
        )
        try await script.send()
        #expect(try script.front.store.message(sent.id)?.refusal == .badContent)
        #expect(
            try script.back.facts().last
                == .messageRefused(MessageRefused(message: sent.id, station: script.front.id, cause: .badContent))
        )
        #expect(script.back.files.all().isEmpty)
    }

    @Test("another message under the same identifier is refused; the same one again is not taken twice")
    func replayed() async throws {
        let script = try PeerScript()
        try await script.pair()
        let sent = try Self.sendFile(script)
        try await script.send()
        let peer = try script.peer(of: script.back)
        let again = try await script.back.host.offer(sent.offer, sent.id, from: peer, at: script.now)
        #expect(again == MessageProgress(offset: sent.size, isReceived: true))
        let other = MessageOffer(
            form: .file,
            name: "x",
            size: 3,
            hash: try #require(ContentHash(bytes: [UInt8](repeating: 1, count: 32))),
            isForWall: false,
            created: 0
        )
        await #expect(throws: PeerRefusal.message(.replayed)) {
            try await script.back.host.offer(other, sent.id, from: peer, at: script.now)
        }
        #expect(script.back.files.bytes(sent.id) == Self.content)
        #expect(try script.back.facts().filter { $0.kind == MessageReceipt.kind }.count == 1)
        #expect(
            try script.back.facts().last
                == .messageRefused(MessageRefused(message: sent.id, station: script.front.id, cause: .replayed))
        )

        // Nor after it was deleted here.
        try script.back.messages.delete(sent.id, at: script.now)
        let late = try await script.back.host.offer(sent.offer, sent.id, from: peer, at: script.now)
        #expect(late.isReceived && script.back.files.all().isEmpty)
    }

    private static func offer(_ size: Int64, name: String = "x") throws -> MessageOffer {
        MessageOffer(
            form: .file,
            name: name,
            size: size,
            hash: try #require(ContentHash(bytes: [UInt8](repeating: 1, count: 32))),
            isForWall: false,
            created: 0
        )
    }

    @Test("what is announced counts before it comes, so that two messages do not fill a disk on which each had room")
    func announced() async throws {
        let script = try PeerScript()
        try await script.pair()
        let peer = try script.peer(of: script.back)
        script.back.files.setFree(MessageRules().reserve + 1_000)
        let progress = try await script.back.host.offer(Self.offer(600), MessageID(), from: peer, at: script.now)
        #expect(progress.offset == 0)
        await #expect(throws: PeerRefusal.message(.diskFull)) {
            try await script.back.host.offer(Self.offer(600), MessageID(), from: peer, at: script.now)
        }
        _ = try await script.back.host.offer(Self.offer(300), MessageID(), from: peer, at: script.now)
    }

    @Test("a disk that others fill while a message comes is not filled further")
    func filledMeanwhile() async throws {
        let script = try PeerScript()
        try await script.pair()
        let peer = try script.peer(of: script.back)
        let id = MessageID()
        _ = try await script.back.host.offer(Self.offer(600), id, from: peer, at: script.now)
        let message = try await script.back.host.begin(id, at: 0, from: peer)
        script.back.files.setFree(MessageRules().reserve)
        await #expect(throws: PeerRefusal.message(.diskFull)) {
            try await script.back.host.write([1, 2, 3], at: 0, of: message, at: script.now)
        }
    }

    @Test("a station whose messages are refused again and again does not fill the journal with that")
    func refusedOften() async throws {
        let script = try PeerScript()
        try await script.pair()
        let peer = try script.peer(of: script.back)
        let before = try script.back.facts().count
        for _ in 0..<300 {
            await #expect(throws: PeerRefusal.message(.badName)) {
                try await script.back.host.offer(Self.offer(3, name: "../x"), MessageID(), from: peer, at: script.now)
            }
        }
        #expect(try script.back.facts().count - before == 20)
        #expect(try script.back.store.messages(incoming: true, limit: 1000).count == 20)
    }

    @Test("a sender's path is no name: the sender leaves it away, and a forged one is refused")
    func path() async throws {
        let script = try PeerScript()
        try await script.pair()
        let sent = try Self.sendFile(script, [1, 2, 3], name: "/home/mei/../plan.pdf")
        #expect(sent.name == "plan.pdf")
        let forged = MessageOffer(
            form: .file,
            name: "../../station.key",
            size: 3,
            hash: sent.hash,
            isForWall: false,
            created: 0
        )
        let peer = try script.peer(of: script.back)
        await #expect(throws: PeerRefusal.message(.badName)) {
            try await script.back.host.offer(forged, MessageID(), from: peer, at: script.now)
        }
        #expect(script.back.files.all().isEmpty)
    }

    @Test("more bytes than announced end the transfer")
    func tooMany() async throws {
        let script = try PeerScript()
        try await script.pair()
        let sent = try Self.sendFile(script, [1, 2, 3])
        let peer = try script.peer(of: script.back)
        _ = try await script.back.host.offer(sent.offer, sent.id, from: peer, at: script.now)
        let message = try await script.back.host.begin(sent.id, at: 0, from: peer)
        await #expect(throws: PeerRefusal.message(.tooLarge)) {
            try await script.back.host.write([1, 2, 3, 4], at: 0, of: message, at: script.now)
        }
        #expect(script.back.files.all().isEmpty)
    }

    @Test("messages are deleted when they were kept for as many days as is set, with their content")
    func retention() async throws {
        let script = try PeerScript()
        try await script.pair()
        let sent = try Self.sendFile(script)
        try await script.send()
        script.pass(seconds: 30 * 86_400 - 1)
        let retention = try Retention(days: [.messages: 30])
        try script.back.messages.tidy(at: script.now, retention)
        #expect(script.back.files.bytes(sent.id) != nil)
        script.pass(seconds: 2)
        try script.back.messages.tidy(at: script.now, Retention(days: [:]))
        #expect(script.back.files.bytes(sent.id) != nil)
        try script.back.messages.tidy(at: script.now, retention)
        #expect(script.back.files.all().isEmpty)
        #expect(try script.back.store.messages(incoming: true, limit: 9).isEmpty)
        #expect(try script.back.store.message(sent.id)?.state == .deleted)
    }
}
