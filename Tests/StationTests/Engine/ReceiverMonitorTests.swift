import Attendance
import BeaconKit
import Logging
import Station
import Testing

@Suite("Receivers and their radios")
struct ReceiverMonitorTests {
    private static let door = ReceiverPlace(id: ReceiverID(rawValue: 0), name: "door", room: "Entrance")
    private static let adapter = Adapter(index: 0, address: "00:1A:7D:DA:71:13")
    private var monitor = ReceiverMonitor([door], now: StationScript.start)

    private mutating func attach(
        _ adapter: Adapter = adapter,
        _ placements: [ReceiverPlacement] = []
    ) -> (receiver: ReceiverID, effects: [Effect]) {
        let said = Dictionary(uniqueKeysWithValues: placements.map { ($0.receiver, $0) })
        return monitor.attach(adapter, site: "HQ", placements: said)
    }

    private func facts(_ effects: [Effect]) -> [Fact] {
        effects.compactMap { if case .record(let draft) = $0 { draft.fact } else { nil } }
    }

    private func lines(_ effects: [Effect]) -> [LogLine] {
        effects.compactMap { if case .station(.log(let line)) = $0 { line } else { nil } }
    }

    private func silenced(_ effects: [Effect]) -> [ReceiverID] {
        effects.flatMap { if case .silence(let receivers) = $0 { receivers } else { [ReceiverID]() } }
    }

    private mutating func hear(_ receiver: ReceiverID, at second: Double) {
        var batch = ReportBatch()
        let packet: [UInt8] = [4, 62, 0]
        batch.append(packet: packet.span, receiver: receiver, at: StationTime.after(second).now)
        monitor.count(batch)
    }

    @Test("an adapter gets one number for its address, stands in the room called as the site, and is told once")
    mutating func attaching() {
        let (first, effects) = attach()
        #expect(monitor.place(of: first) == ReceiverPlace(id: first, name: "hci0", room: "HQ"))
        #expect(effects.contains { if case .place(first, _) = $0 { true } else { false } })
        #expect(lines(effects).map(\.level) == [.info])
        let (again, nothing) = attach(Adapter(index: 3, address: Self.adapter.address))
        #expect(again == first && nothing.isEmpty)
        let (other, _) = attach(Adapter(index: 0, address: "00:1A:7D:DA:71:14"))
        #expect(other != first && monitor.place(of: other)?.name == "hci0 (00:1A:7D:DA:71:14)")
    }

    @Test("a gateway that is doubted is shown and recorded so, until it is not; one that is deaf is shown deaf")
    mutating func doubted() {
        let gateway = Gateway(kind: "openmqttgateway", device: "OMG_1")
        let (receiver, _) = monitor.attach(gateway, site: "HQ", placements: [:])
        _ = monitor.update(.listening, of: receiver, at: .after(1))
        let hears = PresenceTracker.Hearing(lastHeard: StationTime.after(1).now)
        func shown() -> RadioCondition? {
            monitor.lines(at: .after(20)) { _ in hears }.first { $0.name == "OMG_1" }?.condition
        }
        let begin = monitor.doubt([receiver], at: .after(10))
        #expect(shown() == .gateway(.implausible))
        #expect(facts(begin) == [.radioChanged(RadioChanged(condition: "gateway-implausible", cause: nil))])
        #expect(lines(begin).first?.text.contains("OMG_1 reports badges where they cannot be") == true)
        #expect(monitor.doubt([receiver], at: .after(11)).isEmpty)
        _ = monitor.update(.gateway(.offline), of: receiver, at: .after(12))
        #expect(shown() == .gateway(.offline))
        _ = monitor.update(.listening, of: receiver, at: .after(13))
        let end = monitor.doubt([], at: .after(140))
        #expect(shown() == .listening)
        #expect(facts(end) == [.radioChanged(RadioChanged(condition: "listening", cause: nil))])
    }

