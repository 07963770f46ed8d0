import Attendance
import BeaconKit
import Station
import Testing

@Suite struct SendingTests {
    private static let piece = Int64(Sending.piece)

    private static func progress(_ offset: Int64, _ isReceived: Bool = false) -> Sending.Outcome {
        .progress(MessageProgress(offset: offset, isReceived: isReceived))
    }

    @Test("a message is announced, sent in pieces and delivered")
    func whole() {
        var sending = Sending(size: 2 * Self.piece + 5)
        #expect(sending.next == .offer)
        sending.handle(Self.progress(0))
        #expect(sending.next == .send(offset: 0, count: Sending.piece))
        sending.handle(Self.progress(Self.piece))
        sending.handle(Self.progress(2 * Self.piece))
        #expect(sending.next == .send(offset: 2 * Self.piece, count: 5))
        sending.handle(Self.progress(2 * Self.piece + 5, true))
        #expect(sending.next == nil && sending.end == .delivered)
    }

    @Test("it goes on where the receiver is")
    func resumed() {
        var sending = Sending(size: 100)
        sending.handle(Self.progress(60))
        #expect(sending.next == .send(offset: 60, count: 40))
        sending.handle(.wrongOffset(20))
        #expect(sending.next == .send(offset: 20, count: 80))
    }

    @Test("what is there already is only checked")
    func all() {
        var sending = Sending(size: 100)
        sending.handle(Self.progress(100))
        #expect(sending.next == .send(offset: 100, count: 0))
        sending.handle(Self.progress(100, true))
        #expect(sending.end == .delivered)
    }

    @Test("a receiver that never gets on is left for later, whatever it says")
    func stubborn() {
        var sending = Sending(size: 100)
        sending.handle(Self.progress(100))
        sending.handle(Self.progress(100))
        #expect(sending.end == .later)
        var other = Sending(size: 100)
        for _ in 0..<4 { other.handle(.wrongOffset(10)) }
        #expect(other.end == .later)
        // One that takes every piece and always has nothing.
        var empty = Sending(size: 3 * Self.piece)
        var steps = 0
        while empty.next != nil, steps < 100 {
            empty.handle(Self.progress(0))
            steps += 1
        }
        #expect(empty.end == .later && steps < 10)
        for offset in [-1, 101] as [Int64] {
            var third = Sending(size: 100)
            third.handle(Self.progress(offset))
            #expect(third.end == .later)
        }
    }

    @Test("a refusal is the end, a failure is for later")
    func ends() {
        var refused = Sending(size: 1)
        refused.handle(.refused(.notWanted))
        #expect(refused.end == .refused(.notWanted))
        var failed = Sending(size: 1)
        failed.handle(.failed)
        #expect(failed.end == .later)
    }

    @Test(
        "a name that is a path, or holds what is not shown, is refused",
        arguments: [
            "../../etc/passwd", "/etc/passwd", "..", ".", "a\\b", "", "a\u{0}b", "a\nb", "txt.\u{202E}exe",
            String(repeating: "x", count: 201),
        ]
    )
    func names(name: String) { #expect(!MessageOffer.isName(name)) }

    @Test("names in any script are names", arguments: ["plan.pdf", "照片 1.png", "…", ".hidden"])
    func goodNames(name: String) { #expect(MessageOffer.isName(name)) }

    @Test("what is too large, not wanted or fills the disk is refused")
    func rules() throws {
        var rules = MessageRules()
        rules.largestFile = 1000
        rules.reserve = 100
        let hash = try #require(ContentHash(bytes: [UInt8](repeating: 1, count: 32)))
        func offer(_ size: Int64) -> MessageOffer {
            MessageOffer(form: .file, name: "a", size: size, hash: hash, isForWall: false, created: 0)
        }
        #expect(rules.refusal(of: offer(1000), isWanted: true, free: 1100) == nil)
        #expect(rules.refusal(of: offer(1001), isWanted: true, free: nil) == .tooLarge)
        #expect(rules.refusal(of: offer(1000), isWanted: true, free: 1099) == .diskFull)
        #expect(rules.refusal(of: offer(1), isWanted: false, free: nil) == .notWanted)
        #expect(rules.refusal(of: offer(0), isWanted: true, free: nil) == .badContent)
    }

    @Test("a picture of a few bytes that says it has thousands of millions of pixels is none")
    func bomb() {
        func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
            let sides = [width, height].flatMap { side in
                (0..<4).map { UInt8(truncatingIfNeeded: side >> (24 - 8 * $0)) }
            }
            return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52] + sides
                + [8, 6, 0, 0, 0]
        }
        let rules = MessageRules()
        #expect(rules.isPicture(png(4000, 3000)))
        #expect(!rules.isPicture(png(60_000, 60_000)))
        #expect(!rules.isPicture(png(.max, .max)))
        #expect(!rules.isPicture(png(0, 5)))
        #expect(!rules.isPicture(Array("<svg/>".utf8)))
    }

    @Test("pauses between attempts grow to half a minute")
    func pauses() throws {
        let start = Instant(microseconds: 0)
        var message = try Self.message(at: start)
        var pauses: [Int64] = []
        for _ in 0..<8 {
            message.postpone(at: start)
            pauses.append(message.due.microseconds / 1_000_000)
        }
        #expect(pauses == [1, 2, 4, 8, 16, 30, 30, 30])
    }

    private static func message(at start: Instant) throws -> Message {
        Message(
            id: MessageID(),
            peer: try #require(PeerID(publicKey: [UInt8](repeating: 1, count: 32))),
            peerName: "Back",
            isIncoming: false,
            form: .file,
            name: "a",
            size: 1,
            hash: try #require(ContentHash(bytes: [UInt8](repeating: 1, count: 32))),
            isForWall: false,
            created: start,
            state: .waiting,
            changed: start
        )
    }
}
