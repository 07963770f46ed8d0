import Attendance
import Foundation
import HTTPTypes
import MusterWeb
import Station
import Synchronization
import Testing

/// Saturday, 21 November 2026, 10:00 in Shanghai; Ada Chen (7) and Bo (8) are there.
@Suite("Lists over HTTP")
struct ImportAPITests {
    private static let all = Kiosk.Who.program(Set(Permission.allCases))
    private static let punches = "/api/v1/imports/punches"
    private static let people = "/api/v1/imports/people"
    private static let friday = "number,time,direction\n7,2026-11-20 09:00,in\n7,2026-11-20 17:30,out\n"

    @Test("people whose number is there are changed where the program asks for it, and refused otherwise")
    func updating() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            let list = "number,name,department\n7,Ada Lovelace,Design\n9,Cleo,Sales\n"
            #expect(try await kiosk.execute(.post, Self.people, body: list).status == .unprocessableContent)
            let tried = try await kiosk.execute(.post, Self.people + "?update=true&dryRun=true", body: list)
            #expect(try Self.counts(tried, isDryRun: true) == [2, 1, 1])
            #expect(try await kiosk.services.attendance.snapshot().roster.people.count == 2)
            let done = try await kiosk.execute(.post, Self.people + "?update=true", body: list)
            #expect(try Self.counts(done) == [2, 1, 1])
            let roster = try await kiosk.services.attendance.snapshot().roster
            let names = roster.people.values.map(\.details.name).sorted()
            #expect(names == ["Ada Lovelace", "Bo", "Cleo"])
            #expect(
                try await kiosk.execute(.post, Self.people + "?update=1", body: list).status == .unprocessableContent
            )
        }
    }

    /// How many rows a list had, and how many of them were new and known.
    private static func counts(_ answer: Kiosk.Answer, isDryRun: Bool = false) throws -> [Int?] {
        #expect(answer.status == .ok, "\(answer.text)")
        let json = try answer.json
        #expect(json["dryRun"] as? Bool == isDryRun)
        return ["rows", "new", "known"].map { json[$0] as? Int }
    }

    /// The rows that were refused.
    private static func rows(_ answer: Kiosk.Answer) throws -> [Int] {
        #expect(answer.status == .unprocessableContent)
        #expect(answer.headers[.contentType] == "application/problem+json")
        #expect(answer.code == "rows")
        let problems = try #require(try answer.json["problems"] as? [[String: Any]])
        for problem in problems { #expect((problem["detail"] as? String)?.isEmpty == false) }
        return problems.compactMap { $0["row"] as? Int }
    }

    @Test("punches are looked at first, imported as a whole, and passed over when they come again")
    func punches() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            let dry = try await kiosk.execute(.post, Self.punches + "?dryRun=true", body: Self.friday)
            #expect(try Self.counts(dry, isDryRun: true) == [2, 2, 0])
            #expect(try kiosk.lastPunch == nil)
            let made = try await kiosk.execute(.post, Self.punches + "?dryRun=false", body: Self.friday)
            #expect(try Self.counts(made) == [2, 2, 0])
            #expect(try kiosk.lastPunch?.source == .import)
            let more = Self.friday + "8,2026-11-20T01:00:00Z,in\n"
            #expect(try Self.counts(try await kiosk.execute(.post, Self.punches, body: more)) == [3, 1, 2])
            let query = "/api/v1/people/7/timesheet?from=2026-11-20&to=2026-11-20"
            let days = try #require(try await kiosk.get(query).json["days"] as? [[String: Any]])
            #expect(days.map { $0["workedMinutes"] as? Int } == [510])
        }
    }

    @Test("rows that repeat others are counted, and a profile says how another system writes")
    func profile() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            let list = Self.friday + "7,2026-11-20 09:00,in\n"
            let dry = try await kiosk.execute(.post, Self.punches + "?dryRun=true", body: list)
            #expect(try Self.counts(dry, isDryRun: true) == [3, 2, 0])
            #expect(try dry.json["repeated"] as? Int == 1)
            let foreign = "Card,Clock,State\n4711,11/20/2026 9:00 AM,0\n4711,11/20/2026 5:30 PM,1\n"
            let profile =
                "dates:%20month%20day%20year%0Abadge:Card%0Atime:Clock%0Adirection:State%0Ain:0%0Aout:1%0Abadges:4711=7"
            let made = try await kiosk.execute(.post, Self.punches + "?profile=" + profile, body: foreign)
            #expect(try Self.counts(made) == [2, 2, 0])
            let refused = try await kiosk.execute(.post, Self.punches + "?profile=colour:red", body: foreign)
            #expect(refused.status == .unprocessableContent)
        }
    }

    @Test("punches of today are on the board at once")
    func board() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            let list = "number,time,direction\n7,2026-11-21 09:30,in\n"
            #expect(try Self.counts(try await kiosk.execute(.post, Self.punches, body: list)) == [1, 1, 0])
            await kiosk.station.publish()
            let board = try #require(try await kiosk.get("/api/v1/board").json["people"] as? [[String: Any]])
            let ada = try #require(board.first { $0["number"] as? Int == 7 })
            #expect(["on site", "late"].contains(ada["status"] as? String))
        }
    }

    @Test("every problem of punches is named with its row, in the program's language, and nothing is imported")
    func badPunches() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            let period = #"{"from":"2026-11-19","to":"2026-11-19","force":true}"#
            #expect(try await kiosk.execute(.post, "/api/v1/periods", body: period).status == .created)
            let list = """
                number,time,direction,key
                7,2026-11-20 09:00,in,
                9,2026-11-20 09:00,in,
                x,2026-11-20 09:00,in,
                7,yesterday,in,
                7,2026-11-20 10:00,sideways,
                7,2026-11-20 09:00,in,
                7,2026-11-22 09:00,in,
                7,2026-11-19 09:00,in,
                7,2026-11-20 11:00,in,,more
                7,2026-11-20 12:00,in,\(String(repeating: "k", count: 201))
                """
            for query in ["", "?dryRun=true"] {
                let answer = try await kiosk.execute(.post, Self.punches + query, body: list)
                #expect(try Self.rows(answer) == [3, 4, 5, 6, 8, 9, 10, 11])
                #expect(answer.detail == "8 problems")
                let chinese = try await kiosk.execute(.post, Self.punches + query, body: list, language: "zh")
                let problems = try #require(try chinese.json["problems"] as? [[String: Any]])
                for problem in problems {
                    let text = try #require(problem["detail"] as? String)
                    #expect(text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(text)")
                }
            }
            #expect(try kiosk.lastPunch == nil)
        }
    }

    @Test("people are looked at first and added as a whole; again they are problems")
    func people() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            let list = "\u{FEFF}工号,姓名\n11,孙丽\n12,Max\n"
            let dry = try await kiosk.execute(.post, Self.people + "?dryRun=true", body: list)
            #expect(try Self.counts(dry, isDryRun: true) == [2, 2, 0])
            #expect(try await kiosk.get("/api/v1/people/11").status == .notFound)
            #expect(try Self.counts(try await kiosk.execute(.post, Self.people, body: list)) == [2, 2, 0])
            #expect(try await kiosk.get("/api/v1/people/11").text.contains("孙丽"))
            #expect(try Self.rows(try await kiosk.execute(.post, Self.people, body: list)) == [2, 3])
            let entry = try #require(try kiosk.journal.entries(after: 0, limit: 1000).last)
            #expect(entry.source == .import)
            let bad = "number,name,photo\n0,Nobody,\n13,,\n14,Eve,eve.jpg\n7,Ada,\n15,Max,\n15,Max,\n"
            let answer = try await kiosk.execute(.post, Self.people, body: bad)
            #expect(try Self.rows(answer) == [2, 3, 4, 5, 7])
            #expect(answer.text.contains("Photos cannot be imported here"))
            #expect(try await kiosk.get("/api/v1/people/15").status == .notFound)
        }
    }

    @Test(
        "what is no list is refused as a whole, in UTF-8 or not",
        arguments: [
            [], Array("number\n7".utf8), Array("number,time,name\n7,x,y".utf8),
            // ü in Latin-1.
            Array("number,time,name,key\n7,2026-11-20 09:00,T".utf8) + [0xFC, 0x72],
            // 工号,时间 in GBK.
            [0xB9, 0xA4, 0xBA, 0xC5, 0x2C, 0xCA, 0xB1, 0xBC, 0xE4, 0x0A, 0x37, 0x2C, 0x38],
            // UTF-16 with its mark.
            [0xFF, 0xFE] + Array("number,time\n7,2026".utf8).flatMap { [$0, 0] },
            [0xFE, 0xFF] + Array("number,name\n7,Mei".utf8).flatMap { [0, $0] },
        ] as [[UInt8]]
    )
    func noList(bytes: [UInt8]) async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            let isText = bytes.allSatisfy { (1..<0x80).contains($0) }
            for path in [Self.punches, Self.people] {
                let answer = try await kiosk.execute(.post, path, bytes: bytes)
                #expect(answer.status == .unprocessableContent)
                #expect(try answer.json["problems"] == nil)
                let detail = try #require(answer.detail)
                #expect(detail.contains("Save it as “CSV UTF-8”") == !isText, "\(detail)")
            }
            #expect(try kiosk.lastPunch == nil)
        }
    }

    @Test("what is too large, and a question that is none, is refused")
    func limits() async throws {
        try await Kiosk.open(as: Self.all) { kiosk in
            for path in [Self.punches, Self.people] {
                let large = try await kiosk.execute(.post, path, bytes: Array(repeating: 0x61, count: 8 << 20 | 1))
                #expect(large.status == .contentTooLarge)
                let unclear = try await kiosk.execute(.post, path + "?dryRun=maybe", body: Self.friday)
                #expect(unclear.status == .unprocessableContent)
                #expect(unclear.detail?.contains("dryRun") == true)
            }
            #expect(try kiosk.lastPunch == nil)
        }
    }

    @Test("a token needs what correcting and adding need")
    func scopes() async throws {
        func statuses(_ scope: Permission) async throws -> [HTTPResponse.Status] {
            let statuses = Mutex<[HTTPResponse.Status]>([])
            try await Kiosk.open(as: .program([scope])) { kiosk in
                for (path, list) in [(Self.punches, Self.friday), (Self.people, "number,name\n11,Max")] {
                    let answer = try await kiosk.execute(.post, path, body: list)
                    statuses.withLock { $0.append(answer.status) }
                }
            }
            return statuses.withLock { $0 }
        }
        #expect(try await statuses(.editPeople) == [.forbidden, .ok])
        #expect(try await statuses(.correctTimes) == [.ok, .forbidden])
    }
}
