import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Radios that come and go")
struct RadioTests {
    private static let stick = Adapter(index: 0, address: "00:1A:7D:DA:71:13")
    private static let other = Adapter(index: 1, address: "00:1A:7D:DA:71:14")
    static let faults = RadioConditionTests.all.filter(\.isDeaf)

    private var script: StationScript

    /// A station with one adapter that listens, and somebody near it.
    init() async throws {
        script = try await StationScript(hasDoor: false)
        try await script.add(7, "Mei Lin")
        script.receiver = await script.station.attach(Self.stick)
        await script.station.update(.listening, of: script.receiver)
        script.near[7] = -60
        await script.run(60)
    }

    private func receiver(_ index: Int = 0) async -> BoardReceiver? {
        let receivers = await script.station.board().receivers
        return receivers.indices.contains(index) ? receivers[index] : nil
    }

    private func radioFacts() throws -> [String] {
        try script.facts().compactMap { if case .radioChanged(let changed) = $0 { changed.condition } else { nil } }
    }

    @Test("an adapter is a receiver in the site's room, found again by its address under another number")
    func attach() async throws {
        #expect(await receiver()?.name == "hci0")
        #expect(await receiver()?.room == "Muster")
        #expect(await receiver()?.health == .hearing)
        #expect(await script.person(7)?.room == "Muster")
        let again = await script.station.attach(Adapter(index: 3, address: Self.stick.address))
        let second = await script.station.attach(Adapter(index: 0, address: Self.other.address))
        await script.station.publish()
        #expect(again == script.receiver)
        #expect(second != script.receiver)
        #expect(await receiver()?.name == "hci0")
        #expect(await receiver()?.adapter == "hci3")
        // The name is taken: entries of the journal bear it.
        #expect(await receiver(1)?.name == "hci0 (\(Self.other.address))")
    }

    @Test("a radio out of order is deaf at once, checks nobody out, and recovers by itself", arguments: Self.faults)
    mutating func fault(condition: RadioCondition) async throws {
        script.isHearing = false
        await script.station.update(condition, of: script.receiver)
        await script.run(1)
        #expect(await receiver()?.health == .deaf)
        #expect(await receiver()?.condition == condition)
        #expect(await script.person(7)?.isFrozen == true)
        await script.run(3600)
        #expect(await script.person(7)?.standing.status == .onSite)

        await script.station.update(.starting, of: script.receiver)
        await script.station.update(.listening, of: script.receiver)
        script.isHearing = true
        await script.run(2)
        #expect(await receiver()?.health == .hearing)
        #expect(await receiver()?.condition == .listening)
        #expect(await script.person(7)?.isFrozen == false)
        #expect(try script.punches() == ["in 08:00:01"])
    }

    @Test("each change is in the journal once, with the reason, however often it is told")
    mutating func journal() async throws {
        script.isHearing = false
        for _ in 0..<3 {
            await script.station.update(.blocked(byHardware: false), of: script.receiver)
            await script.run(20)
        }
        await script.station.update(.starting, of: script.receiver)
        await script.station.update(.failed("busy"), of: script.receiver)
        await script.station.update(.starting, of: script.receiver)
        await script.station.update(.failed("busy"), of: script.receiver)
        await script.station.update(.listening, of: script.receiver)
        script.isHearing = true
        await script.run(5)
        #expect(try radioFacts() == ["blocked", "failed", "listening"])
        let facts = try script.facts()
        #expect(facts.contains(.radioChanged(RadioChanged(condition: "failed", cause: "busy"))))
        #expect(facts.count { if case .receiverDeaf = $0 { true } else { false } } == 1)
        #expect(facts.count { $0 == .receiverHeard } == 1)
        let entries = try script.store.entries(after: 0, limit: 1000)
        let changes = entries.filter { $0.fact.kind == RadioChanged.kind }
        #expect(changes.allSatisfy { $0.receiver == "hci0" && $0.source == .system })
    }

    @Test("a radio that fell silent is not believed to listen before it is heard")
    mutating func silent() async throws {
        script.isHearing = false
        await script.station.update(.silent, of: script.receiver)
        for _ in 0..<10 {
            await script.run(60)
            await script.station.update(.starting, of: script.receiver)
            await script.station.update(.listening, of: script.receiver)
            await script.run(90)
            await script.station.update(.silent, of: script.receiver)
        }
        #expect(await receiver()?.condition == .silent)
        #expect(try radioFacts() == ["silent"])
        script.isHearing = true
        await script.run(2)
        #expect(await receiver()?.condition == .listening)
        #expect(try radioFacts() == ["silent", "listening"])
    }

