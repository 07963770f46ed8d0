import BeaconKit
import Station
import Testing

@Suite("Which answers are on the air")
struct AcknowledgerTests {
    private var acknowledger = Acknowledger()
    private var standings: [UInt16: NumberStanding] = [:]
    private var withKey: Set<UInt16> = []
    private static let policy = AnswerPolicy()
    private static let time = MinuteOfDay(rawValue: 538)

    private func at(_ seconds: Double) -> Instant { Instant(microseconds: Int64(seconds * 1_000_000)) }

    private mutating func hear(_ number: UInt16, at seconds: Double) {
        acknowledger.hear(number, isKnown: standings[number] != nil, at: at(seconds))
    }

    private mutating func beacons(at seconds: Double) -> [(number: UInt16, answer: Answer, isProven: Bool)] {
        let (standings, withKey) = (self.standings, self.withKey)
        return acknowledger.answers(at: at(seconds)) {
            standings[$0] ?? .unknown
        } hasKey: {
            withKey.contains($0)
        }
    }

    private mutating func answers(at seconds: Double) -> [UInt16: Answer] {
        let answers = beacons(at: seconds)
        return Dictionary(uniqueKeysWithValues: answers.map { ($0.number, $0.answer) })
    }

    @Test("who is heard and not yet in gets no answer before the arrival is durable, and then at once")
    mutating func arrival() throws {
        let time = try #require(Self.time)
        standings[7] = .out
        for tenth in 0..<40 {
            hear(7, at: Double(tenth) * 0.1)
            #expect(answers(at: Double(tenth) * 0.1).isEmpty)
        }
        acknowledger.record(.checkedInLate(at: time), for: 7)
        standings[7] = .onSite(since: time)
        #expect(answers(at: 4) == [7: .checkedInLate(at: time)])
    }

    @Test("an answer stays while its number is heard and three seconds longer")
    mutating func linger() throws {
        let time = try #require(Self.time)
        standings[7] = .onSite(since: time)
        hear(7, at: 0)
        hear(7, at: 5)
        for (seconds, isThere) in [(5.0, true), (7.9, true), (8.0, false), (14.9, false)] {
            #expect(answers(at: seconds).isEmpty != isThere, "\(seconds)")
        }
    }

    @Test("it ends after thirty seconds however long the number is heard, and comes back after ten unheard")
    mutating func longest() throws {
        let time = try #require(Self.time)
        standings[7] = .onSite(since: time)
        for second in 0..<600 {
            hear(7, at: Double(second))
            #expect(answers(at: Double(second)).isEmpty == (second >= 30), "\(second)")
        }
        // Nine seconds are a gap, ten are a new call.
        _ = answers(at: 608)
        hear(7, at: 608)
        #expect(answers(at: 608).isEmpty)
        _ = answers(at: 618)
        hear(7, at: 618)
        #expect(answers(at: 618) == [7: .alreadyIn(since: time)])
    }

    @Test("who is too far is told after five seconds to come nearer, and gets a better answer when in")
    mutating func comeNearer() throws {
        let time = try #require(Self.time)
        standings[7] = .out
        for second in 0..<60 {
            hear(7, at: Double(second))
            let expected: [UInt16: Answer] = (5..<35).contains(second) ? [7: .comeNearer] : [:]
            #expect(answers(at: Double(second)) == expected, "\(second)")
        }
        acknowledger.record(.checkedIn(at: time), for: 7)
        standings[7] = .onSite(since: time)
        hear(7, at: 60)
        #expect(answers(at: 60) == [7: .checkedIn(at: time)])
        // What the call brought about stays its answer.
        hear(7, at: 80)
        #expect(answers(at: 80) == [7: .checkedIn(at: time)])
    }

    @Test("what cannot be recorded is said, and taken back when it could")
    mutating func cannotRecord() throws {
        let time = try #require(Self.time)
        standings[7] = .unrecordable
        hear(7, at: 0)
        #expect(answers(at: 0) == [7: .cannotRecord])
        acknowledger.record(.backAgain(at: time), for: 7)
        standings[7] = .onSite(since: time)
        hear(7, at: 1)
        #expect(answers(at: 1) == [7: .backAgain(at: time)])
    }

    @Test("somebody who was added while calling is not unknown any more")
    mutating func added() throws {
        hear(9, at: 0)
        #expect(answers(at: 0) == [9: .unknownNumber])
        standings[9] = .out
        hear(9, at: 1)
        #expect(answers(at: 1).isEmpty)
        standings[9] = nil
        hear(9, at: 2)
        #expect(answers(at: 2) == [9: .unknownNumber])
    }

    @Test("many are answered at once, arrivals before others, the newest first")
    mutating func many() throws {
        let time = try #require(Self.time)
        for number in 1...40 as ClosedRange<UInt16> {
            standings[number] = .onSite(since: time)
            hear(number, at: Double(number) * 0.01)
        }
        _ = answers(at: 0.5)
        standings[50] = .onSite(since: time)
        hear(50, at: 0.6)
        acknowledger.record(.checkedIn(at: time), for: 3)
        let found = answers(at: 0.6)
        #expect(found.count == Self.policy.most)
        #expect(found[3] == .checkedIn(at: time))
        #expect(found[50] == .alreadyIn(since: time))
    }

    @Test(
        "a proof takes the air of an answer, so that keys put no more on it",
        arguments: [0, 1, 5, 39, 40] as [UInt16]
    )
    mutating func proofs(keys: UInt16) throws {
        let time = try #require(Self.time)
        for number in 1...40 as ClosedRange<UInt16> {
            standings[number] = .onSite(since: time)
            if number > 40 - keys { withKey.insert(number) }
            hear(number, at: 0)
        }
        acknowledger.record(.checkedIn(at: time), for: 40)
        let found = beacons(at: 1)
        let proofs = found.count { $0.isProven }
        let proven = found.filter { $0.isProven }.map { $0.number }
        let wanted = found.map { $0.number }.filter { withKey.contains($0) }
        #expect(proven == wanted)
        #expect(found.first?.number == 40 && (proofs > 0) == (keys > 0))
        #expect((Self.policy.most - 1...Self.policy.most).contains(found.count + proofs))
    }

    @Test("a flood of unknown numbers costs bounded memory and air, and holds up nobody who is known")
    mutating func flood() throws {
        let time = try #require(Self.time)
        standings[7] = .onSite(since: time)
        var told: Set<UInt16> = []
        var changes = 0
        var last: [UInt16: Answer] = [:]
        for step in 0..<6_000 {
            // A minute of a thousand new numbers a second.
            let now = Double(step) * 0.01
            for index in 0..<10 { hear(UInt16(1_000 + (step * 10 + index) % 60_000), at: now) }
            hear(7, at: now)
            #expect(acknowledger.numbers.underestimatedCount <= Self.policy.mostUnknownCalls + 1)
            guard step % 10 == 0 else { continue }
            let found = answers(at: now)
            if now < 30 { #expect(found[7] == .alreadyIn(since: time)) }
            let unknown = found.filter { $0.value == .unknownNumber }
            #expect(unknown.count <= Self.policy.mostUnknown)
            told.formUnion(unknown.keys)
            if unknown != last { changes += 1 }
            last = unknown
        }
        #expect(!told.isEmpty)
        // Each keeps its place for the three seconds that it takes to be heard.
        #expect(changes <= 60)
    }

    @Test("numbers that are not calling are not answered")
    mutating func notCalling() throws {
        let time = try #require(Self.time)
        acknowledger.record(.checkedIn(at: time), for: 7)
        #expect(answers(at: 0).isEmpty)
    }
}