    @Test("reports that were on their way when an adapter was pulled out do not bring it back")
    mutating func late() {
        let (receiver, _) = attach()
        _ = monitor.update(.listening, of: receiver, at: .after(1))
        _ = monitor.update(.absent, of: receiver, at: .after(10))
        let late = monitor.heard(receiver, instant: StationTime.after(10.2).now, at: .after(10.2))
        #expect(!late.contains { if case .radio = $0 { true } else { false } })
        #expect(!facts(late).contains { if case .radioChanged = $0 { true } else { false } })
        _ = monitor.update(.starting, of: receiver, at: .after(20))
        let back = monitor.update(.listening, of: receiver, at: .after(21))
        #expect(facts(back).contains { if case .radioChanged = $0 { true } else { false } })
    }

    @Test("an adapter that is missing beside one that listens is told, silences nobody, and ends when it comes")
    mutating func incomplete() {
        let (receiver, _) = attach()
        let missing = RadioCondition.incomplete(missing: "hci7")
        _ = monitor.update(.listening, of: receiver, at: StationTime.after(1))
        let told = monitor.update(missing, of: nil, at: StationTime.after(2))
        #expect(lines(told).map(\.level) == [.warning])
        #expect(silenced(told).isEmpty && monitor.deafness == nil)
        #expect(told.contains { if case .radio(missing) = $0 { true } else { false } })
        // What the other one does says nothing of the one that is missing.
        let others =
            monitor.update(.off, of: receiver, at: StationTime.after(3))
            + monitor.update(.listening, of: receiver, at: StationTime.after(5))
        #expect(!others.contains { if case .radio = $0 { true } else { false } })
        let whole = monitor.update(.listening, of: nil, at: StationTime.after(9))
        #expect(whole.contains { if case .radio(.listening) = $0 { true } else { false } })
    }

    @Test("people name and place receivers, also before they are there")
    mutating func placing() throws {
        let said = try ReceiverPlacement(receiver: Self.adapter.address, name: "Gate", room: "Yard")
        let (receiver, _) = attach(Self.adapter, [said])
        #expect(monitor.place(of: receiver) == ReceiverPlace(id: receiver, name: "Gate", room: "Yard"))
        let moved = try ReceiverPlacement(receiver: Self.adapter.address, name: "Gate", room: "Hall")
        let effects = monitor.settle([moved.receiver: moved])
        guard case .place(receiver, let room)? = effects.first, effects.count == 1 else {
            Issue.record("\(effects)")
            return
        }
        #expect(monitor.name(of: room) == "Hall")
        // Without a word of people it is what it was at first.
        _ = monitor.settle([:])
        #expect(monitor.place(of: receiver) == ReceiverPlace(id: receiver, name: "hci0", room: "HQ"))
    }

    @Test("a receiver that goes deaf is journaled and logged; one whose radio is known to be out is not logged again")
    mutating func deaf() {
        let (receiver, _) = attach()
        let heard = StationTime.after(10).now
        let plain = monitor.wentDeaf(receiver, lastHeard: heard, instant: StationTime.after(70).now, at: .after(70))
        #expect(facts(plain) == [.receiverDeaf(ReceiverDeaf(lastHeard: heard))])
        #expect(lines(plain).map(\.level) == [.warning])
        let back = monitor.heard(receiver, instant: StationTime.after(80).now, at: .after(80))
        #expect(facts(back) == [.receiverHeard])
        _ = monitor.update(.off, of: receiver, at: .after(90))
        let known = monitor.wentDeaf(receiver, lastHeard: heard, instant: StationTime.after(90).now, at: .after(90))
        #expect(facts(known).count == 1 && lines(known).isEmpty)
    }

