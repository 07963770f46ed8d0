import Attendance
import BeaconKit
import HTTPTypes
import MusterWeb
import Station
import Testing

/// The JSON routes about other stations, which only an administrator's own session may use.
@Suite("Stations as scripts see them")
struct StationAPITests {
    private static let now = "2026-11-21T02:00:00.000Z"
    private static let closed = #"{"openUntil":null,"attempts":0,"broken":0}"#

    private static func list(
        _ services: WebServices,
        stations: [String] = [],
        pairings: [String] = [],
        strangers: String = closed
    ) -> String {
        #"{"own":"\#(services.peers.manager.own.text)","stations":[\#(stations.joined(separator: ","))],"#
            + #""pairings":[\#(pairings.joined(separator: ","))],"strangers":\#(strangers)}"#
    }

    /// How a pairing is told of whose code people compare.
    private static func text(_ pairing: Pairing, _ services: WebServices, isConfirmed: Bool = false) throws -> String {
        let code = try #require(pairing.code(own: services.peers.manager.own))
        let station = try #require(pairing.peer).text
        return #"{"id":"\#(pairing.id)","station":"\#(station)","name":"Gate","address":"10.0.0.2:8437","#
            + #""state":"comparing","code":"\#(code)","confirmed":\#(isConfirmed),"failure":null}"#
    }

    private static func open(
        peerPort: Int? = 8437,
        language: String = "en",
        _ use: @escaping @Sendable (Browser, WebServices) async throws -> Void
    ) async throws {
        try await Browser.open(as: .admin, language: language, peerPort: peerPort) { browser in
            try await use(browser, browser.services)
        }
    }

    // MARK: Showing

    @Test("a station that knows no other says who it is")
    func none() async throws {
        try await Self.open { browser, services in
            let answer = try await browser.get("/api/v1/stations")
            #expect(answer.text == Self.list(services))
        }
    }

    @Test("paired stations, pairings and the window for strangers are shown")
    func shown() async throws {
        try await Self.open { browser, services in
            let peer = try services.pair(name: "Back door")
            let pairing = try services.takeCall()
            try services.sharing.changePairingWindow { window in
                window.open(at: Fixtures.now)
                window.countAttempt()
                window.countAttempt()
                window.countBroken()
            }
            let station =
                #"{"id":"\#(peer.text)","name":"Back door","since":"\#(Self.now)","address":null,"#
                + #""lastContact":null,"takesMessages":true,"near":false,"silentSince":null}"#
            let strangers = #"{"openUntil":"2026-11-21T02:05:00.000Z","attempts":2,"broken":1}"#
            let text = Self.list(
                services,
                stations: [station],
                pairings: [try Self.text(pairing, services)],
                strangers: strangers
            )
            #expect(try await browser.get("/api/v1/stations").text == text)
        }
    }

    // MARK: Pairing

    @Test("strangers are answered for five minutes; asking for it again counts anew")
    func allowed() async throws {
        try await Self.open { browser, services in
            for _ in 1...2 {
                let answer = try await browser.send(.post, "/api/v1/stations/pairings/allow", bytes: [])
                #expect(answer.status == .ok)
                #expect(answer.text == #"{"openUntil":"2026-11-21T02:05:00.000Z"}"#)
                let strangers = #"{"openUntil":"2026-11-21T02:05:00.000Z","attempts":0,"broken":0}"#
                #expect(try await browser.get("/api/v1/stations").text == Self.list(services, strangers: strangers))
                try services.sharing.changePairingWindow { $0.countAttempt() }
            }
        }
    }

