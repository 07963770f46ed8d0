import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import MusterWeb
import Station
import Testing

/// Saturday, 21 November 2026, 10:00 in Shanghai.
@Suite("Lists over HTTP, page by page")
struct ListPageTests {
    private static let all = Kiosk.Who.program(Set(Permission.allCases))

    /// The lists, each with what it is called in its answer and how many rows it has at least.
    private static let lists = [
        ("/api/v1/shifts", "shifts", 3), ("/api/v1/schedules", "schedules", 2), ("/api/v1/holidays", "holidays", 2),
        ("/api/v1/leave", "leave", 2), ("/api/v1/policies", "policies", 2), ("/api/v1/periods", "periods", 2),
        ("/api/v1/rollcalls", "rollCalls", 2), ("/api/v1/news", "news", 3), ("/api/v1/people/7/punches", "punches", 3),
    ]

    private static func texts(_ answer: Kiosk.Answer, _ name: String) throws -> [String] {
        #expect(answer.status == .ok, "\(name): \(answer.text)")
        let rows = try #require(try answer.json[name] as? [[String: Any]])
        return try rows.map {
            String(decoding: try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys), as: UTF8.self)
        }
    }

    /// Something in every list.
    private static func fill(_ kiosk: Kiosk) async throws {
        let bodies: [(HTTPRequest.Method, String, String)] = [
            (.post, "shifts", #"{"code":"B1","hours":"09:00-17:30","from":"2026-11-01"}"#),
            (.post, "shifts", #"{"code":"A1","hours":"06:00-14:00","from":"2026-11-01"}"#),
            (.post, "shifts", #"{"code":"A1","hours":"07:00-15:00","from":"2026-11-10"}"#),
            (.post, "schedules", #"{"scope":"person","number":8,"rota":"A1","from":"2026-11-23"}"#),
            (.post, "schedules", #"{"scope":"person","number":7,"rota":"A1","from":"2026-11-23"}"#),
            (.put, "holidays/2027-01-01", #"{"name":"New Year"}"#),
            (.put, "holidays/2026-12-25", #"{"name":"Christmas"}"#),
            (.post, "leave", #"{"number":8,"kind":"sick","from":"2026-11-25"}"#),
            (.post, "leave", #"{"number":7,"kind":"holiday","from":"2026-11-24"}"#),
            (.post, "policies", #"{"from":"2026-11-30","grace":1}"#),
            (.post, "policies", #"{"from":"2026-11-23","grace":2}"#),
            (.post, "periods", #"{"from":"2026-11-19","to":"2026-11-19","force":true}"#),
            (.post, "periods", #"{"from":"2026-11-17","to":"2026-11-17","force":true}"#),
        ]
        for (method, path, body) in bodies {
            let answer = try await kiosk.execute(method, "/api/v1/" + path, body: body)
            #expect(answer.status.code < 300, "\(path): \(answer.text)")
        }
        for _ in 0..<2 {
            let call = try await kiosk.execute(.post, "/api/v1/rollcalls", body: "{}").json
            let id = try #require(call["rollCall"] as? String)
            #expect(try await kiosk.execute(.post, "/api/v1/rollcalls/\(id)/close").status == .ok)
        }
        let list = "number,time\n7,2026-11-20 12:00\n7,2026-11-20 09:00\n7,2026-11-20 17:30\n"
        #expect(try await kiosk.execute(.post, "/api/v1/imports/punches", body: list).status == .ok)
        // News are of one's own time, by others.
        let ada = try kiosk.ada.id
        let root = try #require(try await kiosk.services.access.accounts().first)
        try await kiosk.services.access.change(root.id, name: root.name, role: .admin, person: ada)
        let sue = AttendanceCommands(repository: kiosk.services.attendance, actor: "account:sue", source: .supervisor)
        for minutes in 1...3 {
            try await sue.make(
                .add(.in, at: Fixtures.now.adding(microseconds: -Int64(minutes) * 3_600_000_000)),
                for: ada,
                reason: "Seen",
                at: Fixtures.now.adding(microseconds: Int64(minutes) * 1_000_000)
            )
        }
    }

    @Test("each list is read by its cursors without a gap or a repetition, in its own order")
    func pages() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            try await Self.fill(kiosk)
            for (path, name, least) in Self.lists {
                let whole = try await kiosk.get(path)
                let expected = try Self.texts(whole, name)
                #expect(expected.count >= least, "\(path)")
                let next = try whole.json["next"]
                #expect(next is NSNull, "\(path)")
                var found: [String] = []
                var cursor: String?
                repeat {
                    let page = try await kiosk.get(path + "?limit=1" + (cursor.map { "&cursor=\($0)" } ?? ""))
                    found += try Self.texts(page, name)
                    cursor = try page.json["next"] as? String
                    try #require(found.count <= expected.count, "\(path)")
                } while cursor != nil
                #expect(found == expected, "\(path)")
            }
            let news = try #require(try await kiosk.get("/api/v1/news").json["news"] as? [[String: Any]])
            let times = news.compactMap { $0["at"] as? String }
            #expect(times == times.sorted(by: >))
        }
    }

    @Test("a limit or a cursor that is none is refused", arguments: lists.map(\.0))
    func refused(path: String) async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            for query in ["?limit=0", "?limit=1001", "?limit=x", "?cursor=%21"] {
                let answer = try await kiosk.get(path + query)
                #expect(answer.status == .unprocessableContent, "\(path)\(query)")
            }
        }
    }
}