    @Test("a radio that fails silences its receiver, and is journaled once until it changes")
    mutating func radio() {
        let (receiver, _) = attach()
        let off = monitor.update(.off, of: receiver, at: .after(1))
        #expect(silenced(off) == [receiver])
        #expect(facts(off) == [.radioChanged(RadioChanged(condition: RadioCondition.off.code, cause: nil))])
        let again = monitor.update(.off, of: receiver, at: .after(2))
        #expect(facts(again).isEmpty && lines(again).isEmpty)
        // It is heard from, whatever was told of it: so it works, and the radio as a whole does.
        let heard = monitor.heard(receiver, instant: StationTime.after(3).now, at: .after(3))
        #expect(facts(heard).count == 2 && facts(heard).last == .receiverHeard)
        #expect(heard.contains(.radio(.listening)))
    }

    @Test("a radio that is out of order as a whole silences all adapters, and no fixed receiver")
    mutating func wholeRadio() {
        let (receiver, _) = attach()
        let effects = monitor.update(.notPermitted, of: nil, at: .after(1))
        #expect(silenced(effects) == [receiver] && effects.contains(.radio(.notPermitted)))
        #expect(monitor.deafness == .notPermitted)
        let lines = monitor.lines(at: .after(1)) { _ in PresenceTracker.Hearing(lastHeard: StationScript.start) }
        #expect(lines.map(\.health) == [.hearing, .deaf])
        #expect(lines.map(\.condition) == [nil, .notPermitted])
        let works = monitor.update(.listening, of: receiver, at: .after(2))
        #expect(works.contains(.radio(.listening)) && monitor.deafness == nil)
    }

    @Test(
        "a receiver is waiting, hearing or deaf",
        arguments: [
            (PresenceTracker.Hearing(), BoardReceiver.Health.waiting),
            (.init(isDeaf: true), .waiting),
            (.init(lastHeard: StationScript.start), .hearing),
            (.init(lastHeard: StationScript.start, isDeaf: true), .deaf),
        ]
    )
    func health(hearing: PresenceTracker.Hearing, expected: BoardReceiver.Health) {
        #expect(monitor.lines(at: .after(0)) { _ in hearing }.map(\.health) == [expected])
    }

    @Test("lost packets are logged once a minute, with how many they were since")
    mutating func losses() {
        let seconds = [0.0, 1, 59, 60, 61, 121]
        let logged = seconds.map { second in
            lines(monitor.lost(10, by: Self.door.id, at: .after(second))).compactMap { $0.details["packets"] }
        }
        #expect(logged == [["10"], [], [], ["30"], [], ["20"]])
        #expect(monitor.lines(at: .after(121)) { _ in .init() }.first?.lostPackets == 60)
    }

    @Test(
        "an adapter that was pulled out is not missed once another has heard its room for long enough, until it is back"
    )
    mutating func replaced() throws {
        let said = [
            try ReceiverPlacement(receiver: Self.adapter.address, name: "Gate", room: "Entrance")
        ]
        let (receiver, _) = attach(Self.adapter, said)
        let patience: Int64 = 300_000_000
        hear(Self.door.id, at: 0)
        _ = monitor.update(.absent, of: receiver, at: .after(100))
        let early = monitor.retireReplaced(after: patience, at: StationTime.after(399).now)
        #expect(early.isEmpty)
        let due = monitor.retireReplaced(after: patience, at: StationTime.after(400).now)
        #expect(due == [.retire(receiver)])
        let again = monitor.retireReplaced(after: patience, at: StationTime.after(500).now)
        #expect(again.isEmpty)
        #expect(monitor.lines(at: .after(500)) { _ in .init() }.map(\.name) == ["door"])
        let back = monitor.update(.listening, of: receiver, at: .after(600))
        #expect(back.contains { if case .place(receiver, _) = $0 { true } else { false } })
        #expect(monitor.lines(at: .after(600)) { _ in .init() }.map(\.name) == ["door", "Gate"])
    }

    @Test("an adapter that nobody replaces is missed for ever")
    mutating func notReplaced() {
        let (receiver, _) = attach()
        hear(Self.door.id, at: 0)
        _ = monitor.update(.absent, of: receiver, at: .after(100))
        let effects = monitor.retireReplaced(after: 300_000_000, at: StationTime.after(100_000).now)
        #expect(effects.isEmpty)
    }
}