    @Test("a radio out of order as a whole is an alarm until an adapter listens; its adapters are deaf")
    mutating func whole() async throws {
        script.isHearing = false
        await script.station.update(.notPermitted, of: nil)
        await script.run(1)
        #expect(await script.station.board().alarms == [.radio(.notPermitted)])
        #expect(await receiver()?.health == .deaf)
        #expect(await receiver()?.condition == .notPermitted)
        await script.station.update(.absent, of: nil)
        await script.run(600)
        #expect(await script.station.board().alarms == [.radio(.absent)])
        #expect(await script.person(7)?.standing.status == .onSite)
        script.isHearing = true
        await script.station.update(.listening, of: script.receiver)
        await script.run(2)
        #expect(await script.station.board().alarms.isEmpty)
        #expect(await receiver()?.health == .hearing)
        #expect(try radioFacts() == ["not-permitted", "absent", "listening"])
    }

    @Test("a radio whose scan is disturbed is told of, and still hears")
    mutating func disturbed() async throws {
        await script.station.update(.disturbed, of: script.receiver)
        await script.run(5)
        #expect(await receiver()?.health == .hearing)
        #expect(await receiver()?.condition == .disturbed)
        #expect(await script.person(7)?.isFrozen == false)
        await script.station.update(.listening, of: script.receiver)
        #expect(try radioFacts() == ["disturbed", "listening"])
    }

    @Test("reports prove that a radio works, whatever was told of it")
    mutating func proof() async throws {
        await script.station.update(.off, of: script.receiver)
        await script.run(2)
        #expect(await receiver()?.health == .hearing)
        #expect(await receiver()?.condition == .listening)
    }

    @Test("what the kernel dropped is counted on the receiver's line")
    func lost() async throws {
        await script.station.lost(3, by: script.receiver)
        await script.station.lost(40, by: script.receiver)
        await script.station.publish()
        #expect(await receiver()?.lostPackets == 43)
    }

    @Test("an adapter put in place of one pulled out speaks for it once it has heard for the away time")
    mutating func replaced() async throws {
        let old = script.receiver
        await script.station.update(.absent, of: old)
        script.receiver = await script.station.attach(Self.other)
        await script.station.update(.listening, of: script.receiver)
        script.near = [:]
        await script.run(298)
        #expect(await script.person(7)?.standing.status == .onSite)
        // It takes another away time at most until somebody is looked at.
        await script.run(303)
        #expect(try script.punches() == ["in 08:00:01", "out 08:01:00"])
        #expect(await script.station.board().receivers.count == 1)
        // The old one comes back and counts again.
        script.receiver = old
        await script.station.update(.listening, of: old)
        script.near[7] = -60
        await script.run(400)
        #expect(await script.person(7)?.standing.status == .onSite)
        #expect(await receiver()?.health == .hearing)
    }

    @Test("who leaves after the adapter that heard them came back is away, though another took its place meanwhile")
    mutating func replacedAndBack() async throws {
        let stick = script.receiver
        await script.station.update(.absent, of: stick)
        let other = await script.station.attach(Self.other)
        await script.station.update(.listening, of: other)
        script.isHearing = false
        script.others = [other]
        await script.run(320)
        script.isHearing = true
        await script.station.update(.starting, of: stick)
        await script.station.update(.listening, of: stick)
        await script.run(2)
        script.near = [:]
        await script.run(900)
        #expect(await script.person(7)?.standing.status == .away)
        #expect(try script.punches() == ["in 08:00:01", "out 08:06:22"])
    }

    @Test("an adapter in another room, or one that is deaf too, speaks for nobody")
    mutating func notReplaced() async throws {
        script = try await StationScript()
        try await script.add(7, "Mei Lin")
        let stick = await script.station.attach(Self.stick)
        script.receiver = stick
        script.near[7] = -60
        await script.run(60)
        await script.station.update(.absent, of: stick)
        script.near = [:]
        // The door hears, but stands in the room Entrance.
        script.receiver = ReceiverID(rawValue: 0)
        await script.run(3600)
        #expect(try script.punches() == ["in 08:00:01"])
        let other = await script.station.attach(Self.other)
        await script.station.update(.off, of: other)
        await script.run(3600)
        #expect(try script.punches() == ["in 08:00:01"])
    }
}
