import Attendance
import BeaconKit
import Foundation
import TestSupport
import Testing

/// Journals as another station could sign them: every fact is one that can be read, and nothing else about it makes sense.
///
/// `make fuzz` tries many more: `MUSTER_FUZZ_CASES` says how many.
@Suite("Journals that mean harm")
struct JournalFuzzTests {
    private static let cases = ProcessInfo.processInfo.environment["MUSTER_FUZZ_CASES"].flatMap { Int($0) } ?? 1_000
    /// Numbers at which something overflows, or begins to.
    private static let numbers: [Int64] = [
        0, 1, -1, 59, 60, 1_439, 1_440, 86_400, 1 << 31, 1 << 44, 1_000_000_000, 1_000_000_001, .max, .min,
        253_402_300_799_999_999, -62_167_219_200_000_000, 1_772_433_000_000_000, 1_772_433_000_000_001,
    ]
    private static let days = [
        "0000-01-01", "0001-01-01", "1969-12-31", "1970-01-01", "2026-01-04", "2026-01-05", "2026-01-06", "2026-02-29",
        "9999-12-30", "9999-12-31",
    ]

    /// Puts other numbers, days and texts in the place of some.
    private static func mutated(_ payload: String, _ random: inout SeededGenerator) -> String {
        var text = payload
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            let isDay = Bool.random(using: &random)
            let found =
                isDay ? text.matches(of: /\d{4}-\d\d-\d\d/).map(\.range) : text.matches(of: /-?\d+/).map(\.range)
            guard let range = found.randomElement(using: &random) else { continue }
            let number = Bool.random(using: &random) ? Int64.random(in: .min ... .max, using: &random) : nil
            let other =
                isDay
                ? days.randomElement(using: &random) : (number ?? numbers.randomElement(using: &random))?.description
            text.replaceSubrange(range, with: other ?? "")
        }
        return text
    }

    private static func instant(_ random: inout SeededGenerator) -> Instant {
        let base: Int64 = 1_772_433_000_000_000
        switch Int.random(in: 0..<20, using: &random) {
        case 0: return Instant(microseconds: 253_402_300_799_999_999)
        case 1: return Instant(microseconds: -62_167_219_200_000_000)
        default: return Instant(microseconds: base + Int64.random(in: 0..<864_000_000_000, using: &random))
        }
    }

    @Test("stop no book and no roster, and cost no more than others")
    func books() throws {
        let examples = try FactCodingTests.examples()
        let person = PersonID(rawValue: "00000000-0000-4000-8000-000000000007")
        let origin = try #require(PeerID(publicKey: [UInt8](repeating: 1, count: 32)))
        var random = SeededGenerator(seed: 20_261_122)
        var read = 0
        for number in 0..<Self.cases {
            var entries: [Entry] = []
            for sequence in 1...Int64.random(in: 1...12, using: &random) {
                guard let example = examples.randomElement(using: &random) else { continue }
                let payload = Self.mutated(example.payload, &random)
                let happened = Self.instant(&random)
                let stored = StoredEntry(
                    sequence: sequence,
                    kind: example.kind,
                    payload: payload,
                    happened: happened,
                    recorded: Self.instant(&random),
                    timeZone: "UTC",
                    offset: [0, 64_800, -64_800].randomElement(using: &random) ?? 0,
                    source: "supervisor",
                    receiver: nil,
                    actor: "evil",
                    previousHash: Entry.noHash,
                    hash: (0..<32).map { _ in UInt8.random(in: 0...255, using: &random) }
                )
                #expect(stored.isPlausible)
                guard let entry = try? stored.entry() else { continue }
                read += 1
                #expect(try entry.fact.payload() == payload)
                entries.append(entry)
            }
            let book = try AttendanceBook(entries)
            let first = try #require(LocalDay(["2026-03-01", "9999-12-01", "0001-01-01"][number % 3]))
            let range = try DayRange(from: first, to: first.adding(30))
            let knowledge = Timesheet.Knowledge(complete: Instant(microseconds: 1_773_000_000_000_000))
            #expect(book.days(of: person, in: range, knowledge: knowledge).count <= 31)
            let facts = entries.map {
                ChainFact($0, origin: origin, arrival: ChainFact.Arrival(own: 0, foreign: $0.sequence))
            }
            let roster = SharedRoster(facts, causality: Causality(facts)) { $0 == $1 }
            #expect(roster.members.count <= entries.count)
        }
        #expect(read > Self.cases)
    }
}
