import Attendance
import BeaconKit
import TestSupport
import Testing

@Suite("Badges that move together")
struct CompanionTests {
    private let mei = PersonID(rawValue: "mei")
    private let sam = PersonID(rawValue: "sam")

    private func moves(_ person: PersonID, delay: Int64, every: Int64 = 1800, count: Int64 = 20) -> [Companions.Move] {
        (0..<count).map { index in
            Companions.Move(
                person: person,
                at: Instant(microseconds: (index * every + delay) * 1_000_000),
                place: index.isMultiple(of: 5) ? nil : "room \(index % 3)"
            )
        }
    }

    @Test("nem-web/smart-attendance #322: one who carries two badges is found")
    func buddy() {
        let pairs = Companions.find(in: moves(mei, delay: 0) + moves(sam, delay: 7))
        #expect(pairs.map(\.first) == [mei] && pairs.map(\.second) == [sam])
        #expect(pairs.first?.together == 20)
    }

    @Test("people who come and go by the same bus, and move on their own between, are not")
    func sameBus() {
        let shared = moves(mei, delay: 0, count: 10) + moves(sam, delay: 4, count: 10)
        let own = moves(mei, delay: 500_000) + moves(sam, delay: 500_600)
        #expect(Companions.find(in: shared + own).isEmpty)
    }

    @Test("few moves prove nothing, nor do moves to different rooms")
    func fewOrElsewhere() {
        #expect(Companions.find(in: moves(mei, delay: 0, count: 9) + moves(sam, delay: 0, count: 9)).isEmpty)
        let elsewhere = moves(sam, delay: 3).map { Companions.Move(person: sam, at: $0.at, place: "other") }
        #expect(Companions.find(in: moves(mei, delay: 0) + elsewhere).isEmpty)
    }

    @Test("the order of the moves does not matter")
    func anyOrder() {
        var random = SeededGenerator(seed: 1)
        let all = moves(mei, delay: 0) + moves(sam, delay: 7) + moves(PersonID(rawValue: "eve"), delay: 900)
        #expect(Companions.find(in: all.shuffled(using: &random)) == Companions.find(in: all))
    }
}
