import EndToEndSupport
import Foundation
import Testing

/// Certificates are no secret: each station shows its own to whoever asks. Only the key behind one proves anything.
@Suite("Who shows a paired station's certificate without its key")
struct ImpostorTests {
    private static func lastContact(of station: TestStation) async throws -> String? {
        try await station.list("stations", "list").first { $0["state"] as? String == "paired" }?["lastContact"]
            as? String
    }

    @Test("answers in its place: is sent nothing, and does not count as met")
    func answering() async throws {
        let (a, b) = (try await TestStation("Front"), try await TestStation("Back"))
        try await a.run { _ in
            try await b.run { _ in
                try await a.pair(with: b)
                try await a.share(with: b)
                try await b.share(with: a)
            }
        }
        let before = try #require(try await Self.lastContact(of: a))
        // So long after the last contact a new one would be noted at once.
        try await a.anHourLater.run { _ in
            try await a.anHourLater.must("send", "Back", "--text", "The key lies under the mat")
            try await Impostor(of: b).serve(port: b.port) { connections, heard in
                try await eventually { connections.bytes >= 8 }
                #expect(heard.bytes == 0)
            }
            #expect(try await Self.lastContact(of: a) == before)
            #expect(try await a.list("inbox", "list", "--sent").map { $0["state"] as? String } == ["waiting"])
        }
    }

    @Test("asks in its place: gets no answer, and does not count as met")
    func asking() async throws {
        let (a, b) = (try await TestStation("Front"), try await TestStation("Back"))
        try await a.run { _ in
            try await b.run { _ in try await a.pair(with: b) }
        }
        let before = try #require(try await Self.lastContact(of: a))
        try await a.anHourLater.run { _ in
            for path in ["receipts", "sharing", "pairing"] {
                let question =
                    "POST /peer/v1/\(path) HTTP/1.1\r\nHost: station\r\nMuster-Port: 1\r\nContent-Length: 2\r\n\r\n{}"
                let heard = try await Impostor(of: b).ask(a, question)
                #expect(heard == 0)
            }
            #expect(try await Self.lastContact(of: a) == before)
        }
    }
}
