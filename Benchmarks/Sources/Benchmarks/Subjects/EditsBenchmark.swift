import Attendance
import BeaconKit
import Foundation

/// What an edit of a person costs whom another station edits again and again, in processor time.
struct EditsBenchmark {
    private let other: PeerID

    init() throws {
        guard let other = PeerID(publicKey: [UInt8](repeating: 2, count: 32)) else {
            throw BenchmarkError.unsteady("edits")
        }
        self.other = other
    }

    /// - Returns: µs for each of so many edits, at best.
    func run(edits: Int) throws -> Double {
        let facts = try (0...edits).map { try fact($0) }
        var best = Double.infinity
        for _ in 0..<5 {
            let start = clock()
            let roster = SharedRoster(facts, causality: Causality(facts)) { $0 == $1 }
            best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
            guard roster.members.count == 1 else { throw BenchmarkError.unsteady("edits") }
        }
        return best * 1e6 / Double(edits)
    }

    private func fact(_ index: Int) throws -> ChainFact {
        guard let number = PersonNumber(rawValue: 7 + index % 2) else { throw BenchmarkError.unsteady("edits") }
        let state = PersonState(
            person: PersonID(rawValue: "p"),
            number: number,
            details: Commitment(rawValue: "\(index)"),
            photo: nil
        )
        let place = Int64(index + 1)
        return ChainFact(
            origin: other,
            sequence: place,
            id: EntryID(hash: (0..<32).map { UInt8(truncatingIfNeeded: place >> ($0 % 8 * 8)) }),
            happened: Instant(microseconds: 0),
            actor: "evil",
            fact: index == 0 ? .personAdded(PersonAdded(state)) : .personEdited(PersonEdited(state)),
            arrival: ChainFact.Arrival(own: 0, foreign: place)
        )
    }
}
