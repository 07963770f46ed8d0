import Attendance
import BeaconKit
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("Sharing for programs")
struct SharingAPITests {
    private static let key = String(repeating: "7a", count: 32)
    private static let nothing = #"{"people":"none","punches":"none","items":false,"planning":false}"#

    /// How a station that is not paired is told of.
    private static func line(
        giving: (people: String, punches: String, items: Bool) = ("none", "none", false),
        taking: String = nothing
    ) -> String {
        let given =
            #""people":"\#(giving.people)","punches":"\#(giving.punches)","items":\#(giving.items),"planning":false"#
        return #"{"station":"\#(key)","name":null,\#(given),"taking":\#(taking),"received":0,"trouble":null}"#
    }

    private static func text(_ services: WebServices, _ lines: [String]) throws -> String {
        let own = try services.sharing.stationID().text
        return #"{"station":"\#(own)","stations":[\#(lines.joined(separator: ","))]}"#
    }

    /// What of another station a program changes.
    private enum Way: String, CaseIterable {
        case giving = ""
        case taking = "/taking"

        func path(_ station: String) -> String { "/api/v1/sharing/\(station)\(rawValue)" }
        var direction: SharingScope.Direction { self == .giving ? .giving : .taking }
        var other: SharingScope.Direction { self == .giving ? .taking : .giving }
    }

    @Test("nothing passes before somebody says so; a paired station is there with its name")
    func none() async throws {
        try await Program.open([.changeSettings]) { program, services in
            #expect(try await program.send(.get, "/api/v1/sharing").text == Self.text(services, []))
            let peer = try services.pair(name: "Back door")
            let paired =
                #"{"station":"\#(peer.text)","name":"Back door","people":"none","punches":"none","items":false,"#
                + #""planning":false,"taking":\#(Self.nothing),"received":0,"trouble":null}"#
            #expect(try await program.send(.get, "/api/v1/sharing").text == Self.text(services, [paired]))
        }
    }

