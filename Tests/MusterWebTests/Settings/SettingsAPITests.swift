import Attendance
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("Settings for programs")
struct SettingsAPITests {
    private typealias Object = [String: Any]

    @Test("what is given changes, and the rest stays")
    func change() async throws {
        try await Program.open([.changeSettings]) { program, services in
            let site = try await program.send(
                .patch,
                "/api/v1/settings/site",
                #"{"name": "Harbour", "grace": 7, "language": "zh"}"#
            )
            #expect(site.status == .ok)
            let stored = try #require(try services.journal.state().site)
            #expect(stored.name == "Harbour" && stored.shift.grace == 7 && stored.language == .chinese)
            #expect(stored.timeZone == "Asia/Shanghai" && stored.shift.hours == "09:00-17:30")
            let presence = try await program.send(.patch, "/api/v1/settings/presence", #"{"near": 2.5}"#)
            #expect(try services.journal.state().policy?.nearDistance == 2.5)
            #expect((presence.json["site"] as? Object)?["name"] as? String == "Harbour")
        }
    }

    @Test("a change that was made meanwhile is not overwritten")
    func conflict() async throws {
        try await Program.open([.changeSettings]) { program, services in
            let seen = try await program.send(.get, "/api/v1/settings")
            let version = try #require((seen.json["site"] as? Object)?["version"] as? String)
            let path = "/api/v1/settings/site"
            #expect(try await program.send(.patch, path, #"{"name": "A"}"#, match: #""\#(version)""#).status == .ok)
            let second = try await program.send(.patch, path, #"{"name": "B"}"#, match: #""\#(version)""#)
            #expect(second.status == .preconditionFailed)
            #expect(try services.journal.state().site?.name == "A")
            #expect(try await program.send(.patch, path, #"{"name": "B"}"#, match: "*").status == .ok)
        }
    }

    @Test(
        "what can't be is refused by its name, and nothing is saved",
        arguments: [
            ("site", #"{"name": ""}"#, HTTPResponse.Status.unprocessableContent, "name: "),
            ("site", #"{"timeZone": "Mars/Base"}"#, .unprocessableContent, "Mars/Base"),
            ("site", #"{"language": "xx"}"#, .unprocessableContent, "language: "),
            ("site", #"{"grace": 241}"#, .unprocessableContent, "grace: "),
            ("site", #"{"grace": "7"}"#, .unprocessableContent, "must be a number"),
            ("site", #"{"near": 3}"#, .unprocessableContent, "Unknown member “near”"),
            ("presence", #"{"near": 1000, "sightings": 0}"#, .unprocessableContent, "sightings: "),
            ("presence", "[]", .badRequest, "must be a JSON object"),
        ]
    )
    func refused(part: String, body: String, status: HTTPResponse.Status, detail: String) async throws {
        try await Program.open([.changeSettings]) { program, services in
            let head = try services.journal.state().head
            let answer = try await program.send(.patch, "/api/v1/settings/\(part)", body)
            #expect(answer.status == status)
            #expect(answer.detail.contains(detail), "\(answer.detail)")
            #expect(try services.journal.state().head == head)
        }
    }

    @Test("a token for something else changes nothing")
    func scope() async throws {
        try await Program.open([.viewBoard]) { program, _ in
            let answer = try await program.send(.patch, "/api/v1/settings/site", #"{"name": "A"}"#)
            #expect(answer.status == .forbidden)
        }
    }
}
