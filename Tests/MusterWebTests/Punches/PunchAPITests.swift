import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import Station
import Testing
import MusterWeb

@Suite("Punches through the API")
struct PunchAPITests {
    /// The site works from nine to half past five on every day of the week.
    private static func haveWorkOnSaturdays(_ kiosk: Kiosk) async throws {
        let planning = AttendanceCommands(
            repository: AttendanceRepository(store: kiosk.journal),
            actor: "account:1",
            source: .supervisor
        )
        let first = Fixtures.day.adding(-7)
        let hours = try Shift("09:00-17:30", grace: 5)
        try await planning.define(ShiftTemplate(code: "D", hours: hours), from: first, at: Fixtures.now)
        let rota = try Rota(anchor: first, cycle: [["D"]])
        let schedule = try ScheduleAssignment(id: "s", scope: .site, rota: rota, from: first)
        try await planning.assign(schedule, at: Fixtures.now)
    }

    @Test("a kiosk's punch is answered with what was recorded and a sentence for who made it")
    func taken() async throws {
        try await Kiosk.open { kiosk async throws in
            try await Self.haveWorkOnSaturdays(kiosk)
            let answer = try await kiosk.punch()
            #expect(answer.status == .created)
            let json = try answer.json
            #expect(json["number"] as? Int == 7)
            #expect(json["direction"] as? String == "in")
            #expect(json["happened"] as? String == "2026-11-21T02:00:00.000Z")
            #expect(json["minutesLate"] as? Int == 60)
            #expect(json["offline"] as? Bool == false)
            #expect(
                json["text"] as? String == "Welcome, Ada Chen. You punched in at 10:00. You are 60 min late."
            )
            let hours = try #require(json["hours"] as? [String: Any])
            #expect(hours["day"] as? Int == 0 && hours["week"] as? Int == 0)
            #expect(hours["nextShift"] as? String == "2026-11-22T01:00:00.000Z")
            #expect(
                hours["text"] as? String
                    == "Today 0:00 h, this week 0:00 h. Next shift: Sunday 22 November 09:00 to 17:30."
            )
            let punch = try #require(try kiosk.lastPunch)
            #expect(json["entry"] as? String == punch.id.text)
            #expect(punch.source == .kiosk && punch.actor == "kiosk Door")
            #expect(punch.punch.key == "k")
            let commitment = try #require(punch.punch.signature)
            let signature = try kiosk.journal.signature(commitment, of: kiosk.ada.id)
            #expect(signature?.picture.isEmpty == false)
            #expect(json["since"] is NSNull)
            let out = try await kiosk.punch(["key": "\"l\"", "direction": "\"out\""], language: "zh")
            #expect(try out.json["text"] as? String == "Ada Chen，欢迎再来。签退时间 10:00。")
        }
    }

    @Test("who comes early is told of the shift after the one for which they come")
    func early() async throws {
        // 07:45, before nine o'clock.
        try await Kiosk.open(timeZone: "Asia/Kathmandu") { kiosk async throws in
            try await Self.haveWorkOnSaturdays(kiosk)
            let came = try #require(try await kiosk.punch().json["hours"] as? [String: Any])
            #expect(came["nextShift"] as? String == "2026-11-22T03:15:00.000Z")
            // Whoever leaves again may still come for it.
            let out = ["key": "\"o\"", "direction": "\"out\""]
            let left = try #require(try await kiosk.punch(out).json["hours"] as? [String: Any])
            #expect(left["nextShift"] as? String == "2026-11-21T03:15:00.000Z")
        }
    }

    @Test(
        "each who may punch does so under their own name",
        arguments: [Kiosk.Who.supervisor, .program([.punchAtKiosk])]
    )
    func sources(who: Kiosk.Who) async throws {
        try await Kiosk.open(as: who) { kiosk async throws in
            let isProgram = who != .supervisor
            // A program may have another proof than a signature; people sign.
            let unsigned = try await kiosk.punch(["strokes": nil])
            #expect(unsigned.status == (isProgram ? .created : .unprocessableContent))
            if !isProgram { #expect(try await kiosk.punch().status == .created) }
            let punch = try #require(try kiosk.lastPunch)
            #expect(punch.source == (isProgram ? .api : .supervisor))
            #expect(punch.actor.hasPrefix("account:") && punch.actor.contains("token:") == isProgram)
        }
    }

    @Test("a program without the scope may not, nor a cookie without its proof, nor a kiosk that was revoked")
    func forbidden() async throws {
        try await Kiosk.open(as: .program([.viewBoard, .viewHistory])) { kiosk async throws in
            #expect(try await kiosk.punch().status == .forbidden)
        }
        try await Kiosk.open { kiosk async throws in
            #expect(try await kiosk.send(Kiosk.body(), hasCSRFToken: false).status == .forbidden)
            for credential in try await kiosk.services.access.credentials() {
                try await kiosk.services.access.revoke(credential.id)
            }
            #expect(try await kiosk.punch().status == .unauthorized)
            #expect(try kiosk.lastPunch == nil)
        }
    }

    static let refusals: [(changes: [String: String?], status: Int, code: String)] = [
        (["number": "9"], 404, "no-such-person"), (["number": "0"], 404, "no-such-person"),
        (["number": "-7"], 404, "no-such-person"), (["number": "99999999999"], 404, "no-such-person"),
        (["number": "\"7\""], 400, "unreadable"), (["number": "7.5"], 400, "unreadable"),
        (["number": nil], 400, "unreadable"), (["key": nil], 400, "unreadable"), (["key": "null"], 400, "unreadable"),
        (["key": "\"\""], 422, "bad-key"), (["key": "\"\(String(repeating: "k", count: 201))\""], 422, "bad-key"),
        (["direction": "\"up\""], 422, "bad-direction"), (["direction": "\"undirected\""], 422, "bad-direction"),
        (["direction": "\"out\""], 409, "not-in"), (["direction": "\"break-end\""], 409, "not-in"),
        (["strokes": nil], 422, "blank-signature"), (["strokes": "[]"], 422, "blank-signature"),
        (["strokes": "[[[10,10]]]"], 422, "blank-signature"),
        (["strokes": "[[[10,10],[600,10]]]"], 422, "blank-signature"),
        (["strokes": "[[[0,0],[6001,0]]]"], 422, "outside-pad"),
        (["strokes": "[[[0,0],[-1,900]]]"], 422, "outside-pad"),
        (["strokes": "[[[0,0],[1e300,0]]]"], 422, "outside-pad"), (["strokes": "[[[0,0,0]]]"], 422, "outside-pad"),
        (["strokes": "[[[0,NaN]]]"], 400, "unreadable"), (["strokes": "[[[0,null]]]"], 400, "unreadable"),
        (["strokes": "[[[0,1e999]]]"], 400, "unreadable"), (["strokes": "\"x\""], 400, "unreadable"),
        (["strokes": "[[\(String(repeating: "[0,0],", count: 8000))[0,0]]]"], 422, "long-signature"),
        (["strokes": nil, "typed": "\" \""], 422, "blank-signature"),
        (["strokes": nil, "typed": "\"\(String(repeating: "x", count: 201))\""], 422, "long-signature"),
        (["at": "\"yesterday\""], 422, "bad-time"), (["sentAt": "\"2026-13-01T00:00:00Z\""], 422, "bad-time"),
        (["at": "5"], 400, "unreadable"), (["at": "\"2026-11-21T02:03:00Z\""], 422, "future"),
        (["at": "\"2026-10-01T02:00:00Z\"", "offline": "true"], 422, "too-old"),
        (["at": "\"0001-01-01T00:00:00Z\""], 422, "too-old"),
    ]

    @Test("what cannot be a punch is refused with the reason, and nothing is recorded", arguments: refusals)
    func refused(changes: [String: String?], status: Int, code: String) async throws {
        try await Kiosk.open { kiosk async throws in
            let answer = try await kiosk.punch(changes)
            #expect(answer.status.code == status && answer.code == code, "\(answer.text)")
            #expect(answer.headers[.contentType] == "application/problem+json")
            #expect(answer.detail?.isEmpty == false)
            #expect(try kiosk.lastPunch == nil)
        }
    }

    @Test("what is no JSON, and what is too much", arguments: ["", "{", "[]", "null", "\u{0}", "{\"number\":7"])
    func unreadable(body: String) async throws {
        try await Kiosk.open { kiosk async throws in
            #expect(try await kiosk.send(body).code == "unreadable")
            let nested = String(repeating: "[", count: 100_000)
            #expect(try await kiosk.punch(["strokes": nested]).status.code == 400)
            #expect(try await kiosk.send(String(repeating: " ", count: 300_000)).status.code == 413)
        }
    }

    @Test(
        "a typed name is kept as text, whatever it holds",
        arguments: ["<script>alert(1)</script>", "אבגד \u{202E}x", "Ada 👩‍🚀", "陈", "\\\"]]>&amp;"]
    )
    func typed(name: String) async throws {
        try await Kiosk.open { kiosk async throws in
            let encoded = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
            #expect(try await kiosk.punch(["strokes": nil, "typed": encoded]).status == .created)
            let commitment = try #require(try kiosk.lastPunch?.punch.signature)
            let kept = try kiosk.journal.signature(commitment, of: kiosk.ada.id)
            let signature = try #require(kept)
            #expect(signature == (try Signature(typed: name)))
            #expect(XMLCheck(signature.picture).elements == ["svg", "text"])
        }
    }

    @Test("a second in says since when; the same punch again is answered as before; another one under its key is not")
    func conflicts() async throws {
        try await Kiosk.open { kiosk async throws in
            let first = try await kiosk.punch(["direction": "\"in\""])
            let again = try await kiosk.punch(["direction": "\"in\"", "offline": "true"])
            #expect(again.status == .ok && again.text == first.text)
            let second = try await kiosk.punch(["direction": "\"in\"", "key": "\"l\""])
            #expect(second.status == .conflict && second.code == "already-in")
            #expect(second.detail == "Already punched in at 10:00. Nothing was changed.")
            for changes in [
                ["number": "8"], ["direction": "\"out\""], ["strokes": "[[[0,0],[900,900]]]"],
            ] as [[String: String?]] {
                #expect(try await kiosk.punch(changes).code == "key-reused")
            }
            let entries = try kiosk.journal.entries(after: 0, limit: 100)
            #expect(entries.count { $0.fact.kind == Punch.kind } == 1)
        }
    }

    @Test("what the badge said just before is said again at the kiosk: kept with its signature, and told since when")
    func saidAgain() async throws {
        try await Kiosk.open { kiosk async throws in
            let arrival = EntryDraft(
                .punched(Punch(person: try kiosk.ada.id, direction: .in)),
                happened: Fixtures.now.adding(microseconds: -60_000_000),
                source: .beacon,
                actor: "station"
            )
            _ = try kiosk.journal.append([arrival], recorded: Fixtures.now)
            await kiosk.station.rosterChanged()
            let answer = try await kiosk.punch(["direction": "\"in\""])
            #expect(answer.status == .created)
            let json = try answer.json
            #expect(json["direction"] as? String == "in")
            #expect(json["since"] as? String == "2026-11-21T01:59:00.000Z")
            #expect(json["minutesLate"] is NSNull)
            #expect(
                json["text"] as? String
                    == "Ada Chen, you already punched in at 09:59. This punch was recorded with it."
            )
            #expect(try kiosk.lastPunch?.source == .kiosk && kiosk.lastPunch?.punch.signature != nil)
            let again = try await kiosk.punch(["direction": "\"in\""])
            #expect(again.status == .ok && again.text == answer.text)
            // A second one by the same hand is told what holds, and out is out.
            #expect(try await kiosk.punch(["direction": "\"in\"", "key": "\"l\""]).code == "already-in")
            let out = try await kiosk.punch(["direction": "\"out\"", "key": "\"m\""], language: "zh")
            #expect(try out.json["since"] is NSNull)
            let undirected = try await kiosk.punch(["key": "\"n\""], language: "zh")
            #expect(try undirected.json["direction"] as? String == "out")
            #expect(try undirected.json["text"] as? String == "Ada Chen，您已签退，时间 10:00。此次打卡已一并保存。")
        }
    }

    @Test("of two punches without direction at the same instant both are kept, and the person stays in")
    func atOnce() async throws {
        try await Kiosk.open(as: .program([.punchAtKiosk])) { kiosk async throws in
            async let first = kiosk.punch(["key": "\"a\"", "strokes": nil])
            async let second = kiosk.punch(["key": "\"b\"", "strokes": nil])
            let answers = try await [first, second]
            #expect(answers.map(\.status) == [.created, .created])
            #expect(try answers.map { try $0.json["direction"] as? String } == ["in", "in"])
            let since = try answers.map { try $0.json["since"] as? String }
            #expect(since.count { $0 == "2026-11-21T02:00:00.000Z" } == 1 && since.count { $0 == nil } == 1)
            #expect(try kiosk.journal.entries(after: 0, limit: 100).count { $0.fact.kind == Punch.kind } == 2)
            var present = try OnSiteLedger(kiosk.journal, at: Fixtures.now)
            let isOnSite = try present.isOnSite(kiosk.ada, at: Fixtures.now)
            #expect(isOnSite)
        }
    }

    @Test("a punch before a later one is refused with that one's time and whom to ask, and nothing is recorded")
    func backdated() async throws {
        try await Kiosk.open { kiosk async throws in
            #expect(try await kiosk.punch().status == .created)
            let earlier = Fixtures.now.adding(microseconds: -600_000_000).iso8601
            let answer = try await kiosk.punch([
                "direction": "\"out\"", "key": "\"l\"", "at": "\"\(earlier)\"",
                "sentAt": "\"\(Fixtures.now.iso8601)\"",
            ])
            #expect(answer.status == .conflict && answer.code == "backdated")
            #expect(answer.headers[.contentType] == "application/problem+json")
            #expect(answer.detail == "There is already a later punch, at 10:00. Ask your supervisor to enter this one.")
            #expect(try kiosk.journal.entries(after: 0, limit: 100).count { $0.fact.kind == Punch.kind } == 1)
        }
    }

    @Test(
        "an offline punch has the time it was made, whatever the kiosk's clock shows; a wrong clock is doubtful",
        arguments: [(0, false), (59, false), (61, true), (-61, true), (86_400, true), (-86_400, true)]
            as [(Int64, Bool)]
    )
    func clocks(error: Int64, isDoubtful: Bool) async throws {
        try await Kiosk.open { kiosk async throws in
            func shown(_ seconds: Int64) -> String {
                "\"\(Fixtures.now.adding(microseconds: (error + seconds) * 1_000_000).iso8601)\""
            }
            let answer = try await kiosk.punch(["at": shown(-600), "sentAt": shown(0), "offline": "true"])
            #expect(answer.status == .created)
            let punch = try #require(try kiosk.lastPunch)
            #expect(punch.happened == Fixtures.now.adding(microseconds: -600_000_000))
            #expect(punch.recorded == Fixtures.now)
            #expect(punch.punch.isOffline)
            #expect(punch.isClockDoubtful == isDoubtful)
            #expect(try (answer.json["text"] as? String)?.contains("device’s clock is wrong") == isDoubtful)
        }
    }

    @Test(
        "what was held up under way counts from when it was made, where the sender knows how wrong its clock is",
        arguments: [
            // By how many s the clock is ahead, by how many it was when it was compared, how long it was under way, for how
            // long ago the punch is taken, and whether the clock is doubtful.
            (0, 0, 70, 70, false), (30, 30, 45, 45, false), (3600, 3600, 70, 70, true), (-86_400, -86_400, 5, 5, true),
            (0, 0, 0, 0, false), (0, 0, 1, 0, false),
            // Unknown, or set since: then nothing tells a slow clock from a slow network.
            (0, nil, 70, 0, true), (0, 3600, 70, 0, true), (-300, 0, 0, 0, true), (0, 0, 121, 0, true),
        ] as [(Int64, Int64?, Int64, Int64, Bool)]
    )
    func heldUp(error: Int64, known: Int64?, underWay: Int64, age: Int64, isDoubtful: Bool) async throws {
        try await Kiosk.open { kiosk async throws in
            let shown = "\"\(Fixtures.now.adding(microseconds: (error - underWay) * 1_000_000).iso8601)\""
            var body = ["at": shown, "sentAt": shown]
            body["clockError"] = known.map { String($0 * 1000) }
            #expect(try await kiosk.punch(body).status == .created)
            let punch = try #require(try kiosk.lastPunch)
            #expect(punch.happened == Fixtures.now.adding(microseconds: -age * 1_000_000))
            #expect(punch.isClockDoubtful == isDoubtful)
        }
    }

    @Test("a clock that was set back between punch and sending leaves the time open, and is doubtful")
    func setBack() async throws {
        try await Kiosk.open { kiosk async throws in
            let at = "\"\(Fixtures.now.adding(microseconds: 3_600_000_000).iso8601)\""
            _ = try await kiosk.punch(["at": at, "sentAt": "\"\(Fixtures.now.iso8601)\"", "offline": "true"])
            let punch = try #require(try kiosk.lastPunch)
            #expect(punch.happened == Fixtures.now && punch.isClockDoubtful)
        }
    }

    @Test("of two people with one number the PIN is that of whom is punched", arguments: [true, false])
    func oneNumber(isOwnPIN: Bool) async throws {
        try await Kiosk.open { kiosk async throws in
            let other = try await OtherStation.give("Mei Lin", number: 7, to: kiosk.services)
            await kiosk.station.rosterChanged()
            try await kiosk.services.access.setPIN("2468", of: isOwnPIN ? kiosk.ada.id : other)
            let without = try await kiosk.punch()
            #expect(without.code == (isOwnPIN ? "pin-needed" : nil), "\(without.text)")
            if isOwnPIN { #expect(try await kiosk.punch(["pin": "\"2468\""]).status == .created) }
            // It is recorded for whom the number finds, and nobody's PIN lets another one through.
            let punches = try kiosk.journal.entries(after: 0, limit: 100).compactMap { RecordedPunch($0) }
            #expect(try punches.map(\.punch.person) == [kiosk.ada.id])
        }
    }

    @Test("who has a PIN gives it; guessing is slowed down and says for how long")
    func pin() async throws {
        try await Kiosk.open { kiosk async throws in
            try await kiosk.services.access.setPIN("2468", of: kiosk.ada.id)
            #expect(try await kiosk.punch().code == "pin-needed")
            for _ in 0..<5 { #expect(try await kiosk.punch(["pin": "\"1111\""]).code == "wrong-pin") }
            let slowed = try await kiosk.punch(["pin": "\"2468\""])
            #expect(slowed.status == .tooManyRequests && slowed.headers[.retryAfter] == "2")
            #expect(try kiosk.lastPunch == nil)
            // Those who stand behind are not held up.
            #expect(try await kiosk.punch(["number": "8", "key": "\"b\""]).status == .created)
        }
        try await Kiosk.open { kiosk async throws in
            try await kiosk.services.access.setPIN("2468", of: kiosk.ada.id)
            #expect(try await kiosk.punch(["pin": "\"2468\""]).status == .created)
            let entries = try kiosk.journal.entries(after: 0, limit: 100)
            let kept = try entries.map { try $0.stored().payload }
            #expect(!kept.contains { $0.contains("2468") })
        }
    }
}