    @Test("what a station receives is set and answered; what is not named stays, and the same twice is recorded once")
    func giving() async throws {
        try await Program.open([.changeSettings]) { program, services in
            let path = Way.giving.path(Self.key)
            let body = #"{"people": "department:R&D", "punches": "none", "items": true}"#
            let first = try await program.send(.put, path, body)
            #expect(first.status == .ok)
            let line = Self.line(giving: ("department:R&D", "none", true))
            #expect(try first.text == Self.text(services, [line]))
            let head = try services.sharing.ownHead()
            for same in [body, "{}", #"{"people": "department:R&D"}"#, #"{"items": true}"#] {
                #expect(try await program.send(.put, path, same).text == first.text)
            }
            #expect(try services.sharing.ownHead() == head)
            let less = try await program.send(.put, path, #"{"items": false}"#)
            #expect(try less.text == Self.text(services, [Self.line(giving: ("department:R&D", "none", false))]))
            #expect(try services.sharing.ownHead().sequence == head.sequence + 1)
            #expect(try services.sharing.scopes(.taking).isEmpty)
        }
    }

    @Test("what is taken over of a station is set apart from what it receives")
    func taking() async throws {
        try await Program.open([.changeSettings]) { program, services in
            let answer = try await program.send(
                .put,
                Way.taking.path(Self.key),
                #"{"people": "all", "punches": "all"}"#
            )
            #expect(answer.status == .ok)
            let line = Self.line(taking: #"{"people":"all","punches":"all","items":false,"planning":false}"#)
            #expect(try answer.text == Self.text(services, [line]))
            #expect(try await program.send(.get, "/api/v1/sharing").text == answer.text)
            #expect(try services.sharing.scopes(.giving).isEmpty)
        }
    }

    @Test("each way of naming people is read, and told in one order", arguments: Way.allCases)
    private func selections(way: Way) async throws {
        try await Program.open([.changeSettings]) { program, services in
            let commands = RosterCommands(store: services.journal, actor: "test", source: .supervisor)
            for (number, name) in [(7, "Mei Lin"), (12, "Sam Hill")] {
                let number = try #require(PersonNumber(rawValue: number))
                _ = try commands.add(number: number, details: try PersonDetails(name: name), at: Fixtures.now)
            }
            for (sent, told) in [
                ("all", "all"), ("none", "none"), ("department:Sales", "department:Sales"), ("number:7", "number:7"),
                (" number:12 , department:Sales,number:7", "department:Sales,number:7,number:12"),
            ] {
                let body = #"{"people": "\#(sent)", "punches": "\#(sent)"}"#
                #expect(try await program.send(.put, way.path(Self.key), body).status == .ok)
                let peer = try #require(PeerID(Self.key))
                let scope = try #require(try services.sharing.scopes(way.direction)[peer])
                let shown = try SharingCommands(store: services.sharing, actor: "test", source: .api).text(of: scope)
                #expect(shown.people == told && shown.punches == told && !shown.items)
                #expect(try services.sharing.scopes(way.other).isEmpty)
            }
        }
    }

    @Test(
        "a station is named by its key, the beginning of a known one, or the name of a paired one",
        arguments: Way.allCases
    )
    private func names(way: Way) async throws {
        try await Program.open([.changeSettings]) { program, services in
            let peer = try services.pair(name: "Back door")
            for (name, people) in [
                (peer.text, "all"), (peer.text.uppercased(), "none"), (String(peer.text.prefix(8)), "all"),
                ("Back%20door", "none"), ("back%20DOOR", "all"),
            ] {
                #expect(try await program.send(.put, way.path(name), #"{"people": "\#(people)"}"#).status == .ok)
                let scope = try services.sharing.scopes(way.direction)[peer]
                #expect(scope?.people == (people == "all" ? .everybody : .nobody), "\(name)")
            }
            #expect(try services.sharing.scopes(way.direction).count == 1)
        }
    }

    // MARK: Refusals

    private static let refusals: [(body: String, status: Int, detail: String)] = [
        ("not JSON", 400, "The body must be a JSON object."), ("[]", 400, "The body must be a JSON object."),
        ("", 400, "The body must be a JSON object."),
        (#"{"person": "all"}"#, 422, "Unknown member “person”. Allowed: items, people, planning, punches."),
        (#"{"people": "all", "taking": {}}"#, 422, "Unknown member “taking”."),
        (#"{"people": true}"#, 422, "“people” must be a string."),
        (#"{"people": null}"#, 422, "Enter all, none, or a list"),
        (#"{"people": ["all"]}"#, 422, "“people” must be a string."),
        (#"{"punches": 7}"#, 422, "“punches” must be a string."),
        (#"{"items": "yes"}"#, 422, "“items” must be true or false."),
        (#"{"items": 1}"#, 422, "“items” must be true or false."),
        (#"{"planning": "yes"}"#, 422, "“planning” must be true or false."),
        (#"{"people": ""}"#, 422, "Enter all, none, or a list"),
        (#"{"people": "everyone"}"#, 422, "Enter all, none, or a list"),
        (#"{"people": "All"}"#, 422, "Enter all, none, or a list"),
        (#"{"people": "all,number:7"}"#, 422, "Enter all, none, or a list"),
        (#"{"people": "department:"}"#, 422, "Enter all, none, or a list"),
        (#"{"people": "number:0"}"#, 422, "Enter all, none, or a list"),
        (#"{"people": "number:x"}"#, 422, "Enter all, none, or a list"),
        (#"{"people": "department:Sales,"}"#, 422, "Enter all, none, or a list"),
        (#"{"people": "all", "punches": "some"}"#, 422, "Enter all, none, or a list"),
        (#"{"people": "number:77"}"#, 422, "Nobody has the number 77."),
        (#"{"people": "\#(String(repeating: "x", count: 140_000))"}"#, 413, ""),
    ]

    @Test("what cannot be shared is refused, and nothing is changed", arguments: refusals, Way.allCases)
    private func refused(row: (body: String, status: Int, detail: String), way: Way) async throws {
        try await Program.open([.changeSettings]) { program, services in
            let peer = try services.pair()
            let before = try StationTrace(services)
            let answer = try await program.send(.put, way.path(peer.text), row.body)
            #expect(answer.status.code == row.status)
            #expect(answer.detail.hasPrefix(row.detail), "\(answer.detail)")
            #expect(try StationTrace(services) == before)
        }
    }

    @Test(
        "what names no other station, or several, is not found",
        arguments: [
            "0707070", "nowhere", "Gate", String(repeating: "7", count: 63), String(repeating: "7g", count: 32),
        ],
        Way.allCases
    )
    private func unknown(station: String, way: Way) async throws {
        try await Program.open([.changeSettings]) { program, services in
            try services.pair()
            for byte: UInt8 in [8, 9] { try services.pair(byte, name: "Gate") }
            let before = try StationTrace(services)
            let answer = try await program.send(.put, way.path(station), #"{"people": "all"}"#)
            #expect(answer.status == .notFound)
            #expect(answer.detail == Language.english.texts.sharing.noSuchStation)
            #expect(try StationTrace(services) == before)
        }
    }

    @Test("a station shares nothing with itself", arguments: Way.allCases)
    private func itself(way: Way) async throws {
        try await Program.open([.changeSettings]) { program, services in
            let before = try StationTrace(services)
            let own = try services.sharing.stationID().text
            #expect(try await program.send(.put, way.path(own), #"{"people": "all"}"#).status == .notFound)
            #expect(try StationTrace(services) == before)
        }
    }

    @Test("what is wrong is said in the program's language")
    func language() async throws {
        try await Program.open([.changeSettings]) { program, _ in
            let t = Language.chinese.texts.sharing
            for (path, body, detail) in [
                (Way.giving.path(Self.key), #"{"people": "x"}"#, t.badSelection),
                (Way.taking.path("nowhere"), "{}", t.noSuchStation),
            ] {
                let answer = try await program.send(.put, path, body, language: "zh")
                #expect(answer.detail == detail)
            }
        }
    }
}
