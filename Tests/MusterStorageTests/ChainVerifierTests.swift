import Attendance
import BeaconKit
import MusterStorage
import TestSupport
import Testing

@Suite("Verifying a chain")
struct ChainVerifierTests {
    private typealias Link = (entry: StoredEntry, seal: Seal?)

    /// A genuine chain in which about every third entry, and the last one, is sealed.
    private func makeChain(_ count: Int, using generator: inout SeededGenerator) throws -> [Link] {
        let key = StationKey().privateKey
        var chain: [Link] = []
        for sequence in 1...Int64(count) {
            let draft = EntryDraft(
                .stationStarted(StationStarted(version: "\(sequence)")),
                happened: Instant(microseconds: sequence),
                source: .system,
                actor: "station"
            )
            let entry = try StoredEntry(
                sequence: sequence,
                draft: draft,
                recorded: Instant(microseconds: sequence),
                timeZone: "UTC",
                offset: 0,
                previousHash: chain.last?.entry.hash ?? Entry.noHash
            )
            let isSealed = sequence == Int64(count) || Int.random(in: 0..<3, using: &generator) == 0
            chain.append((entry, isSealed ? try Seal(sequence: sequence, hash: entry.hash, key: key) : nil))
        }
        return chain
    }

    private func findings(_ chain: [Link], head: Head) -> [Finding] {
        var verifier = ChainVerifier()
        for link in chain { verifier.verify(link.entry, seal: link.seal) }
        return verifier.finish(head: head)
    }

    @Test("a genuine chain has no findings, an empty one neither")
    func genuine() throws {
        var generator = SeededGenerator(seed: 1)
        let chain = try makeChain(40, using: &generator)
        let last = try #require(chain.last).entry
        #expect(findings(chain, head: Head(sequence: 40, hash: last.hash)) == [])
        #expect(findings([], head: Head(sequence: 0, hash: Entry.noHash)) == [])
    }

    /// Each changed entry may be one that was moved from any place that is missing: to try them all would take hours.
    @Test(
        "thousands of changed entries with gaps between them are named, and cost no more than others",
        .timeLimit(.minutes(2))
    )
    func manyChanges() throws {
        var generator = SeededGenerator(seed: 7)
        let entry = try #require(try makeChain(1, using: &generator).first).entry
        var verifier = ChainVerifier()
        for number in 1...Int64(3_000) {
            var copy = entry
            copy.sequence = number * 5_000
            verifier.verify(copy, seal: nil)
        }
        let findings = verifier.finish(head: nil)
        #expect(findings.count == ChainVerifier.largestCount)
        #expect(verifier.omitted > 3_000)
    }

    @Test(
        "whatever is done to one place of a chain is found there or next to it",
        arguments: 1...90 as ClosedRange<UInt64>
    )
    func anyChange(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var chain = try makeChain(30, using: &generator)
        let head = Head(sequence: 30, hash: try #require(chain.last).entry.hash)
        // Seeds 5 and 11 exchange the last entry too.
        let place = seed == 11 ? 29 : Int.random(in: 0..<29, using: &generator)
        switch seed % 6 {
        case 0: chain.remove(at: place)
        case 1: chain[place].entry.happened = Instant(microseconds: 99)
        case 2:
            // With a new hash: only the link after it or a seal tells.
            chain[place].entry.payload = "{}"
            chain[place].entry.hash = chain[place].entry.computedHash
        case 3:
            chain[place].entry.hash[Int.random(in: 0..<32, using: &generator)] ^=
                1 << UInt8.random(in: 0..<8, using: &generator)
        case 4: chain[place].entry.previousHash[0] ^= 0x80
        default:
            let other = seed == 5 ? 29 : (place + Int.random(in: 1..<30, using: &generator)) % 30
            let moved = chain[place].entry
            chain[place].entry = chain[other].entry
            chain[other].entry = moved
            chain[place].entry.sequence = Int64(place + 1)
            chain[other].entry.sequence = Int64(other + 1)
            let found = findings(chain, head: head)
            #expect(found.map(\.code) == [.outOfOrder])
            #expect(found.first?.sequence == Int64(min(place, other) + 1))
            return
        }
        let found = findings(chain, head: head)
        #expect(!found.isEmpty)
        let near = Int64(place + 1)...Int64(place + 2)
        #expect(found.allSatisfy { $0.sequence.map(near.contains) == true })
    }

    @Test("beyond a thousand findings they are only counted")
    func bounded() throws {
        var generator = SeededGenerator(seed: 3)
        var verifier = ChainVerifier()
        for link in try makeChain(3000, using: &generator) {
            var entry = link.entry
            entry.actor = "x"
            verifier.verify(entry, seal: link.seal)
        }
        let found = verifier.finish(head: Head(sequence: 3000, hash: verifier.hash))
        #expect(found.count == ChainVerifier.largestCount)
        #expect(verifier.omitted == 2000)
    }
}
