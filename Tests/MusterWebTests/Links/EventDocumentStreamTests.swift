import Attendance
import BeaconKit
import Hummingbird
import HummingbirdTesting
import Logging
import MusterWeb
import Station
import Testing

@Suite("The stream of event documents")
struct EventDocumentStreamTests {
    @Test("tells what happens, goes on after the last event that is known, and knows other journals' ids from its own")
    func resuming() async throws {
        let services = try makeTestServices(InMemoryBoardSource(Fixtures.board()))
        let root = try await services.access.add(name: "Root", role: .admin, password: "purple tide on Sunday")
        let token = try await services.access.makeToken(
            name: "Events",
            for: root.id,
            scopes: [.followEvents],
            at: Fixtures.now
        )
        let drafts = (1...3).map { _ in
            EntryDraft(.receiverHeard, happened: Fixtures.now, source: .system, receiver: "Door", actor: "station")
        }
        let ids = try services.journal.append(drafts, recorded: Fixtures.now).compactMap { EventDocument($0)?.id }
        let application = try makeTestApplication(services)
        try await application.test(.live) { client in
            let port = try #require(client.port)
            func ask(_ last: String?) -> String {
                let resume = last.map { "Last-Event-ID: \($0)\r\n" } ?? ""
                return
                    "GET /api/v1/events HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer \(token.text)\r\n\(resume)\r\n"
            }
            try await LiveConnection.open(port: port) { connection in
                try await connection.send(ask(ids[0]))
                #expect(try await connection.read(until: "id: \(ids[2])"))
            }
            try await LiveConnection.open(port: port) { connection in
                try await connection.send(ask(nil))
                #expect(try await connection.read(until: "retry: "))
                let new = try services.journal.append([drafts[0]], recorded: Fixtures.now)
                let id = try #require(EventDocument(new[0])?.id)
                #expect(try await connection.read(until: "id: \(id)\nevent: receiver.heard\ndata: {"))
            }
            for (id, answer) in [("3-0000000000000000", "HTTP/1.1 404"), ("what", "HTTP/1.1 400")] {
                try await LiveConnection.open(port: port) { connection in
                    try await connection.send(ask(id))
                    #expect(try await connection.read(until: answer))
                }
            }
        }
    }
}
