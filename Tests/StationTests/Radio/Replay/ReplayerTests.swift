import BeaconKit
import Station
import Testing

@Suite("a replay")
struct ReplayerTests {
    static let second: Int64 = 1_000_000

    /// Beacon 1 heard every second for a while by receiver 0, at a third of the second.
    static func sightings(from first: Int64, to last: Int64) -> [Sighting] {
        (first...last).map { TimelineTests.sighting(minor: 1, at: $0 * second + 333_333) }
    }

    /// Beacon 2 heard every second, so that the receiver isn't taken for deaf.
    static func company(from first: Int64, to last: Int64) -> [Sighting] {
        (first...last).map { TimelineTests.sighting(minor: 2, at: $0 * second + 666_666) }
    }

    static func events(of sightings: [Sighting], receivers: Int = 1) -> [PresenceEvent] {
        var timeline = Timeline()
        for number in 0..<receivers { _ = timeline.receiver(named: "receiver \(number)") }
        for sighting in sightings { timeline.receive(sighting) }
        timeline.sort()
        return events(of: timeline)
    }

    static func events(of timeline: Timeline) -> [PresenceEvent] {
        let policy = MonitoringPolicy(exitTime: .seconds(15))
        var replayer = Replayer(pipeline: Pipeline(engine: PresenceEngine(configuration: .init(individual: policy))))
        var events: [PresenceEvent] = []
        replayer.replay(timeline) { events.append($0) }
        return events
    }

    static func exits(_ events: [PresenceEvent]) -> [Transition] {
        events.compactMap { if case .exit(let exit) = $0 { exit } else { nil } }
    }

    @Test("an exit is dated by the last sighting, not by when it was decided")
    func exit() throws {
        let events = Self.events(of: Self.sightings(from: 1000, to: 1060) + Self.company(from: 1000, to: 1120))
        let exits = Self.exits(events)
        let exit = try #require(exits.first)
        #expect(exits.count == 1)
        #expect(exit.identity.minor == 1)
        #expect(exit.lastSeen == Instant(microseconds: 1060 * Self.second + 333_333))
        #expect((1075...1090).contains(exit.instant.microseconds / Self.second))
    }

    @Test("time passes second by second through silence, as it does for a live station")
    func silence() {
        let events = Self.events(of: Self.sightings(from: 1000, to: 1060) + Self.sightings(from: 1200, to: 1210))
        let deaf = events.compactMap { if case .deaf(_, _, let instant) = $0 { instant } else { nil } }
        let heard = events.compactMap { if case .heard(_, let instant) = $0 { instant } else { nil } }
        #expect(deaf.count == 1)
        #expect(deaf.allSatisfy { (1061..<1180).contains($0.microseconds / Self.second) })
        #expect(heard == [Instant(microseconds: 1200 * Self.second + 333_333)])
        #expect(Self.exits(events).isEmpty)
    }

    @Test("nothing is decided beyond the last instant of the recording")
    func endsWithTheRecording() {
        let events = Self.events(of: Self.sightings(from: 1000, to: 1060) + Self.company(from: 1000, to: 1070))
        #expect(Self.exits(events).isEmpty)
        #expect(events.allSatisfy { $0.instant <= Instant(microseconds: 1070 * Self.second + 666_666) })
    }

    @Test("the order of the recordings doesn't matter, and the same gives the same")
    func orderOfReading() {
        let all = Self.sightings(from: 1000, to: 1060) + Self.company(from: 1000, to: 1120)
        let inOrder = Self.events(of: all.sorted { $0.instant < $1.instant })
        #expect(Self.events(of: all) == inOrder)
        #expect(Self.events(of: all.reversed()) == inOrder)
        #expect(inOrder.map(\.instant) == inOrder.map(\.instant).sorted())
    }

    @Test("a gap of years takes no time and drives nobody out", .timeLimit(.minutes(1)))
    func gapOfYears() {
        let years: Int64 = 200 * 365 * 86_400
        let events = Self.events(of: Self.sightings(from: 1000, to: 1060) + Self.sightings(from: years, to: years + 60))
        #expect(Self.exits(events).allSatisfy { $0.instant.microseconds >= years * Self.second })
        #expect(events.contains { if case .deaf = $0 { true } else { false } })
    }

    @Test("reports that are no beacons keep a receiver from being taken for deaf")
    func hearings() {
        var timeline = Timeline()
        let report = TimelineTests.otherReport
        let receiver = timeline.receiver(named: "a") ?? ReceiverID(rawValue: .max)
        for sighting in Self.sightings(from: 1000, to: 1010) { timeline.receive(sighting) }
        for tick in 1000...1600 as ClosedRange<Int64> {
            let instant = Instant(microseconds: tick * Self.second + 500_000)
            timeline.receive(packet: report.span, receiver: receiver, at: instant)
        }
        timeline.sort()
        let events = Self.events(of: timeline)
        #expect(Self.exits(events).map(\.lastSeen.microseconds) == [1010 * Self.second + 333_333])
        #expect(!events.contains { if case .deaf = $0 { true } else { false } })
    }

    @Test("an empty timeline gives nothing")
    func nothing() {
        #expect(Self.events(of: Timeline()).isEmpty)
    }
}

extension PresenceEvent {
    /// When the event was decided.
    fileprivate var instant: Instant {
        switch self {
        case .enter(let transition), .exit(let transition): transition.instant
        case .room(let change): change.instant
        case .passage(let passage): passage.instant
        case .deaf(_, _, let instant), .heard(_, let instant): instant
        }
    }
}
