import Foundation
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("Policies over HTTP")
struct PolicyAPITests {
    @Test("what is left out stays; null sets grace back to the shift's own and ends rounding")
    func optional() async throws {
        try await Kiosk.open(as: .program(Set(Permission.allCases))) { kiosk in
            for body in [
                #"{"from":"2026-11-01","grace":0,"roundingIn":"15 later","roundingOut":"15 later"}"#,
                #"{"from":"2026-11-24","rest":300}"#,
                #"{"from":"2026-11-25","grace":null,"roundingIn":null,"roundingOut":"none"}"#,
            ] {
                let answer = try await kiosk.execute(.post, "/api/v1/policies", body: body)
                #expect(answer.status == .created, "\(answer.text)")
            }
            let json = try await kiosk.get("/api/v1/policies").json
            let policies = try #require(json["policies"] as? [[String: Any]])
            #expect(policies.map { $0["grace"] as? Int } == [0, 0, nil])
            #expect(policies.last?["grace"] as? String == "own")
            #expect(policies.map { $0["roundingIn"] as? String } == ["15 later", "15 later", "none"])
            #expect(policies.map { $0["roundingOut"] as? String } == ["15 later", "15 later", "none"])
            for body in [#"{"from":"2026-11-26","rest":"300"}"#, #"{"from":"2026-11-26","grace":"own"}"#] {
                let refused = try await kiosk.execute(.post, "/api/v1/policies", body: body)
                #expect(refused.status == .unprocessableContent, "\(body)")
            }
        }
    }

    @Test("another policy can be tried with each shift's own grace")
    func preview() async throws {
        try await Kiosk.open(as: .program(Set(Permission.allCases))) { kiosk in
            let adopted = try await kiosk.execute(
                .post,
                "/api/v1/policies",
                body: #"{"from":"2026-11-01","grace":0}"#
            )
            #expect(adopted.status == .created)
            // Nine minutes late, where the shift allows ten.
            for (direction, time) in [("in", "09:09"), ("out", "17:30")] {
                let body =
                    #"{"number":7,"change":"add","direction":"\#(direction)","at":"2026-11-20 \#(time)","reason":"x"}"#
                #expect(try await kiosk.execute(.post, "/api/v1/corrections", body: body).status == .created)
            }
            let path = "/api/v1/policies/preview?from=2026-11-20&to=2026-11-20"
            func changedDays(_ body: String) async throws -> Int? {
                let json = try await kiosk.execute(.post, path, body: body).json
                let rows = try #require(json["comparisons"] as? [[String: Any]])
                return try #require(rows.first { $0["number"] as? Int == 7 })["changedDays"] as? Int
            }
            #expect(try await changedDays("{}") == 0)
            #expect(try await changedDays(#"{"grace":null}"#) == 1)
        }
    }
}
