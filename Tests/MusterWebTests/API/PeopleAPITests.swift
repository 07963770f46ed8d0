import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import MusterWeb
import Station
import Testing

@Suite("People for programs")
struct PeopleAPITests {
    @Test(
        "a person is added, read, changed, archived, restored and removed, and the journal says that a program did it"
    )
    func life() async throws {
        try await Program.open([.viewPeople, .editPeople]) { program, services in
            let added = try await program.send(.post, "/api/v1/people", #"{"number": 7, "name": "Mei 林"}"#)
            #expect(added.status == .created)
            #expect(added.location == "/api/v1/people/7")
            #expect(added.json["name"] as? String == "Mei 林")
            let changed = try await program.send(
                .patch,
                "/api/v1/people/7",
                #"{"department": "Lab"}"#,
                match: added.tag
            )
            #expect(changed.status == .ok)
            #expect(changed.json["department"] as? String == "Lab")
            #expect(changed.json["name"] as? String == "Mei 林")
            let archived = try await program.send(.post, "/api/v1/people/7/archive")
            #expect(archived.json["archived"] as? Bool == true)
            let list = try await program.send(.get, "/api/v1/people?archived=true")
            #expect(list.json["count"] as? Int == 1)
            #expect(try await program.send(.post, "/api/v1/people/7/restore").json["archived"] as? Bool == false)
            #expect(try await program.send(.delete, "/api/v1/people/7").status == .noContent)
            #expect(try await program.send(.get, "/api/v1/people/7").status == .notFound)
            let sources = try services.journal.entries(after: 2, limit: 100).map(\.source)
            #expect(sources == [.api, .api, .api, .api, .api])
        }
    }

    @Test("badges are given and taken, twice as well as once")
    func badges() async throws {
        try await Program.open([.viewPeople, .editPeople]) { program, _ in
            for number in [7, 8] {
                _ = try await program.send(.post, "/api/v1/people", #"{"number": \#(number), "name": "N\#(number)"}"#)
            }
            let badge = "F7826DA6-4FA2-4E98-8024-BC5B71E0893E:1:42"
            for _ in 1...2 {
                let given = try await program.send(.put, "/api/v1/people/7/badges/\(badge)")
                #expect(given.status == .ok)
                #expect(given.json["badges"] as? [String] == [badge])
            }
            let taken = try await program.send(.put, "/api/v1/people/8/badges/\(badge)")
            #expect(taken.status == .conflict)
            #expect(taken.detail.contains("N7"))
            #expect(
                try await program.send(.delete, "/api/v1/people/7/badges/\(badge)").json["badges"] as? [String] == []
            )
            #expect(try await program.send(.delete, "/api/v1/people/7/badges/\(badge)").status == .notFound)
            #expect(try await program.send(.put, "/api/v1/people/7/badges/nothing").status == .unprocessableContent)
        }
    }

    @Test(
        "what cannot be is refused with what to do",
        arguments: [
            (.post, "/api/v1/people", #"{"number": 7, "name": "Other"}"#, 409, "Mei"),
            (.post, "/api/v1/people", #"{"number": 8, "name": " "}"#, 422, "name"),
            (.post, "/api/v1/people", #"{"name": "No Number"}"#, 422, "number"),
            (.post, "/api/v1/people", #"{"number": -1, "name": "X"}"#, 422, "-1"),
            (.post, "/api/v1/people", #"{"number": "8", "name": "X"}"#, 422, "number"),
            (.post, "/api/v1/people", "not JSON", 400, "JSON object"),
            (.post, "/api/v1/people", "[]", 400, "JSON object"),
            (.patch, "/api/v1/people/7", #"{"name": "\#(String(repeating: "x", count: 201))"}"#, 422, "200"),
            (.patch, "/api/v1/people/9", "{}", 404, "9"), (.get, "/api/v1/people/x", nil, 422, "x"),
            (.put, "/api/v1/people/7/photo", "<svg/>", 422, "JPEG"),
            (.get, "/api/v1/people?limit=0", nil, 422, "limit"),
        ] as [(HTTPRequest.Method, String, String?, Int, String)]
    )
    func refusals(method: HTTPRequest.Method, path: String, body: String?, status: Int, detail: String) async throws {
        try await Program.open([.viewPeople, .editPeople]) { program, _ in
            _ = try await program.send(.post, "/api/v1/people", #"{"number": 7, "name": "Mei"}"#)
            let answer = try await program.send(method, path, body)
            #expect(answer.status.code == status)
            #expect(answer.detail.contains(detail), "\(answer.detail)")
        }
    }

    @Test("who changes somebody of an older version is told, and changes nothing")
    func stale() async throws {
        try await Program.open([.viewPeople, .editPeople]) { program, _ in
            let added = try await program.send(.post, "/api/v1/people", #"{"number": 7, "name": "Mei"}"#)
            _ = try await program.send(.patch, "/api/v1/people/7", #"{"position": "Head"}"#)
            let late = try await program.send(.patch, "/api/v1/people/7", #"{"name": "May"}"#, match: added.tag)
            #expect(late.status == .preconditionFailed)
            #expect(try await program.send(.get, "/api/v1/people/7").json["name"] as? String == "Mei")
        }
    }
}
