import Attendance
import Crypto
import EndToEndSupport
import Foundation
import Station
import Testing

/// A paired station that means no good.
@Suite("Messages that are forged")
struct ForgeryTests {
    private static func offer(_ bytes: [UInt8], _ form: MessageForm, name: String) throws -> MessageOffer {
        MessageOffer(
            form: form,
            name: name,
            size: Int64(bytes.count),
            hash: try #require(ContentHash(bytes: Array(SHA256.hash(data: bytes)))),
            isForWall: true,
            created: 0
        )
    }

    /// A picture of a few bytes that says that it has 65,536 × 65,536 pixels.
    private static let bomb: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 1, 0, 0, 0, 1, 0, 0, 8, 6, 0, 0, 0]

    @Test("each is refused, recorded and logged, and nothing is written outside its place")
    func forged() async throws {
        let a = try await TestStation("Front")
        try await a.run { station in
            let stranger = try await Stranger()
            try await stranger.pair(with: a)
            let content = Array("the real one".utf8)

            for name in ["../../station.key", "/etc/passwd", "..", "a\u{0}b"] {
                let (status, reason) = try await stranger.offer(
                    Self.offer(content, .file, name: name),
                    MessageID(),
                    to: a
                )
                #expect(status == 422 && reason.contains("bad-name"), "\(name)")
            }
            let path = try await stranger.ask(a, .put, "messages/..%2F..%2Fstation.key")
            #expect(path.status == 400)

            let bomb = MessageID()
            #expect(try await stranger.offer(Self.offer(Self.bomb, .picture, name: "x.png"), bomb, to: a).0 == 200)
            let exploded = try await stranger.send(Self.bomb, bomb, to: a)
            #expect(exploded.0 == 422 && exploded.1.contains("bad-content"))

            let huge = MessageOffer(
                form: .file,
                name: "huge",
                size: 1 << 50,
                hash: try Self.offer(content, .file, name: "x").hash,
                isForWall: false,
                created: 0
            )
            #expect(try await stranger.offer(huge, MessageID(), to: a).0 == 413)

            let id = MessageID()
            let genuine = try Self.offer(content, .file, name: "real.txt")
            #expect(try await stranger.offer(genuine, id, to: a).0 == 200)
            #expect(try await stranger.send(Array("something else".utf8), id, to: a).0 == 413)

            let whole = MessageID()
            #expect(try await stranger.offer(genuine, whole, to: a).0 == 200)
            #expect(try await stranger.send(content, whole, to: a).1.contains(#""isReceived":true"#))
            // The same again changes nothing; another one under the same number is refused.
            #expect(try await stranger.offer(genuine, whole, to: a).1.contains(#""isReceived":true"#))
            #expect(try await stranger.send(content, whole, to: a).1.contains(#""isReceived":true"#))
            let replayed = try await stranger.offer(Self.offer(Self.bomb, .file, name: "real.txt"), whole, to: a)
            #expect(replayed.0 == 409 && replayed.1.contains("replayed"))

            #expect(await station.errors.first { $0.contains("a message was refused") } != nil)
            #expect(a.contents == [whole.rawValue])
        }
        #expect(try await a.entries(of: "message-received") == 1)
        #expect(try await a.entries(of: "message-refused") == 8)
        #expect(try await a.muster("journal", "verify").code == 0)
        let known = Set(try FileManager.default.contentsOfDirectory(atPath: a.folder.path))
        #expect(
            known.subtracting(["journal.sqlite-wal", "journal.sqlite-shm"]) == [
                "journal.sqlite", "station.key", "station.lock", "messages",
            ]
        )
    }
}
