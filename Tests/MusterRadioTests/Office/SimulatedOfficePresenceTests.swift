import BeaconKit
import MusterRadio
import Station
import Testing

/// Whether the engine, set up as by default, comes to the truth from the office's bytes: then the office is believable.
@Suite("Presence in a simulated office")
struct SimulatedOfficePresenceTests {
    /// Members for whom a receiver hears one of few packets: a weak badge at 10 s, one at 5 s.
    private static let slow: Set<UInt16> = [1007, 1017]

    private struct Course {
        var enters: [BeaconIdentity: [Instant]] = [:]
        var exits: [BeaconIdentity: [Instant]] = [:]
        var deaf: [ReceiverID] = []
        var ticks: [BeaconIdentity: (right: Int, all: Int)] = [:]
    }

    private let office: SimulatedOffice
    private let course: Course

    private static let day = Result { try run(seed: 1, until: (10, 50)) }

    init() throws {
        (office, course) = try Self.day.get()
    }

    /// Runs the decoder and the engine over the office's packets, one second at a time.
    private static func run(seed: UInt64, until end: (Int, Int)) throws -> (SimulatedOffice, Course) {
        var office = try OfficeFixture.demo(seed: seed)
        let plan = office.script.plan
        var engine = PresenceEngine()
        for receiver in office.receivers {
            let room = plan.room(named: receiver.room).map { UInt16($0) } ?? 0
            engine.place(receiver.id, in: RoomID(rawValue: room))
        }
        var course = Course()
        var rooms: [BeaconIdentity: RoomID] = [:]
        func note(_ event: PresenceEvent) {
            switch event {
            case .enter(let transition):
                course.enters[transition.identity, default: []].append(transition.firstSeen)
            case .exit(let transition):
                course.exits[transition.identity, default: []].append(transition.lastSeen)
            case .room(let change): rooms[change.identity] = change.room
            case .deaf(let receiver, _, _): course.deaf.append(receiver)
            case .passage, .heard: break
            }
        }
        var batch = ReportBatch()
        var second = 0
        while office.now < office.moment(end.0, end.1) {
            batch.removeAll()
            office.advance(to: office.now.adding(microseconds: 1_000_000), into: &batch)
            batch.forEach { packet, receiver, instant in
                engine.receiverHeard(receiver, at: instant, emit: note)
                _ = try? AdvertisingReports.forEach(inPacket: packet) { report, data in
                    guard let frame = try? BeaconFrame.parse(advertisingData: data) else { return }
                    engine.ingest(
                        Sighting(
                            identity: frame.identity,
                            measuredPower: frame.measuredPower,
                            rssi: report.rssi,
                            receiver: receiver,
                            instant: instant
                        ),
                        emit: note
                    )
                }
            }
            engine.advance(to: office.now, emit: note)
            second += 1
            guard second.isMultiple(of: 10) else { continue }
            for truth in office.truth(at: office.now) {
                guard case .room(let room) = truth.whereabouts else { continue }
                course.ticks[truth.identity, default: (0, 0)].all += 1
                if rooms[truth.identity]?.rawValue == UInt16(room) {
                    course.ticks[truth.identity, default: (0, 0)].right += 1
                }
            }
        }
        return (office, course)
    }

    @Test("each member enters within 20 s of coming through the door")
    func enters() throws {
        for member in office.cast.members where member.number != 1015 && !Self.slow.contains(member.number) {
            let arrived = try #require(office.visits(member.number).first?.arrived)
            let near = arrived.adding(microseconds: -25_000_000)
            let entered = try #require(course.enters[member.badge.identity]?.first { $0 >= near })
            #expect(entered <= arrived.adding(microseconds: 20_000_000), "\(member.name)")
        }
    }

    /// The exits of badges whose last sighting was in the building, by name.
    private func wrongExits(while isCounted: (Instant) -> Bool) -> [String] {
        office.cast.members.filter { !Self.slow.contains($0.number) }.flatMap { member in
            // The last half minute before the door is too near to leaving to count.
            let inside = office.visits(member.number).map { $0.arrived..<$0.left.adding(microseconds: -30_000_000) }
            return (course.exits[member.badge.identity] ?? [])
                .filter { exit in isCounted(exit) && inside.contains { $0.contains(exit) } }
                .map { _ in member.name }
        }
    }

    /// From the beginning of the workshop receiver's deafness until a little after it.
    private var deafSpan: Range<Instant> { office.moment(10, 20)..<office.moment(10, 21, 15) }

    @Test("nobody exits who is in the building")
    func exits() {
        #expect(wrongExits { !deafSpan.contains($0) } == [])
    }

    @Test("nobody exits because a receiver is deaf")
    func exitsWhileDeaf() {
        // Whom a far receiver hears now and then, while the near one is deaf, must not be taken for gone when the far
        // one misses a few packets.
        #expect(wrongExits { deafSpan.contains($0) } == [])
    }

    @Test("the room is right at least 90 % of the time")
    func rooms() {
        let ticks = course.ticks.values
        let right = ticks.map(\.right).reduce(0, +)
        let all = ticks.map(\.all).reduce(0, +)
        #expect(Double(right) >= 0.9 * Double(all), "\(right) of \(all)")
    }

    @Test("a receiver is deaf only when it is")
    func deafness() {
        #expect(course.deaf == [ReceiverID(rawValue: 4)])
    }
}
