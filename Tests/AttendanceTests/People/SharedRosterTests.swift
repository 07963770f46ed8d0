import Attendance
import BeaconKit
import Testing

@Suite("The roster of several chains")
struct SharedRosterTests {
    private let own: PeerID
    private let other: PeerID

    init() throws {
        own = try #require(PeerID(publicKey: [UInt8](repeating: 1, count: 32)))
        other = try #require(PeerID(publicKey: [UInt8](repeating: 2, count: 32)))
    }

    private func fact(_ fact: Fact, of origin: PeerID, sequence: Int64, arrival: ChainFact.Arrival) -> ChainFact {
        ChainFact(
            origin: origin,
            sequence: sequence,
            id: EntryID(
                hash: (0..<24).map { _ in origin == own ? 1 : 2 }
                    + (0..<8).map { UInt8(truncatingIfNeeded: sequence >> ($0 * 8)) }
            ),
            happened: Instant(microseconds: 0),
            actor: "tester",
            fact: fact,
            arrival: arrival
        )
    }

    @Test("thousands of facts of one chain push out nothing that another chain says")
    func flood() throws {
        let badge = BeaconIdentity(uuid: BeaconUUID(high: 1, low: 2), major: 1, minor: 7)
        let commitment = Commitment(rawValue: String(repeating: "a", count: 64))
        let number = try #require(PersonNumber(rawValue: 7))
        let (mine, theirs) = (PersonID(rawValue: "mine"), PersonID(rawValue: "theirs"))
        var facts: [ChainFact] = []
        for (index, added) in [
            Fact.personAdded(PersonAdded(PersonState(person: mine, number: number, details: commitment, photo: nil))),
            .badgeAssigned(BadgeAssigned(identity: badge, person: mine)),
        ].enumerated() {
            let place = Int64(index + 1)
            facts.append(fact(added, of: own, sequence: place, arrival: ChainFact.Arrival(own: place)))
        }
        let hostile =
            [
                Fact.personAdded(
                    PersonAdded(PersonState(person: theirs, number: number, details: commitment, photo: nil))
                )
            ]
            + (0..<5000).map { _ in Fact.badgeAssigned(BadgeAssigned(identity: badge, person: theirs)) }
        for (index, given) in hostile.enumerated() {
            let place = Int64(index + 1)
            let arrival = ChainFact.Arrival(own: 2, foreign: place)
            facts.append(fact(given, of: other, sequence: place, arrival: arrival))
        }
        let roster = SharedRoster(facts, causality: Causality(facts)) { $0 == $1 }
        #expect(roster.badges[badge] == mine)
        #expect(roster.conflicts.contains { $0.subject == .badge(badge) })
    }
}
