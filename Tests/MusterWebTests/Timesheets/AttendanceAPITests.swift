import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import MusterStorage
import MusterWeb
import Station
import Testing

/// Saturday, 21 November 2026, 10:00 in Shanghai.
@Suite("Attendance over HTTP")
struct AttendanceAPITests {
    private static let all = Kiosk.Who.program(Set(Permission.allCases))

    /// A punch of 20 November, by the clock in Shanghai.
    private static func add(_ direction: String, _ time: String) -> String {
        #"{"number":7,"change":"add","direction":"\#(direction)","at":"2026-11-20 \#(time)","reason":"Forgot"}"#
    }

    private static func rows(_ answer: Kiosk.Answer, _ name: String) throws -> [[String: Any]] {
        try #require(try answer.json[name] as? [[String: Any]])
    }

    @Test("a day that was corrected is in the timesheet, in the totals and in the detail")
    func corrected() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            for (direction, time) in [("in", "09:00"), ("out", "17:30")] {
                let body = Self.add(direction, time)
                #expect(try await kiosk.execute(.post, "/api/v1/corrections", body: body).status == .created)
            }
            let query = "?from=2026-11-20&to=2026-11-20"
            let totals = try Self.rows(try await kiosk.get("/api/v1/timesheets" + query), "timesheets")
            #expect(totals.map { $0["number"] as? Int } == [7, 8])
            #expect(totals[0]["workedMinutes"] as? Int == 510)
            let days = try Self.rows(try await kiosk.get("/api/v1/people/7/timesheet" + query), "days")
            #expect(days.map { $0["in"] as? String } == ["2026-11-20T01:00:00.000Z"])
            let detail = try await kiosk.get("/api/v1/people/7/days/2026-11-20").json
            #expect((detail["sessions"] as? [Any])?.count == 1)
            #expect(
                (detail["corrections"] as? [[String: Any]])?.map { $0["reason"] as? String } == ["Forgot", "Forgot"]
            )
            let csv = try await kiosk.get("/api/v1/exports/timesheets.csv" + query)
            #expect(csv.text.contains("Ada Chen") && csv.headers[.contentType] == "text/csv; charset=utf-8")
            let one = try await kiosk.get("/api/v1/exports/timesheets.csv" + query + "&person=8").text
            #expect(one.hasPrefix("\u{FEFF}") && !one.contains("Ada Chen"))
            let nobody = try await kiosk.get("/api/v1/exports/timesheets.csv" + query + "&person=999")
            #expect(nobody.status == .notFound)
            let sums = try await kiosk.get("/api/v1/exports/totals.csv" + query).text
            #expect(sums.hasPrefix("\u{FEFF}") && sums.contains("Ada Chen") && sums.contains("8:30"))
            let inbox = try await kiosk.get("/api/v1/exports/exceptions.csv" + query)
            #expect(inbox.text.contains("Severity") && inbox.headers[.contentType] == "text/csv; charset=utf-8")
            for name in ["totals", "exceptions"] {
                let path = "/api/v1/exports/\(name).csv" + query
                #expect(try await kiosk.get(path + "&person=999").status == .notFound)
                #expect(try await !kiosk.get(path + "&person=8").text.contains("Ada Chen"))
            }
            #expect(try await kiosk.get("/api/v1/exports/shifts.ics" + query).text.contains("BEGIN:VEVENT"))
            #expect(try await kiosk.get("/api/v1/exports/timesheets.xlsx" + query).status == .ok)
            let sheets = try await kiosk.get("/api/v1/exports/sheets.pdf" + query + "&person=7")
            #expect(sheets.headers[.contentType] == "application/pdf" && sheets.text.hasPrefix("%PDF-"))
            #expect(try await kiosk.get("/api/v1/exports/sheets.pdf" + query + "&person=999").status == .notFound)
            let bundle = try await kiosk.get("/api/v1/exports/bundle.jsonl?from=2026-11-20&to=2026-11-21")
            #expect(bundle.headers[.contentType] == "application/jsonl")
            #expect(bundle.text.hasPrefix("{") && bundle.text.contains("\"type\":\"seal\""))
        }
    }

    @Test("a payroll file is made by the mapping that comes along, or it is said what the mapping lacks")
    func payroll() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            for (direction, time) in [("in", "09:00"), ("out", "17:30")] {
                let body = Self.add(direction, time)
                #expect(try await kiosk.execute(.post, "/api/v1/corrections", body: body).status == .created)
            }
            let path = "/api/v1/exports/payroll?format=sage-payroll&from=2026-11-20&to=2026-11-20"
            func order(_ codes: String) -> String {
                #"{"mapping": {"settings": {"department": "1", "costCentre": ""}, "codes": {\#(codes)}}}"#
            }
            let skipped = #""overtime": {"skip": true}, "absent": {"skip": true}"#
            let made = try await kiosk.execute(.post, path, body: order(#""worked": {"type": "5"}, "# + skipped))
            #expect(made.status == .ok && made.text == "2,7,5,1,,8.50,\r\n", "\(made.text)")
            #expect(made.headers[.contentDisposition]?.contains("sage-timesheets-2026-11-20-2026-11-20.csv") == true)
            let lacking = try await kiosk.execute(.post, path, body: order(skipped))
            #expect(lacking.status == .unprocessableContent && lacking.detail?.contains("for worked.") == true)
            for body in ["", "[]", #"{"mapping": 1}"#, #"{"codes": {}}"#] {
                #expect(try await kiosk.execute(.post, path, body: body).status == .unprocessableContent, "\(body)")
            }
        }
    }

    @Test("what another policy would make of everything is beside what counts, of one person day by day")
    func preview() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            for (direction, time) in [("in", "09:20"), ("out", "17:30")] {
                let body = Self.add(direction, time)
                #expect(try await kiosk.execute(.post, "/api/v1/corrections", body: body).status == .created)
            }
            let path = "/api/v1/policies/preview?from=2026-11-20&to=2026-11-20"
            let body = #"{"grace":60}"#
            let all = try await kiosk.execute(.post, path, body: body)
            let rows = try Self.rows(all, "comparisons")
            #expect(rows.map { $0["number"] as? Int } == [7, 8])
            #expect(rows[0]["lateMinutes"] as? Int == 20 && rows[0]["lateThenMinutes"] as? Int == 0)
            #expect(rows[0]["exceptions"] as? Int == 1 && rows[0]["exceptionsThen"] as? Int == 0)
            #expect(rows[0]["absentMinutes"] as? Int == rows[0]["absentThenMinutes"] as? Int)
            #expect(try all.json["days"] == nil)
            let one = try await kiosk.execute(.post, path + "&person=7", body: body)
            #expect(try Self.rows(one, "comparisons").count == 1)
            let days = try Self.rows(one, "days")
            #expect(days.map { $0["day"] as? String } == ["2026-11-20"])
            #expect(days[0]["exceptions"] as? String == "late" && days[0]["exceptionsThen"] as? String == "")
            #expect(try await kiosk.execute(.post, path + "&person=999", body: body).status == .notFound)
        }
    }

    @Test("departments are summed up, page by page, as timesheets are")
    func departments() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            for (direction, time) in [("in", "09:00"), ("out", "17:30")] {
                _ = try await kiosk.execute(.post, "/api/v1/corrections", body: Self.add(direction, time))
            }
            let query = "?from=2026-11-20&to=2026-11-20"
            let answer = try await kiosk.get("/api/v1/timesheets/departments" + query)
            let rows = try Self.rows(answer, "departments")
            #expect(rows.reduce(0) { $0 + ($1["people"] as? Int ?? 0) } == 2)
            #expect(rows.reduce(0) { $0 + ($1["workedMinutes"] as? Int ?? 0) } == 510)
            let first = try await kiosk.get("/api/v1/timesheets/departments" + query + "&limit=1")
            #expect(try Self.rows(first, "departments").count == 1)
            #expect((try first.json["next"] is String) == (rows.count > 1))
            #expect(try await kiosk.get("/api/v1/timesheets/departments?limit=0").status == .unprocessableContent)
        }
    }

    @Test("what is sent again under its key is made once; something else under the key is refused")
    func idempotent() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            let body = Self.add("in", "09:00")
            for _ in 0..<2 {
                let answer = try await kiosk.execute(.post, "/api/v1/corrections", body: body, key: "a")
                #expect(answer.status == .created)
            }
            let other = try await kiosk.execute(.post, "/api/v1/corrections", body: Self.add("in", "08:00"), key: "a")
            #expect(other.status == .conflict)
            #expect(try Self.rows(try await kiosk.get("/api/v1/corrections"), "corrections").count == 1)
            let leave = #"{"number":8,"kind":"sick","from":"2026-11-20"}"#
            for _ in 0..<2 { _ = try await kiosk.execute(.post, "/api/v1/leave", body: leave, key: "a") }
            #expect(try Self.rows(try await kiosk.get("/api/v1/leave"), "leave").count == 1)
        }
    }

    @Test("an exception is acknowledged under its name, comes back as another one, and not when it must be fixed")
    func acknowledged() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            func add(_ body: String) async throws {
                #expect(try await kiosk.execute(.post, "/api/v1/corrections", body: body).status == .created)
            }
            func lines(_ kind: String) async throws -> [[String: Any]] {
                let answer = try await kiosk.get("/api/v1/exceptions?from=2026-11-20&to=2026-11-20")
                return try Self.rows(answer, "exceptions").filter { $0["kind"] as? String == kind }
            }
            func acknowledge(_ line: String, _ body: String = "{}", key: String? = nil) async throws -> Kiosk.Answer {
                try await kiosk.execute(.post, "/api/v1/exceptions/\(line)/acknowledge", body: body, key: key)
            }
            try await add(Self.add("in", "10:00"))
            try await add(Self.add("out", "17:30"))
            let late = try #require(try await lines("late").first)
            #expect(late["acknowledged"] as? Bool == false && late["acknowledgedBy"] is NSNull)
            let name = try #require(late["exception"] as? String)
            for _ in 0..<2 {
                let answer = try await acknowledge(name, #"{"reason":"The train"}"#, key: "a")
                #expect(answer.status == .ok)
                #expect(try Self.rows(answer, "exceptions").map { $0["acknowledged"] as? Bool } == [true])
            }
            let seen = try #require(try await lines("late").first)
            #expect(seen["acknowledged"] as? Bool == true && seen["acknowledgedAt"] is String)
            // Who came earlier after all is late by other minutes.
            try await add(Self.add("in", "09:40"))
            let other = try #require(try await lines("late").first)
            #expect(other["acknowledged"] as? Bool == false)
            #expect(try await acknowledge(name).status == .notFound)
            let another = try #require(other["exception"] as? String)
            #expect(try await acknowledge(another, key: "a").status == .conflict)
            #expect(try await acknowledge(another, #"{"why":"x"}"#).status == .unprocessableContent)
            try await add(Self.add("in", "09:00").replacing("\"number\":7", with: "\"number\":8"))
            let missing = try #require(try await lines("missing-out").first?["exception"] as? String)
            let refused = try await acknowledge(missing)
            #expect(refused.status == .conflict && refused.detail?.contains("Correct the day") == true)
        }
    }

    @Test("pages follow each other by their cursors, without a gap or a repetition")
    func paging() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            var cursor: String?
            var numbers: [Int] = []
            repeat {
                let query = "?limit=1" + (cursor.map { "&cursor=\($0)" } ?? "")
                let page = try await kiosk.get("/api/v1/timesheets" + query)
                numbers += try Self.rows(page, "timesheets").compactMap { $0["number"] as? Int }
                cursor = try page.json["next"] as? String
            } while cursor != nil
            #expect(numbers == [7, 8])
            for query in ["?limit=0", "?limit=x", "?cursor=%21", "?from=2026-11-21&to=2026-11-20", "?from=2000-01-01"] {
                #expect(try await kiosk.get("/api/v1/timesheets" + query).status == .unprocessableContent, "\(query)")
            }
        }
    }

    @Test("a punch into a closed period is refused at the kiosk, and kept if it was made offline")
    func closedPeriod() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            let period = #"{"from":"2026-11-20","to":"2026-11-20"}"#
            #expect(try await kiosk.execute(.post, "/api/v1/periods", body: period).status == .created)
            let at = "\"2026-11-20T01:00:00Z\""
            let refused = try await kiosk.punch(["at": at, "direction": "\"in\""])
            #expect(refused.status == .conflict)
            #expect(refused.code == "period-closed")
            #expect(try kiosk.lastPunch == nil)
            let later = Fixtures.now.adding(microseconds: 1_000_000)
            await kiosk.station.advance(to: later, wall: later)
            let kept = try await kiosk.punch(["at": at, "direction": "\"in\"", "offline": "true"])
            #expect(kept.status == .created)
            let exceptions = try await kiosk.get("/api/v1/exceptions?severity=must-fix")
            #expect(try Self.rows(exceptions, "exceptions").map { $0["kind"] as? String } == ["after-closing"])
            let correction = try await kiosk.execute(.post, "/api/v1/corrections", body: Self.add("in", "09:00"))
            #expect(correction.status == .conflict && correction.detail?.contains("Reopen") == true)
            #expect(try await kiosk.execute(.post, "/api/v1/periods/reopen", body: period).status == .ok)
            #expect(try Self.rows(try await kiosk.get("/api/v1/periods"), "periods").isEmpty)
        }
    }

    @Test("a roll call is started, marked and closed, with somebody who is on no list")
    func rollCall() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            #expect(try await kiosk.punch().status == .created)
            await kiosk.station.publish()
            let call = try await kiosk.execute(.post, "/api/v1/rollcalls", body: #"{"drill":true}"#, key: "a").json
            let id = try #require(call["rollCall"] as? String)
            #expect(call["expected"] as? Int == 1)
            let path = "/api/v1/rollcalls/\(id)"
            for body in [#"{"number":7,"state":"safe"}"#, #"{"name":"A visitor","state":"missing"}"#] {
                #expect(try await kiosk.execute(.post, path + "/marks", body: body).status == .ok)
            }
            let closed = try await kiosk.execute(.post, path + "/close").json
            #expect(closed["safe"] as? Int == 1 && closed["missing"] as? Int == 1 && closed["unlisted"] as? Int == 1)
            #expect(try await kiosk.execute(.post, path + "/close").status == .conflict)
            #expect(try await kiosk.get("/api/v1/rollcalls/none").status == .notFound)
        }
    }

    @Test(
        "what cannot be is refused with what to do",
        arguments: [
            (#"{"number":7,"change":"add","direction":"in","at":"2026-11-22 09:00","reason":"x"}"#, 422),
            (#"{"number":7,"change":"add","direction":"in","at":"2026-11-20 09:00","reason":" "}"#, 422),
            (#"{"number":9,"change":"add","direction":"in","at":"2026-11-20 09:00","reason":"x"}"#, 404),
            (#"{"number":7,"change":"remove","punch":"none","reason":"x"}"#, 404),
            (#"{"number":7,"change":"reverse","correction":"none","reason":"x"}"#, 404),
            (#"{"number":7,"change":"bend","reason":"x"}"#, 422), (#"{"number":7,"colour":"red"}"#, 422), ("[]", 400),
        ]
    )
    func refused(body: String, status: Int) async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            let answer = try await kiosk.execute(.post, "/api/v1/corrections", body: body)
            #expect(answer.status.code == status, "\(answer.text)")
            #expect(answer.headers[.contentType] == "application/problem+json")
            #expect(answer.detail?.isEmpty == false)
        }
    }

    @Test("staff ask for corrections of their own time and see their own record, nobody else's")
    func staff() async throws {
        try await Browser.open(as: .staff) { browser in
            let person = try browser.add(7, "Mei Lin")
            try browser.add(8, "Bo")
            let account = try #require(try await browser.services.access.accounts().first)
            try await browser.services.access.change(account.id, name: account.name, role: .staff, person: person.id)
            func ask(_ number: Int) async throws -> Browser.Answer {
                let body =
                    #"{"number":\#(number),"change":"add","direction":"in","at":"2026-11-20 09:00","reason":"Forgot"}"#
                return try await browser.send(.post, "/api/v1/corrections", bytes: Array(body.utf8))
            }
            let asked = try await ask(7)
            #expect(asked.status == .created && asked.text.contains(#""state":"pending""#))
            #expect(try await ask(8).status == .forbidden)
            #expect(try await browser.get("/api/v1/people/7/timesheet").status == .ok)
            #expect(try await browser.get("/api/v1/people/8/timesheet").status == .forbidden)
            #expect(try await browser.get("/api/v1/people/8/record").status == .forbidden)
            #expect(try await browser.get("/api/v1/people/7/record").text.contains("Mei Lin"))
            #expect(try await browser.get("/api/v1/corrections").text.contains("Forgot"))
            #expect(try await browser.get("/api/v1/news").text.contains(#""news":[]"#))
        }
    }
}
