import Attendance
import Foundation
import HTTPTypes
import MusterWeb
import Station
import Testing

/// What must be refused, where people and programs meet it: Saturday, 21 November 2026, 03:00 in Berlin, where the clocks
/// were set forward on 29 March and back on 25 October.
@Suite("Bad input over HTTP")
struct BadInputTests {
    private static func open(_ use: @escaping @Sendable (Kiosk) async throws -> Void) async throws {
        try await Kiosk.open(as: .program(Set(Permission.allCases)), timeZone: "Europe/Berlin", use)
    }

    private static func add(_ at: String, isRequest: Bool = false) -> String {
        #"{"number":7,"change":"add","direction":"in","at":"\#(at)","reason":"Forgot","request":\#(isRequest)}"#
    }

    @Test(
        "is refused with what to do",
        arguments: [
            ("/api/v1/corrections", add("2026-03-29 02:30"), 422, "had no 02:30, because the clocks were set forward"),
            ("/api/v1/corrections", add("2026-10-25 02:30"), 422, "Choose the first or the second"),
            ("/api/v1/corrections", add("2026-11-31 09:00"), 422, "is not a time. Write"),
            ("/api/v1/shifts", #"{"code":"Z","hours":"24:00-09:00"}"#, 422, "is not a shift"),
            ("/api/v1/shifts", #"{"code":"Z","hours":"9 to 5"}"#, 422, "Enter start and end"),
            ("/api/v1/punches", #"{"number":8,"direction":"out","key":"k"}"#, 409, "Punch in first; if you forgot"),
            ("/api/v1/periods", #"{"from":"1926-01-01","to":"2025-12-31"}"#, 422, "Ask for shorter ranges"),
            ("/api/v1/periods", #"{"from":"2026-10-31","to":"2026-10-01"}"#, 422, "Swap them"),
        ]
    )
    func refused(path: String, body: String, status: Int, words: String) async throws {
        try await Self.open { kiosk in
            let answer = try await kiosk.execute(.post, path, body: body)
            #expect(answer.status.code == status, "\(answer.text)")
            #expect(answer.headers[.contentType] == "application/problem+json")
            #expect(answer.detail?.contains(words) == true, "\(answer.text)")
        }
    }

    @Test("of an hour that came twice each is taken by its offset")
    func twice() async throws {
        try await Self.open { kiosk in
            for offset in ["+02:00", "+01:00"] {
                let body = Self.add("2026-10-25T02:30:00\(offset)")
                let answer = try await kiosk.execute(.post, "/api/v1/corrections", body: body)
                #expect(answer.status == .created, "\(answer.text)")
            }
        }
    }

    @Test("a century is too long for any report")
    func century() async throws {
        try await Self.open { kiosk in
            let range = "?from=1926-01-01&to=2025-12-31"
            for path in [
                "/api/v1/timesheets", "/api/v1/exceptions", "/api/v1/people/7/timesheet",
                "/api/v1/exports/timesheets.csv", "/api/v1/exports/timesheets.xlsx", "/api/v1/exports/bundle.jsonl",
                "/api/v1/exports/sheets.pdf",
            ] {
                let answer = try await kiosk.get(path + range)
                #expect(answer.status == .unprocessableContent, "\(path)")
                #expect(answer.detail?.contains("Ask for shorter ranges") == true, "\(path) \(answer.text)")
            }
        }
    }

    @Test("schedules of the same people on the same days are refused, and so are shifts of one day that overlap")
    func overlapping() async throws {
        try await Self.open { kiosk in
            for (code, hours) in [("A", "08:00-14:00"), ("B", "13:00-19:00")] {
                let shift = #"{"code":"\#(code)","hours":"\#(hours)"}"#
                #expect(try await kiosk.execute(.post, "/api/v1/shifts", body: shift).status == .created)
            }
            func assign(_ rota: String, from: String) async throws -> Kiosk.Answer {
                let body = #"{"scope":"person","number":7,"rota":"\#(rota)","from":"\#(from)"}"#
                return try await kiosk.execute(.post, "/api/v1/schedules", body: body)
            }
            let both = try await assign("A+B", from: "2026-11-23")
            #expect(both.status.code >= 400 && both.detail?.contains("The shifts A and B overlap") == true)
            #expect(try await assign("A", from: "2026-11-23").status == .created)
            let second = try await assign("B", from: "2026-12-01")
            #expect(second.status == .conflict && second.detail?.contains("End that one first") == true)
        }
    }

    @Test("a correction is corrected through its own name, not through the punch that it replaced")
    func correctionOfACorrection() async throws {
        try await Self.open { kiosk in
            func correct(_ body: String) async throws -> Kiosk.Answer {
                try await kiosk.execute(.post, "/api/v1/corrections", body: body)
            }
            #expect(try await correct(Self.add("2026-11-20 09:00")).status == .created)
            let made = try await kiosk.get("/api/v1/corrections").json["corrections"] as? [[String: Any]]
            let id = try #require(made?.first?["correction"] as? String)
            func replace(_ target: String) -> String {
                #"{"number":7,"change":"replace",\#(target),"direction":"in","at":"2026-11-20 08:30","reason":"Bus"}"#
            }
            #expect(try await correct(replace(#""correction":"\#(id)""#)).status == .created)
            // Now it is the second that counts.
            let again = try await correct(replace(#""correction":"\#(id)""#))
            #expect(again.status.code >= 400, "\(again.text)")
            #expect(again.detail?.contains("Correct or reverse that correction") == true, "\(again.text)")
            let sheet = try await kiosk.get("/api/v1/people/7/timesheet?from=2026-11-20&to=2026-11-20").json
            let days = try #require(sheet["days"] as? [[String: Any]])
            #expect(days.first?["in"] as? String == "2026-11-20T07:30:00.000Z")
        }
    }

    @Test("whoever asked for a correction does not approve it")
    func ownRequest() async throws {
        try await Self.open { kiosk in
            let asked = try await kiosk.execute(
                .post,
                "/api/v1/corrections",
                body: Self.add("2026-11-20 09:00", isRequest: true)
            )
            let rows = try #require(asked.json["corrections"] as? [[String: Any]])
            let id = try #require(rows.first?["correction"] as? String)
            let approved = try await kiosk.execute(.post, "/api/v1/corrections/\(id)/approve")
            #expect(approved.status.code >= 400, "\(approved.text)")
            #expect(approved.detail?.contains("Ask another supervisor") == true, "\(approved.text)")
        }
    }
}
