import Attendance
import BeaconKit
import Foundation
import Hummingbird
import HummingbirdTesting
import NIOCore
import Station
import Testing
import MusterWeb

@Suite("HTTP API")
struct APITests {
    @Test("the board as JSON has every key, with null for what is not known")
    func board() async throws {
        var board = try Fixtures.board()
        board.people[0].details = try PersonDetails(name: "Ada \"A\" \\ Chen\u{2028}😀", department: "设计")
        let json = try await json("/api/v1/board", board: board)
        #expect(json["day"] as? String == "2026-11-21")
        #expect(json["site"] as? String == "Harbour Office")
        #expect(json["timeZone"] as? String == "Asia/Shanghai")
        #expect(json["now"] as? String == "2026-11-21T02:00:00.000Z")
        #expect(json["revision"] as? Int == 7)
        let people = try #require(json["people"] as? [[String: Any]])
        #expect(people.map { $0["status"] as? String } == ["on site", "late", "away", "expected"])
        let keys: Set = [
            "number", "name", "department", "position", "status", "since", "lastSeen", "room", "minutesLate", "overdue",
            "mayBeInsideSince", "frozen", "photo", "roomChances",
        ]
        for person in people { #expect(Set(person.keys) == keys) }
        #expect(people[0]["name"] as? String == "Ada \"A\" \\ Chen\u{2028}😀")
        #expect(people[0]["since"] as? String == "2026-11-21T00:55:00.000Z")
        #expect(people[0]["minutesLate"] is NSNull)
        #expect(people[1]["minutesLate"] as? Int == 12)
        #expect(people[3]["since"] is NSNull && people[3]["lastSeen"] is NSNull && people[3]["photo"] is NSNull)
        #expect(people[3]["overdue"] as? Bool == true)
        let receiver = try #require((json["receivers"] as? [[String: Any]])?.first)
        #expect(receiver["health"] as? String == "hearing")
        #expect(receiver["reportsPerSecond"] as? Double == 12.3)
        #expect(receiver["lostPackets"] as? Int == 0)
        #expect(receiver["adapter"] is NSNull && receiver["radio"] is NSNull)
        #expect((json["unknownBeacons"] as? [Any])?.isEmpty == true)
        #expect((json["alarms"] as? [Any])?.isEmpty == true)
    }

    @Test("a radio's condition is in the JSON with its words, and does not make the station unhealthy")
    func radio() async throws {
        var board = try Fixtures.board()
        board.receivers[0].condition = .failed("input/output error")
        board.receivers[0].adapter = "hci1"
        board.receivers[0].lostPackets = 12
        board.alarms = [.radio(.absent), .notAnswering(.off), .otherStation]
        let document = try await json("/api/v1/board", board: board)
        let receiver = try #require((document["receivers"] as? [[String: Any]])?.first)
        let radio = try #require(receiver["radio"] as? [String: String])
        #expect(receiver["lostPackets"] as? Int == 12)
        #expect(receiver["adapter"] as? String == "hci1")
        #expect(radio["condition"] == "failed")
        #expect(radio["title"] == RadioCondition.failed("input/output error").words(for: "hall").title)
        #expect(radio["remedy"] == RadioCondition.failed("").words().remedy)
        let alarms = try #require(document["alarms"] as? [[String: String]])
        #expect(alarms.map { $0["kind"] } == ["radio", "notAnswering", "otherStation"])
        #expect(alarms.map { $0["condition"] } == ["absent", "off", nil])
        #expect(alarms[0]["remedy"] == RadioCondition.absent.words().remedy)
        _ = try await json("/healthz", board: board)
    }

    @Test("a board of a thousand people has them all")
    func manyPeople() throws {
        var board = try Fixtures.board()
        board.people = try (1...1000).map {
            try Fixtures.person($0, "Person 李 \($0)", arrived: 480 + $0 % 60, lastSeen: Fixtures.now)
        }
        let object = try JSONSerialization.jsonObject(with: Data(BoardJSON.bytes(board)))
        let json = try #require(object as? [String: Any])
        let people = try #require(json["people"] as? [[String: Any]])
        #expect(people.map { $0["number"] as? Int } == (1...1000).map { $0 })
    }

    @Test("numbers that JSON does not have become null")
    func notANumber() {
        var json = JSONWriter()
        json.array([Double.nan, .infinity, 1.5]) { $0.number($1) }
        #expect(String(decoding: json.bytes, as: UTF8.self) == "[null,null,1.5]")
    }

    @Test("control characters are escaped")
    func controls() throws {
        let text = String(String.UnicodeScalarView((0..<0x80).compactMap { Unicode.Scalar($0) }))
        var json = JSONWriter()
        json.array([text]) { $0.string($1) }
        let decoded = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String]
        #expect(decoded == [text])
    }

    @Test("health is good with a deaf receiver, and bad when the journal cannot be written")
    func health() async throws {
        var board = try Fixtures.board()
        board.receivers[0].health = .deaf
        let good = try await json("/healthz", board: board)
        #expect(good["status"] as? String == "ok")
        #expect(good["version"] as? String == "1.2.3")
        for alarm in [Alarm.diskFull, .storage("x")] {
            board.alarms = [alarm]
            let bad = try await json("/healthz", board: board, status: .serviceUnavailable)
            #expect(bad["status"] as? String == "failing")
            #expect((bad["alarms"] as? [[String: Any]])?.count == 1)
        }
        board.alarms = [.clockJumped(seconds: 4)]
        _ = try await json("/healthz", board: board)
    }

    @Test("an unknown path of the API is answered with problem details")
    func problem() async throws {
        let app = try makeTestApplication(InMemoryBoardSource(Fixtures.board()))
        try await app.test(.router) { client in
            try await client.execute(uri: "/api/v1/nothing", method: .get) { response in
                #expect(response.status == .notFound)
                #expect(response.headers[.contentType] == "application/problem+json")
                let json =
                    try JSONSerialization.jsonObject(with: Data(response.body.readableBytesView)) as? [String: Any]
                #expect(json?["status"] as? Int == 404)
            }
        }
    }

    private func json(
        _ path: String,
        board: Board,
        status: HTTPResponse.Status = .ok
    ) async throws -> [String: Any] {
        let body = try await makeTestApplication(InMemoryBoardSource(board)).test(.router) { client in
            let response = try await client.execute(uri: path, method: .get)
            try APIDescription.hold(.get, path, response)
            #expect(response.status == status)
            #expect(response.headers[.contentType] == "application/json; charset=utf-8")
            return response.body
        }
        return try #require(try JSONSerialization.jsonObject(with: Data(body.readableBytesView)) as? [String: Any])
    }
}