    @Test(
        "a pairing begins with the station at an address",
        arguments: [
            ("back-door.local", "back-door.local:8437"), (" 192.168.1.20:9000 ", "192.168.1.20:9000"),
            ("fe80::1", "[fe80::1]:8437"), ("[fe80::1]:1", "[fe80::1]:1"),
        ]
    )
    func begun(address: String, shown: String) async throws {
        try await Self.open { browser, services in
            let body = Array(#"{"address": "\#(address)"}"#.utf8)
            let answer = try await browser.send(.post, "/api/v1/stations/pairings", bytes: body)
            let pairing = try #require(try services.sharing.pairings().first)
            let text =
                #"{"id":"\#(pairing.id)","station":null,"name":"","address":"\#(shown)","state":"calling","#
                + #""code":null,"confirmed":false,"failure":null}"#
            #expect(answer.status == .created)
            #expect(answer.text == text)
            #expect(try await browser.get("/api/v1/stations").text == Self.list(services, pairings: [text]))
        }
    }

    @Test("a station without a port for others begins no pairing, and says how to get one", arguments: ["en", "zh"])
    func noPort(language: String) async throws {
        try await Self.open(peerPort: nil, language: language) { browser, services in
            let before = try StationTrace(services)
            let body = Array(#"{"address": "back-door.local"}"#.utf8)
            let answer = try await browser.send(.post, "/api/v1/stations/pairings", bytes: body)
            #expect(answer.status == .conflict)
            #expect(answer.text.contains("muster serve --peer-port 8437"))
            #expect(try StationTrace(services) == before)
        }
    }

    @Test("the code that the other station shows is confirmed, with spaces as well as without, twice as well as once")
    func confirmed() async throws {
        try await Self.open { browser, services in
            let pairing = try services.takeCall()
            let code = try #require(pairing.code(own: services.peers.manager.own))
            for typed in [code, "\(code.prefix(3)) \(code.suffix(3))"] {
                let body = Array(#"{"code": "\#(typed)"}"#.utf8)
                let answer = try await browser.send(.post, "/api/v1/stations/confirm", bytes: body)
                #expect(answer.status == .ok)
                #expect(try answer.text == Self.text(pairing, services, isConfirmed: true))
            }
            let actor = try #require(try services.sharing.pairing("called")?.confirmedBy)
            #expect(actor.hasPrefix("account:"))
            // People at the other station have not: nobody is trusted yet.
            #expect(try services.sharing.peers().isEmpty)
        }
    }

    @Test(
        "another code than the one that is shown is refused with a warning, and confirms nothing",
        arguments: ["en", "zh"]
    )
    func otherCode(language: String) async throws {
        try await Self.open(language: language) { browser, services in
            let code = try #require(try services.takeCall().code(own: services.peers.manager.own))
            let t = (language == "en" ? Language.english : .chinese).texts.stations
            let before = try StationTrace(services)
            for typed in [code == "000000" ? "000001" : "000000", "", String(code.dropLast()), code + "0"] {
                let body = Array(#"{"code": "\#(typed)"}"#.utf8)
                let answer = try await browser.send(.post, "/api/v1/stations/confirm", bytes: body)
                #expect(answer.status == .conflict)
                #expect(answer.text.contains(t.differs))
            }
            #expect(try StationTrace(services) == before)
        }
    }

    @Test("a code is of no use before another station called")
    func noPairing() async throws {
        try await Self.open { browser, services in
            let before = try StationTrace(services)
            let body = Array(#"{"code": "123456"}"#.utf8)
            let answer = try await browser.send(.post, "/api/v1/stations/confirm", bytes: body)
            #expect(answer.status == .notFound)
            #expect(answer.text.contains("No pairing is in progress, or its five minutes are over."))
            #expect(try StationTrace(services) == before)
        }
    }

    @Test("a pairing is broken off once")
    func cancelled() async throws {
        try await Self.open { browser, services in
            try services.takeCall()
            let answer = try await browser.send(.delete, "/api/v1/stations/pairings/called", bytes: [])
            #expect(answer.status == .noContent)
            #expect(answer.text.isEmpty)
            #expect(try services.sharing.pairings().isEmpty)
            let again = try await browser.send(.delete, "/api/v1/stations/pairings/called", bytes: [])
            #expect(again.status == .notFound)
        }
    }

    // MARK: Unpairing

    @Test("a station that is trusted no more gets nothing, and what was on its way to it is not sent")
    func unpaired() async throws {
        try await Self.open { browser, services in
            let peer = try services.pair()
            let commands = SharingCommands(store: services.sharing, actor: "test", source: .supervisor)
            for direction in SharingScope.Direction.allCases {
                try commands.set(direction, .everything, peer, at: Fixtures.now)
            }
            let access = services.peers.messages
            let message = try access.send("Hello", to: try access.peer(peer.text), isForWall: false, at: Fixtures.now)
            let answer = try await browser.send(.delete, "/api/v1/stations/\(peer.text)", bytes: [])
            #expect(answer.status == .noContent)
            #expect(answer.text.isEmpty)
            #expect(try await browser.get("/api/v1/stations").text == Self.list(services))
            for direction in SharingScope.Direction.allCases {
                #expect(try services.sharing.scopes(direction)[peer] ?? .nothing == .nothing)
            }
            let kept = try #require(try services.sharing.message(message.id))
            #expect(kept.state == .refused && kept.refusal == .notWanted)
            let before = try StationTrace(services)
            #expect(try await browser.send(.delete, "/api/v1/stations/\(peer.text)", bytes: []).status == .notFound)
            #expect(try StationTrace(services) == before)
        }
    }

    // MARK: Refusals

    private static let badDocuments: [(path: String, body: String, status: Int, detail: String)] = [
        ("pairings", "not JSON", 400, "The body must be a JSON object."),
        ("pairings", "[]", 400, "The body must be a JSON object."),
        ("pairings", "", 400, "The body must be a JSON object."),
        ("pairings", "{}", 422, "“address” is required."),
        ("pairings", #"{"addres": "a"}"#, 422, "“address” is required."),
        ("pairings", #"{"address": 7}"#, 422, "“address” must be a string."),
        ("pairings", #"{"address": null}"#, 422, "“address” is required."),
        ("pairings", #"{"address": ["a"]}"#, 422, "“address” must be a string."),
        ("pairings", #"{"address": ""}"#, 422, "This is not a valid address."),
        ("pairings", #"{"address": "http://a"}"#, 422, "This is not a valid address."),
        ("pairings", #"{"address": "a:0"}"#, 422, "This is not a valid address."),
        ("pairings", #"{"address": "a:65536"}"#, 422, "This is not a valid address."),
        ("pairings", #"{"address": "a b"}"#, 422, "This is not a valid address."),
        (
            "pairings", #"{"address": "\#(String(repeating: "a", count: 254))"}"#, 422,
            "This is not a valid address."
        ),
        ("pairings", #"{"address": "\#(String(repeating: "a", count: 20_000))"}"#, 413, ""),
        ("confirm", "not JSON", 400, "The body must be a JSON object."), ("confirm", "{}", 422, "“code” is required."),
        ("confirm", #"{"code": 123456}"#, 422, "“code” must be a string."),
        ("confirm", #"{"code": "123456", "id": "called"}"#, 422, "Unknown member “id”. Allowed: code."),
        ("confirm", #"{"code": "\#(String(repeating: "1", count: 20_000))"}"#, 413, ""),
    ]

    @Test("a document that says something else is refused, and begins and confirms nothing", arguments: badDocuments)
    func badDocument(path: String, body: String, status: Int, detail: String) async throws {
        try await Self.open { browser, services in
            try services.takeCall()
            let before = try StationTrace(services)
            let answer = try await browser.send(.post, "/api/v1/stations/\(path)", bytes: Array(body.utf8))
            #expect(answer.status.code == status)
            #expect(answer.text.contains(detail) || detail.isEmpty, "\(answer.text)")
            #expect(try StationTrace(services) == before)
        }
    }

    @Test(
        "what is no other station is not found",
        arguments: [
            "none", "pairings/none", String(repeating: "0", count: 64), String(repeating: "07", count: 31),
            String(repeating: "AB", count: 32),
        ]
    )
    func notThere(id: String) async throws {
        try await Self.open { browser, services in
            try services.pair(0xAB)
            let before = try StationTrace(services)
            #expect(try await browser.send(.delete, "/api/v1/stations/\(id)", bytes: []).status == .notFound)
            #expect(try StationTrace(services) == before)
        }
    }
}
