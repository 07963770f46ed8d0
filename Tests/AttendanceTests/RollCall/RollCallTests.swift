import Attendance
import BeaconKit
import TestSupport
import Testing

@Suite("Roll calls")
struct RollCallTests {
    private static let began = Instant(microseconds: 1_772_433_000_000_000)
    private static let people = (0..<6).map { PersonID(rawValue: "p\($0)") }

    private static func after(_ seconds: Int64) -> Instant { began.adding(microseconds: seconds * 1_000_000) }

    private func rollCall() -> RollCall {
        func snapshot(_ index: Int, _ isOnSite: Bool, _ age: Int64?, frozen: Bool = false) -> RollCall.Whereabouts {
            RollCall.Whereabouts(
                person: Self.people[index],
                isOnSite: isOnSite,
                lastSeen: age.map { Self.after(-$0) },
                isFrozen: frozen
            )
        }
        return RollCall(
            id: RollCallID(rawValue: "r"),
            isDrill: true,
            began: Self.began,
            people: [
                snapshot(0, true, 3), snapshot(1, true, 600), snapshot(2, true, 7200), snapshot(3, false, 7200),
                // Left as the snapshot says, and the badge is still heard; on site and known from before a restart only.
                snapshot(4, false, 5), snapshot(5, true, 5, frozen: true),
            ]
        )
    }

    private func mark(_ index: Int, _ state: RollCallMark.State, _ seconds: Int64, _ warden: String) -> RollCallMark {
        RollCallMark(.person(Self.people[index]), state, at: Self.after(seconds), by: warden)
    }

    @Test("who should be accounted for is frozen at the start, with how sure it is")
    func frozen() {
        let expected = rollCall().expected
        let presences = Self.people.compactMap { expected[$0] }
        #expect(presences == [.confirmed, .likely, .stale, .notOnSite, .confirmed, .likely])
        #expect(rollCall().unaccounted.map(\.rawValue) == ["p0", "p4", "p1", "p5", "p2"])
        #expect(rollCall().counts.unaccounted == 5)
        #expect(!rollCall().counts.isComplete)
    }

    @Test("several wardens mark at once, the latest mark counts, and none is lost")
    func wardens() {
        var (north, south) = (rollCall(), rollCall())
        north.apply(mark(0, .missing, 10, "mei"))
        north.apply(mark(1, .safe, 20, "mei"))
        south.apply(mark(0, .safe, 30, "sam"))
        south.apply(mark(3, .safe, 25, "sam"))
        var (one, other) = (north, south)
        one.merge(south)
        other.merge(north)
        one.merge(south)
        #expect(one == other)
        #expect(one.marks.count == 4)
        #expect(one.counts.safe == 3 && one.counts.missing == 0 && one.counts.unaccounted == 3)
    }

    @Test("somebody who is on no list is added and counted")
    func unlisted() {
        var call = rollCall()
        let visitor = RollCallMark.Subject.unlisted(PersonID(rawValue: "v1"), name: Commitment(rawValue: "aa"))
        call.apply(RollCallMark(visitor, .missing, at: Self.after(5), by: "mei"))
        call.apply(RollCallMark(visitor, .safe, at: Self.after(9), by: "sam"))
        for index in 0..<6 { call.apply(mark(index, index == 2 ? .notOnSite : .safe, 60, "mei")) }
        #expect(call.counts.isComplete)
        #expect(call.counts.unlisted == 1 && call.counts.safe == 6 && call.counts.notOnSite == 1)
    }

    @Test("copies merged in any order come out the same", arguments: 0..<50)
    func anyOrder(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let marks = (0..<30).map { _ in
            mark(
                Int.random(in: 0..<6, using: &random),
                RollCallMark.State.allCases[Int.random(in: 0..<3, using: &random)],
                Int64.random(in: 0..<5, using: &random),
                ["mei", "sam", "eve"][Int.random(in: 0..<3, using: &random)]
            )
        }
        var expected = rollCall()
        for mark in marks { expected.apply(mark) }
        var copies = (0..<3).map { _ in rollCall() }
        for mark in marks.shuffled(using: &random) { copies[Int.random(in: 0..<3, using: &random)].apply(mark) }
        var merged = rollCall()
        for copy in copies.shuffled(using: &random) + copies { merged.merge(copy) }
        #expect(merged == expected)
        #expect(merged.counts == expected.counts)
    }
}
