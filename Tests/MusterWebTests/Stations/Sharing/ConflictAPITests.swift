import Attendance
import BeaconKit
import HTTPTypes
import MusterStorage
import MusterWeb
import Station
import Testing

@Suite("Conflicts for programs")
struct ConflictAPITests {
    /// Sam Hill of here and Mei Lin of another station both have the number 7.
    private static func meet(_ services: WebServices) async throws -> (own: PersonID, other: PersonID) {
        let own = try RosterCommands(store: services.journal, actor: "tester", source: .supervisor).add(
            number: try #require(PersonNumber(rawValue: 7)),
            details: try PersonDetails(name: "Sam Hill", department: "Sales", position: "Clerk"),
            at: Fixtures.now
        )
        return (own.id, try await OtherStation.give("Mei Lin", number: 7, to: services))
    }

    private static func open(
        _ use: @escaping @Sendable (Program, WebServices, _ own: PersonID, _ other: PersonID) async throws -> Void
    ) async throws {
        try await Program.open([.editPeople]) { program, services in
            let (own, other) = try await meet(services)
            try await use(program, services, own, other)
        }
    }

    private static func numbers(_ services: WebServices) throws -> [PersonID: Int] {
        try services.journal.state().roster.people.mapValues(\.number.rawValue)
    }

    @Test("without a conflict there is an empty list")
    func none() async throws {
        try await Program.open([.editPeople]) { program, _ in
            let answer = try await program.send(.get, "/api/v1/conflicts")
            #expect(answer.text == #"{"conflicts":[]}"#)
        }
    }

    @Test("each side is shown with the station and the person that recorded it")
    func shown() async throws {
        try await Self.open { program, services, _, _ in
            let conflict = try #require(try services.journal.state().conflicts.first)
            let stations = conflict.sides.map { String($0.origin.text.prefix(8)) }
            func side(_ station: String, _ name: String, _ department: String, _ position: String) -> String {
                #"{"station":"\#(station)","happened":"2026-11-21T02:00:00.000Z","actor":"tester","number":7,"#
                    + #""name":"\#(name)","department":"\#(department)","position":"\#(position)","#
                    + #""photo":false,"removal":false}"#
            }
            let sides = [side(stations[0], "Sam Hill", "Sales", "Clerk"), side(stations[1], "Mei Lin", "", "")]
            let text =
                #"{"conflicts":[{"id":"number-7","kind":"number","subject":"7","sides":[\#(sides[0]),\#(sides[1])]}]}"#
            #expect(try await program.send(.get, "/api/v1/conflicts").text == text)
            #expect(stations[0] == String(try services.sharing.stationID().text.prefix(8)))
        }
    }

    @Test("the side that is named gets the other number, and the conflict is over", arguments: [1, 2])
    func decided(side: Int) async throws {
        try await Self.open { program, services, own, other in
            let body = #"{"side": \#(side), "number": 70}"#
            let answer = try await program.send(.post, "/api/v1/conflicts/number-7", body)
            #expect(answer.status == .noContent)
            #expect(answer.text.isEmpty)
            #expect(try Self.numbers(services) == (side == 1 ? [own: 70, other: 7] : [own: 7, other: 70]))
            #expect(try await program.send(.get, "/api/v1/conflicts").text == #"{"conflicts":[]}"#)
            let entry = try #require(try services.journal.entry(at: try services.sharing.ownHead().sequence))
            #expect(entry.source == .api)
            // Who decides it again comes too late, and changes nothing.
            let before = try StationTrace(services)
            let again = try await program.send(.post, "/api/v1/conflicts/number-7", #"{"side": 1, "number": 71}"#)
            #expect(again.status == .notFound)
            #expect(try StationTrace(services) == before)
        }
    }

    private static let refusals: [(id: String, body: String, status: Int, detail: String)] = [
        ("number-7", "not JSON", 400, "The body must be a JSON object."),
        ("number-7", "[1]", 400, "The body must be a JSON object."),
        ("number-7", "", 400, "The body must be a JSON object."),
        ("number-7", #"{"sides": 1}"#, 422, "“side” is required."),
        ("number-7", #"{"side": 1, "sides": 1}"#, 422, "Unknown member “sides”. Allowed: number, side."),
        ("number-7", "{}", 422, "“side” is required."), ("number-7", #"{"number": 70}"#, 422, "“side” is required."),
        ("number-7", #"{"side": "1"}"#, 422, "“side” must be a whole number."),
        ("number-7", #"{"side": null}"#, 422, "“side” is required."),
        ("number-7", #"{"side": 1.5}"#, 422, "“side” must be a whole number."),
        ("number-7", #"{"side": 1e30}"#, 422, "“side” must be a whole number."),
        ("number-7", #"{"side": 1, "number": "70"}"#, 422, "“number” must be a whole number."),
        ("number-7", #"{"side": 1, "number": null}"#, 422, "Enter the person’s new number"),
        ("number-7", #"{"side": 1, "number": 70.5}"#, 422, "“number” must be a whole number."),
        ("number-7", #"{"side": 1, "number": 0}"#, 422, "Enter the person’s new number: 1 to 999999999."),
        ("number-7", #"{"side": 1, "number": 1000000000}"#, 422, "Enter the person’s new number"),
        ("number-7", #"{"side": 1}"#, 422, "Enter the person’s new number"),
        ("number-7", #"{"side": 0, "number": 70}"#, 422, "There is no such side. Choose 1 to 2."),
        ("number-7", #"{"side": 3, "number": 70}"#, 422, "There is no such side. Choose 1 to 2."),
        ("number-7", #"{"side": -9223372036854775808, "number": 70}"#, 422, "There is no such side."),
        ("number-7", #"{"side": 2, "number": 7}"#, 422, "The number belongs to Sam Hill. Choose another."),
        ("number-7", #"{"side": 2, "number": 8}"#, 422, "The number belongs to Ann Archived. Choose another."),
        ("number-9", #"{"side": 1, "number": 70}"#, 404, "Somebody else has already decided this."),
        ("nothing", #"{"side": 1}"#, 404, "Somebody else has already decided this."),
        ("number-7", #"{"side": 1, "number": 70, "x": "\#(String(repeating: "x", count: 140_000))"}"#, 413, ""),
    ]

    @Test("a decision that cannot be is refused, and nothing is changed", arguments: refusals)
    func refused(id: String, body: String, status: Int, detail: String) async throws {
        try await Self.open { program, services, _, _ in
            let commands = RosterCommands(store: services.journal, actor: "tester", source: .supervisor)
            let archived = try commands.add(
                number: try #require(PersonNumber(rawValue: 8)),
                details: try PersonDetails(name: "Ann Archived"),
                at: Fixtures.now
            )
            try commands.archive(archived.id, at: Fixtures.now)
            let before = try StationTrace(services)
            let answer = try await program.send(.post, "/api/v1/conflicts/\(id)", body)
            #expect(answer.status.code == status)
            #expect(answer.detail.hasPrefix(detail), "\(answer.detail)")
            #expect(try StationTrace(services) == before)
        }
    }

    @Test("what is wrong is said in the program's language")
    func language() async throws {
        try await Self.open { program, _, _, _ in
            let t = Language.chinese.texts.sharing
            for (id, body, detail) in [
                ("number-7", #"{"side": 1}"#, t.numberMissing), ("number-9", #"{"side": 1}"#, t.gone),
                ("number-7", #"{"side": 2, "number": 7}"#, t.numberTaken("Sam Hill")),
            ] {
                let answer = try await program.send(.post, "/api/v1/conflicts/\(id)", body, language: "zh")
                #expect(answer.detail == detail)
            }
        }
    }
}
