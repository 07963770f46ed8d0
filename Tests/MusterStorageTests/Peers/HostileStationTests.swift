import Attendance
import BeaconKit
import FactExamples
import MusterStorage
import Station
import Testing

extension HostileStation {
    fileprivate func give(_ lines: [Line], to station: TestStation) async throws {
        try await station.manager.catchUp(with: id) { try answer(lines, to: $0) }
    }
}

@Suite("A paired station that means harm")
struct HostileStationTests {
    private let station: TestStation
    private let hostile: HostileStation

    init() throws {
        hostile = try HostileStation()
        station = try TestStation()
        try station.record(try History.site())
        try station.record(try History.person(1))
        try station.record(.takingChanged(TakingChanged(PeerScope(station: hostile.id, scope: .everything))))
    }

    @Test("what cannot have been recorded is not kept, and stops nothing", arguments: HostileStation.impossible)
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
        let line = HostileStation.Line(payload: HostileStation.person)
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
        try await hostile.give(HostileStation.edits(8_000), to: station)
        for _ in 0..<2 { #expect(try station.store.state().roster.people.count <= 2) }
    }

    @Test("what it gave is dropped at once, and the own record stays")
    func dropped() async throws {
        try await hostile.give([.init(payload: HostileStation.person)], to: station)
        #expect(try station.store.held(of: hostile.id).head.sequence == 1)
        #expect(try station.store.dropHeld(of: hostile.id) == 1)
        #expect(try station.store.held(of: hostile.id) == .nothing)
        #expect(try station.store.state().roster.people.keys.map(\.self) == [History.id(1)])
        #expect(try station.store.verifyHeld() == [])
        // It may come again.
        try await hostile.give([.init(payload: HostileStation.person)], to: station)
        #expect(try station.store.held(of: hostile.id).head.sequence == 1)
    }
}
