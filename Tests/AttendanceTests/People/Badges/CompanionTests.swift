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

    /// People who come, have lunch and leave at the very same times, give or take some seconds, for two weeks.
    private func crowd(_ people: Int, spread: Int64, seed: UInt64) -> [Companions.Move] {
        var random = SeededGenerator(seed: seed)
        return (0..<people).flatMap { person in
            (0..<10).flatMap { day in
                [(Int64(540), "door"), (720, nil), (750, "door"), (1020, nil)].map { minute, place in
                    let second = Int64(day) * 86_400 + minute * 60 + Int64.random(in: -spread...spread, using: &random)
                    return Companions.Move(
                        person: PersonID(rawValue: "person \(person)"),
                        at: Instant(microseconds: second * 1_000_000),
                        place: place
                    )
                }
            }
        }
    }

    @Test(
        "people who arrive on the hour are not accused, however many and however punctual they are",
        arguments: [(5, Int64(1)), (40, 5), (200, 0), (200, 60), (300, 600)]
    )
    func onTheHour(people: Int, spread: Int64) {
        #expect(Companions.find(in: crowd(people, spread: spread, seed: 3)).isEmpty)
    }

    @Test("two who move together beside the crowd are found in it", arguments: [Int64(5), 600])
    func inTheCrowd(spread: Int64) {
        let errands = (0..<12).flatMap { errand in
            [(mei, Int64(0)), (sam, 6)].map { person, delay in
                let second = Int64(errand) * 60_000 + 54_321 + delay
                return Companions.Move(
                    person: person,
                    at: Instant(microseconds: second * 1_000_000),
                    place: errand.isMultiple(of: 2) ? nil : "door"
                )
            }
        }
        let pairs = Companions.find(in: crowd(200, spread: spread, seed: 4) + errands)
        #expect(pairs.map(\.first) == [mei] && pairs.map(\.second) == [sam])
        #expect(pairs.map(\.together) == [12])
    }

    @Test("what both do in a crowd counts neither for nor against them, but what one of them does there alone")
    func crowded() {
        let daily = crowd(200, spread: 0, seed: 5)
        let ours = daily.filter { $0.person.rawValue == "person 0" }
        func join(_ person: PersonID) -> [Companions.Move] {
            ours.map { Companions.Move(person: person, at: $0.at, place: $0.place) }
        }
        let errands = [(mei, Int64(0)), (sam, 4)].flatMap { moves($0, delay: 30_000 + $1, every: 7200, count: 12) }
        let both = Companions.find(in: daily + join(mei) + join(sam) + errands)
        #expect(both.map(\.together) == [12] && both.map(\.moves) == [12])
        #expect(Companions.find(in: daily + join(mei) + errands).isEmpty)
    }

    @Test("a few friends on the same bus are a group, and no badge that is carried for another")
    func group() {
        let friends = ["ann", "ben", "cem", "dan", "eve"].map { PersonID(rawValue: $0) }
        var limits = Companions.Limits()
        limits.crowd = 10
        func together(_ count: Int) -> Int {
            let all = friends.prefix(count).enumerated().flatMap { index, friend in moves(friend, delay: Int64(index)) }
            return Companions.find(in: all, limits: limits).count
        }
        #expect(together(2) == 1)
        #expect(together(4) == 6)
        #expect(together(5) == 0)
    }

    @Test("they are suspected from the tenth move on that they made together")
    func since() {
        let pairs = Companions.find(in: moves(mei, delay: 0) + moves(sam, delay: 7))
        #expect(pairs.map(\.since) == [Instant(microseconds: (9 * 1800 + 7) * 1_000_000)])
    }

    @Test("a badge that flutters at the door is not counted twice for another's one move")
    func fluttering() {
        let quiet = moves(mei, delay: 3, count: 5) + moves(mei, delay: 900, count: 5)
        let fluttering = moves(sam, delay: 0, count: 5) + moves(sam, delay: 5, count: 5)
        #expect(Companions.find(in: quiet + fluttering).isEmpty)
    }
}
