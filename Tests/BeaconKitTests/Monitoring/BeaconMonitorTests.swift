import BeaconKit
import Testing

@Suite("Beacon monitor")
struct BeaconMonitorTests {
    private let condition = BeaconIdentityCondition(Air.identity(1))

    @Test("a region is satisfied, unsatisfied and unmonitored in turn, each at its sighting's time")
    func events() async {
        let monitor = BeaconMonitor()
        await monitor.add(condition, identifier: "desk")
        #expect(await monitor.identifiers == ["desk"])
        #expect(await monitor.record(for: "desk")?.lastEvent.state == .unknown)
        for second in 0..<5 { await monitor.ingest(Air.sighting(1, at: Double(second))) }
        #expect(await monitor.record(for: "desk")?.lastEvent.state == .satisfied)
        for second in 5..<40 { await monitor.receiverHeard(Air.receiver(0), at: Air.instant(Double(second))) }
        #expect(await monitor.record(for: "desk")?.lastEvent.state == .unsatisfied)
        await monitor.remove("desk")
        #expect(await monitor.record(for: "desk") == nil)

        var events = monitor.events.makeAsyncIterator()
        let first = await events.next()
        let second = await events.next()
        let third = await events.next()
        #expect([first?.state, second?.state, third?.state] == [.satisfied, .unsatisfied, .unmonitored])
        #expect(first?.instant == Air.instant(0))
        #expect(second?.instant == Air.instant(4))
        #expect(second?.identity == Air.identity(1))
    }

    @Test("a region without its beacon is found unsatisfied")
    func determined() async {
        let monitor = BeaconMonitor()
        await monitor.add(condition, identifier: "desk")
        for second in 0..<30 {
            await monitor.receiverHeard(Air.receiver(0), at: Air.instant(Double(second)))
            await monitor.advance(to: Air.instant(Double(second)))
        }
        var events = monitor.events.makeAsyncIterator()
        #expect(await events.next()?.state == .unsatisfied)
    }

    @Test("events that nobody reads are bounded, counted, and the newest are kept")
    func bound() async {
        let monitor = BeaconMonitor(bound: 3)
        for number in 0..<10 {
            await monitor.add(BeaconIdentityCondition(Air.identity(number)), identifier: "\(number)")
            await monitor.ingest(Air.sighting(number, at: Double(number)))
        }
        #expect(await monitor.lostEvents == 7)
        var events = monitor.events.makeAsyncIterator()
        #expect(await events.next()?.identifier == "7")
    }

    @Test("what is assumed is the first record, and is not told again")
    func assuming() async {
        let monitor = BeaconMonitor()
        let seen = AssumedState.inside(lastSeen: Air.instant(-60))
        await monitor.add(condition, identifier: "desk", assuming: seen)
        #expect(await monitor.record(for: "desk")?.lastEvent.state == .satisfied)
        await monitor.ingest(Air.sighting(1, at: 0))
        await monitor.remove("desk")
        var events = monitor.events.makeAsyncIterator()
        #expect(await events.next()?.state == .unmonitored)
    }
}
