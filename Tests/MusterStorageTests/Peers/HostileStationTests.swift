import Attendance
import BeaconKit
import Crypto
import Foundation
import MusterStorage
import Station
import Testing

/// Another station that is paired, has a right key, and signs whatever it likes.
private struct HostileStation {
    let key = Curve25519.Signing.PrivateKey()
    var id: PeerID { get throws { try #require(PeerID(publicKey: Array(key.publicKey.rawRepresentation))) } }

    struct Line {
        var kind = "person-added"
        var payload: String
        var happened: Int64 = History.start.microseconds
        var recorded: Int64 = History.start.microseconds
        var offset: Int64 = 0
        var timeZone = "UTC"
        var actor = "evil"
    }

    /// What it answers to the first question of a station that holds nothing of it; nothing more after that.
    func answer(_ lines: [Line], to request: [UInt8], first: Int64 = 1) throws -> [UInt8] {
        let asked = try #require(try JSONSerialization.jsonObject(with: Data(request)) as? [String: Any])
        let isFirst = asked["after"] as? Int == 0
        var previous = Entry.noHash
        var places: [[String: Any]] = []
        var kept: [Excerpt.Place] = []
        for (index, line) in lines.enumerated() {
            var entry = StoredEntry(
                sequence: Int64(index) + 1,
                kind: line.kind,
                payload: line.payload,
                happened: Instant(microseconds: line.happened),
                recorded: Instant(microseconds: line.recorded),
                timeZone: line.timeZone,
                offset: line.offset,
                source: "supervisor",
                receiver: nil,
                actor: line.actor,
                previousHash: previous,
                hash: []
            )
            entry.hash = entry.computedHash
            previous = entry.hash
            kept.append(.entry(entry))
            places.append([
                "kind": line.kind, "payload": line.payload, "happened": line.happened, "recorded": line.recorded,
                "offset": line.offset, "timeZone": line.timeZone, "source": "supervisor", "actor": line.actor,
            ])
        }
        let excerpt = try Excerpt(
            first: isFirst ? first : Int64(lines.count) + 1,
            previous: isFirst ? Entry.noHash : previous,
            places: isFirst ? kept : [],
            key: key
        )
        return Array(
            try JSONSerialization.data(withJSONObject: [
                "version": 1,
                "part": [
                    "first": excerpt.first, "previous": Hexadecimal.text(excerpt.previous),
                    "places": isFirst ? places : [], "signature": Hexadecimal.text(excerpt.signature), "values": [],
                    "mark": "m", "head": lines.count, "clock": History.start.microseconds,
                ] as [String: Any],
            ])
        )
    }

    func give(_ lines: [Line], to station: TestStation) async throws {
        try await station.manager.catchUp(with: id) { try answer(lines, to: $0) }
    }
}

@Suite("A paired station that means harm")
struct HostileStationTests {
    private let station: TestStation
    private let hostile = HostileStation()

    init() throws {
        station = try TestStation()
        try station.record(try History.site())
        try station.record(try History.person(1))
        try station.record(.takingChanged(TakingChanged(PeerScope(station: hostile.id, scope: .everything))))
    }

    private static let person = #"{"details":"dd","number":7,"person":"p"}"#
    private static let zeros = String(repeating: "0", count: 64)

    @Test(
        "what cannot have been recorded is not kept, and stops nothing",
        arguments: [
            HostileStation.Line(payload: person, happened: .max),
            .init(payload: person, happened: .min),
            .init(payload: person, recorded: .max),
            .init(payload: person, offset: .max),
            .init(payload: person, offset: .min),
            .init(payload: person, timeZone: String(repeating: "A", count: 1000)),
            .init(payload: person, actor: String(repeating: "A", count: 100_000)),
            .init(payload: person, actor: "somebody\0else"),
            .init(kind: "of-a-newer-version", payload: "{\"a\":\"\0\"}"),
            .init(payload: #"{"details":"\#(String(repeating: "d", count: 100_000))","number":7,"person":"p"}"#),
            .init(
                kind: "sharing-received",
                payload: #"{"hash":"\#(zeros)","people":"all","station":"\#(zeros)","through":9223372036854775807}"#
            ),
            .init(kind: "receiver-deaf", payload: #"{"lastHeard":9223372036854775807}"#),
            .init(kind: "clock-jumped", payload: #"{"seconds":1e+300}"#),
            // Such a correction made every page step through all days up to it.
            .init(
                kind: "correction-made",
                payload: #"{"at":9223372036854775807,"change":"add","direction":"out","id":"c","person":"p","#
                    + #""reason":"rr"}"#
            ),
            .init(kind: "period-closed", payload: #"{"from":"0001-01-01","to":"9999-12-31"}"#),
        ]
    )
    private func implausible(line: HostileStation.Line) async throws {
        try await hostile.give([line], to: station)
        let held = try station.store.held(of: hostile.id)
        #expect(held.head.sequence == 1)
        #expect(try station.store.sharedEntries(after: 0, limit: 10).isEmpty)
        #expect(try station.store.verifyHeld() == [])
        #expect(try station.store.state().roster.people.count == 1)
        // A punch and a start after it work as before.
        try station.punch(1, .in)
        #expect(try station.store.latestStay(of: History.id(1), at: station.now)?.isOpen == true)
    }

    @Test("a place from which nobody can count on is refused", arguments: [0, -1, Int64.min, Int64.max, Int64.max - 1])
    func firstPlace(first: Int64) async throws {
        let line = HostileStation.Line(payload: Self.person)
        await #expect(throws: SharingError.self) {
            try await station.manager.catchUp(with: hostile.id) { try hostile.answer([line], to: $0, first: first) }
        }
        #expect(try station.store.held(of: hostile.id) == .nothing)
    }

    @Test("questions about places that no chain has are refused", arguments: [-1, Int64.min, Int64.max])
    func questions(place: Int64) async throws {
        let request = #"{"version":1,"after":\#(place),"hash":"","mark":"","head":\#(place),"headHash":""}"#
        await #expect(throws: SharingError.unreadable) {
            _ = try await station.manager.answer(Array(request.utf8), from: hostile.id)
        }
    }

    /// Each edit is compared with the newest and not with all others, or this would take many minutes.
    @Test("thousands of edits of one person cost what each of them costs")
    func edits() async throws {
        let added = HostileStation.Line(payload: Self.person)
        let edits = (0..<8_000).map { number in
            HostileStation.Line(
                kind: "person-edited",
                payload: #"{"details":"\#(number)","number":\#(7 + number % 2),"person":"p"}"#
            )
        }
        try await hostile.give([added] + edits, to: station)
        for _ in 0..<2 { #expect(try station.store.state().roster.people.count <= 2) }
    }

    @Test("what it gave is dropped at once, and the own record stays")
    func dropped() async throws {
        try await hostile.give([.init(payload: Self.person)], to: station)
        #expect(try station.store.held(of: hostile.id).head.sequence == 1)
        #expect(try station.store.dropHeld(of: hostile.id) == 1)
        #expect(try station.store.held(of: hostile.id) == .nothing)
        #expect(try station.store.state().roster.people.keys.map(\.self) == [History.id(1)])
        #expect(try station.store.verifyHeld() == [])
        // It may come again.
        try await hostile.give([.init(payload: Self.person)], to: station)
        #expect(try station.store.held(of: hostile.id).head.sequence == 1)
    }
}
