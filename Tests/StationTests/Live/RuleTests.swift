import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Rules at a station")
struct RuleTests {
    private static let tag = BeaconIdentity(uuid: StationScript.uuid, major: 9, minor: 9)

    private func set(_ rule: Rule, _ script: StationScript) async throws {
        try RuleCommands(store: script.store, actor: "test", source: .kiosk).set(rule, at: script.now)
        await script.station.rosterChanged()
    }

    @Test("who comes and goes is greeted on the board for some seconds")
    func greetings() async throws {
        var script = try await StationScript()
        try await script.add(42, "Li Na")
        try await set(try Rule(name: "in", subject: .everybody, event: .enters, show: ""), script)
        try await set(try Rule(name: "out", subject: .everybody, event: .leaves, show: "Bye {name}"), script)
        script.near = [42: -60]
        await script.run(4)
        let greetings = await script.station.board().greetings
        #expect(greetings.map(\.name) == ["Li Na"])
        #expect(greetings.map(\.isFarewell) == [false])
        await script.run(20)
        #expect(await script.station.board().greetings.isEmpty)
        script.near = [:]
        await script.run(305)
        let farewells = await script.station.board().greetings
        #expect(farewells.map { Greeting.fill($0.text, name: $0.name) } == ["Bye Li Na"])
        #expect(farewells.map(\.isFarewell) == [true])
        #expect(try script.alerts().map(\.kind) == [.shown, .shown])
    }

    @Test("any beacon of a region tells, when it comes, is near, is in the room and goes")
    func beacons() async throws {
        var script = try await StationScript()
        let subject = RuleSubject.beacons(StationScript.uuid, major: 9, minor: nil)
        for event in [RuleEvent.enters, .near, .room("Entrance"), .leaves] {
            try await set(try Rule(name: event.word, subject: subject, event: event, notify: event.word), script)
        }
        script.beacons = [Self.tag: -80]
        await script.run(10)
        #expect(try Set(script.alerts().map(\.text)) == ["enters", "room"])
        script.beacons = [Self.tag: -50]
        await script.run(20)
        #expect(try script.alerts().last?.text == "near")
        #expect(try script.alerts().last?.beacon == Self.tag)
        script.beacons = [:]
        await script.run(100)
        #expect(try script.alerts().last?.text == "leaves")
        #expect(try script.alerts().count == 4)
    }

    @Test("a door opens for who is near, once it is allowed, and stays shut when that cannot be recorded")
    func doors() async throws {
        var script = try await StationScript()
        try await script.add(42, "Li Na")
        let door = try Door(name: "Front", means: .webhook)
        let rule = try Rule(name: "door", subject: .everybody, event: .near, interval: 10, door: door)
        let commands = RuleCommands(store: script.store, actor: "test", source: .kiosk)
        #expect(throws: RuleError.doorsNotAllowed) { try commands.set(rule, at: script.now) }
        try commands.allowDoors(true, at: script.now)
        try await set(rule, script)
        script.near = [42: -80]
        await script.run(30)
        #expect(try script.openings() == [])
        script.near = [42: -50]
        await script.run(30)
        let person = try #require(try script.store.state().roster.people.keys.first)
        #expect(try script.openings() == [DoorOpening(rule: rule.id, door: door, person: person)])
        script.near = [:]
        await script.run(60)
        script.disk.fill(true)
        script.near = [42: -50]
        await script.run(30)
        script.disk.fill(false)
        await script.run(30)
        #expect(try script.openings().count == 1)
        script.near = [:]
        await script.run(60)
        try commands.allowDoors(false, at: script.now)
        await script.station.rosterChanged()
        script.near = [42: -50]
        await script.run(30)
        #expect(try script.openings().count == 1)
    }

    @Test("rules that tell each other of the same end")
    func chains() async throws {
        var script = try await StationScript()
        try await script.add(42, "Li Na")
        for name in ["a", "b", "c"] {
            let rule = try Rule(name: name, subject: .everybody, event: .enters, show: "", notify: name)
            try await set(rule, script)
        }
        script.near = [42: -60]
        await script.run(60)
        #expect(try script.alerts().count == 6)
    }
}
