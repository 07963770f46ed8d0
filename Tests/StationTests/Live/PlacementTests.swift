import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Receivers that people name and place")
struct PlacementTests {
    private static let stick = Adapter(index: 0, address: "00:1A:7D:DA:71:13")
    private var script: StationScript

    init() async throws {
        script = try await StationScript()
        try await script.add(7, "Mei Lin")
        script.near[7] = -60
        await script.run(10)
    }

    private var commands: ReceiverCommands {
        ReceiverCommands(store: script.store, actor: "test", source: .supervisor)
    }

    private func place(_ id: String, _ name: String, _ room: String, from version: String? = nil) async throws {
        try await commands.place(
            ReceiverPlacement(receiver: id, name: name, room: room),
            from: version,
            among: script.station.receiverReports(),
            at: script.now
        )
        await script.station.rosterChanged()
        await script.station.publish()
    }

    @Test("a name and a room count at once, for the board and the journal, and after a restart")
    mutating func placed() async throws {
        #expect(await script.person(7)?.room == "Entrance")
        try await place("door", "Front door", "Lobby")
        #expect(await script.station.board().receivers.map(\.name) == ["Front door"])
        #expect(await script.person(7)?.room == "Lobby")
        await script.run(5)
        #expect(await script.station.beacons().beacons.first?.room == "Lobby")
        try await script.restart(after: 5)
        await script.run(5)
        #expect(await script.station.board().receivers.map(\.room) == ["Lobby"])
        script.near = [:]
        await script.run(400)
        let last = try script.store.entries(after: 0, limit: 1000).last { $0.fact.kind == Punch.kind }
        #expect(last?.receiver == "Front door")
        #expect(try script.punches() == ["in 08:00:01", "out 08:00:25"])
    }

    @Test("an adapter keeps its place by its address, whatever number it gets, over the default room")
    mutating func adapter() async throws {
        _ = await script.station.attach(Self.stick)
        try await place(Self.stick.address, "Stick", "Kitchen")
        try await script.restart(after: 1)
        _ = await script.station.attach(Adapter(index: 4, address: Self.stick.address))
        await script.run(1)
        let receiver = await script.station.board().receivers.last
        #expect(receiver?.name == "Stick" && receiver?.room == "Kitchen" && receiver?.adapter == "hci4")
    }

    @Test("two who change one receiver: the second is told, and what changes nothing is no conflict")
    mutating func conflict() async throws {
        let seen = try #require(await script.station.receiverReports().first?.placement?.version)
        try await place("door", "Front door", "Lobby", from: seen)
        await #expect(throws: ReceiverError.changedMeanwhile) { try await place("door", "Back", "Yard", from: seen) }
        try await place("door", "Front door", "Lobby", from: seen)
        #expect(try script.facts().filter { $0.kind == ReceiverPlacement.kind }.count == 1)
    }

    @Test("names are one receiver's only, whatever the case, and there has to be one")
    mutating func refused() async throws {
        _ = await script.station.attach(Self.stick)
        await #expect(throws: ReceiverError.nameTaken("DOOR")) { try await place(Self.stick.address, "DOOR", "x") }
        await #expect(throws: ReceiverError.noSuchReceiver("nowhere")) { try await place("nowhere", "a", "b") }
        #expect(throws: ReceiverError.empty(.name)) { try ReceiverPlacement(receiver: "a", name: " ", room: "b") }
        #expect(throws: ReceiverError.empty(.room)) { try ReceiverPlacement(receiver: "a", name: "b", room: "") }
        #expect(throws: ReceiverError.tooLong(.name)) {
            try ReceiverPlacement(receiver: "a", name: String(repeating: "x", count: 61), room: "b")
        }
        #expect(throws: ReceiverError.controlCharacter(.room)) {
            try ReceiverPlacement(receiver: "a", name: "b", room: "c\u{7}")
        }
    }

    @Test("another away time counts at once: who is here stays, and goes when it says so")
    mutating func policy() async throws {
        let settings = SettingsCommands(store: script.store, actor: "test", source: .supervisor)
        var wanted = PolicySetup()
        wanted.awayAfter = 30
        let seen = AttendancePolicy().version
        try settings.change(wanted, from: seen, usual: AttendancePolicy(), at: script.now)
        await script.station.rosterChanged()
        #expect(await script.station.attendancePolicy().awayAfter == .seconds(30))
        await script.run(100)
        #expect(try script.punches() == ["in 08:00:01"])
        script.near = [:]
        await script.run(45)
        #expect(try script.punches() == ["in 08:00:01", "out 08:01:50"])
        wanted.awayAfter = 60
        #expect(throws: SettingsCommands.ChangedMeanwhile.self) {
            try settings.change(wanted, from: seen, usual: AttendancePolicy(), at: script.now)
        }
        try await script.restart(after: 1)
        #expect(await script.station.attendancePolicy().awayAfter == .seconds(30))
    }
}
