import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("Changes over HTTP that are sent again")
struct RepeatTests {
    private static let all = Kiosk.Who.program(Set(Permission.allCases))

    /// Changes, each with another one.
    private static let changes = [
        (
            "/api/v1/shifts", #"{"code":"E1","hours":"06:00-14:00"}"#, #"{"code":"E1","hours":"07:00-15:00"}"#
        ),
        ("/api/v1/policies", #"{"from":"2026-11-23","grace":5}"#, #"{"from":"2026-11-23","grace":6}"#),
        (
            "/api/v1/periods", #"{"from":"2026-11-20","to":"2026-11-20","force":true}"#,
            #"{"from":"2026-11-19","to":"2026-11-19","force":true}"#
        ),
        (
            "/api/v1/periods/reopen", #"{"from":"2026-11-20","to":"2026-11-20"}"#,
            #"{"from":"2026-11-19","to":"2026-11-19"}"#
        ),
    ]

    private static func count(_ kiosk: Kiosk) throws -> Int {
        try kiosk.journal.entries(after: 0, limit: 1000).count
    }

    /// Sends a change twice under a key and something else under the same; only the first one is made.
    private static func check(
        _ kiosk: Kiosk,
        _ path: String,
        _ body: String? = nil,
        other: (path: String, body: String?),
        key: String = "a"
    ) async throws {
        let before = try count(kiosk)
        let first = try await kiosk.execute(.post, path, body: body, key: key)
        #expect([200, 201].contains(first.status.code), "\(path): \(first.text)")
        #expect(try count(kiosk) == before + 1, "\(path)")
        let again = try await kiosk.execute(.post, path, body: body, key: key)
        #expect(again.status == first.status && again.text == first.text, "\(path): \(again.text)")
        let refused = try await kiosk.execute(.post, other.path, body: other.body, key: key)
        #expect(refused.status == .conflict, "\(path): \(refused.text)")
        #expect(refused.detail?.contains("another key") == true)
        #expect(try count(kiosk) == before + 1, "\(path)")
    }

    @Test("a shift, a policy, a period that is closed or opened is made once under its key")
    func plans() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            for (path, body, other) in Self.changes {
                try await Self.check(kiosk, path, body, other: (path, other))
            }
        }
    }

    @Test("the order of members makes no difference, and without a key a change is made each time")
    func members() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            let (path, body, _) = Self.changes[0]
            _ = try await kiosk.execute(.post, path, body: body, key: "a")
            let count = try Self.count(kiosk)
            let turned = #"{ "hours": "06:00-14:00", "code": "E1" }"#
            #expect(try await kiosk.execute(.post, path, body: turned, key: "a").status == .created)
            #expect(try Self.count(kiosk) == count)
            #expect(try await kiosk.execute(.post, path, body: body).status == .created)
            #expect(try Self.count(kiosk) == count + 1)
            let long = try await kiosk.execute(.post, path, body: body, key: String(repeating: "k", count: 201))
            #expect(long.status == .unprocessableContent)
        }
    }

    @Test("a warden's marks and the end of a roll call are taken once under their keys, also after it ended")
    func rollCall() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            let call = try await kiosk.execute(.post, "/api/v1/rollcalls", body: #"{"drill":true}"#).json
            let path = "/api/v1/rollcalls/\(try #require(call["rollCall"] as? String))"
            let safe = #"{"number":7,"state":"safe"}"#
            try await Self.check(
                kiosk,
                path + "/marks",
                safe,
                other: (path + "/marks", #"{"number":7,"state":"missing"}"#)
            )
            try await Self.check(
                kiosk,
                path + "/marks",
                #"{"name":"A visitor","state":"safe"}"#,
                other: (path + "/marks", #"{"name":"Another","state":"safe"}"#),
                key: "b"
            )
            try await Self.check(kiosk, path + "/close", other: ("/api/v1/rollcalls/none/close", nil))
            #expect(try await kiosk.execute(.post, path + "/marks", body: safe, key: "a").status == .ok)
            #expect(try await kiosk.execute(.post, path + "/marks", body: safe, key: "c").status == .conflict)
        }
    }

    @Test("requests are approved and refused once under a key")
    func decisions() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            let person = try kiosk.ada.id
            let commands = AttendanceCommands(
                repository: kiosk.services.attendance,
                actor: "account:ada",
                source: .supervisor,
                holder: person
            )
            for (index, id) in ["c1", "c2", "c3"].enumerated() {
                let happened = Fixtures.now.adding(microseconds: -Int64(index + 1) * 3_600_000_000)
                try await commands.request(
                    .add(.in, at: happened),
                    for: person,
                    reason: "Forgot",
                    id: CorrectionID(rawValue: id),
                    at: Fixtures.now
                )
            }
            let path = "/api/v1/corrections/"
            try await Self.check(kiosk, path + "c1/approve", other: (path + "c2/approve", nil))
            try await Self.check(
                kiosk,
                path + "c2/refuse",
                #"{"reason":"Seen elsewhere"}"#,
                other: (path + "c2/refuse", #"{"reason":"Another reason"}"#)
            )
            #expect(try await kiosk.execute(.post, path + "c1/approve", key: "b").status == .conflict)
        }
    }

    @Test("a schedule is ended once under a key")
    func scheduleEnd() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            let (path, body, _) = Self.changes[0]
            _ = try await kiosk.execute(.post, path, body: body)
            let rota = #"{"scope":"person","number":7,"rota":"E1","from":"2026-11-23"}"#
            let made = try await kiosk.execute(.post, "/api/v1/schedules", body: rota).json
            let schedules = try #require(made["schedules"] as? [[String: Any]])
            let id = try #require(schedules.first?["schedule"] as? String)
            let end = "/api/v1/schedules/\(id)/end"
            try await Self.check(
                kiosk,
                end,
                #"{"after":"2026-11-30"}"#,
                other: (end, #"{"after":"2026-12-01"}"#)
            )
        }
    }
}
