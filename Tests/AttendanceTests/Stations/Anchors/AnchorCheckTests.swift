import Attendance
import BeaconKit
import Testing

@Suite("Comparing a chain with anchors")
struct AnchorCheckTests {
    private let station: PeerID
    private let another: PeerID

    init() throws {
        station = try #require(PeerID(publicKey: [UInt8](repeating: 1, count: 32)))
        another = try #require(PeerID(publicKey: [UInt8](repeating: 2, count: 32)))
    }

    /// The hash that a chain has at an entry: another one of a chain that was written anew from an entry on.
    private func hash(_ sequence: Int64, anewFrom entry: Int64 = .max) -> [UInt8] {
        [UInt8](repeating: UInt8(sequence), count: 31) + [sequence >= entry ? 1 : 0]
    }

    private func anchors(_ places: [Int64], anewFrom entry: Int64 = .max) throws -> [NamedAnchor] {
        try places.map {
            let head = Head(sequence: $0, hash: hash($0, anewFrom: entry))
            return NamedAnchor(try #require(Anchor(of: station, at: head)), words: "South signed \($0)")
        }
    }

    private func check(_ anchors: [NamedAnchor], end: Int64, anewFrom entry: Int64 = .max) -> AnchorCheck.Outcome {
        var check = AnchorCheck(anchors, of: station)
        for sequence in 1...end { check.check(sequence: sequence, hash: hash(sequence, anewFrom: entry)) }
        return check.finish()
    }

    @Test("all that fit say up to where everything is as it was")
    func fitting() throws {
        let outcome = check(try anchors([9, 3, 5, 9]), end: 12)
        #expect(outcome.compared == 4 && outcome.fitting == 4 && outcome.findings.isEmpty)
        #expect(outcome.last?.anchor.sequence == 9)
    }

    @Test("the last that fits and the first that does not say between which entries it was written anew")
    func range() throws {
        let outcome = check(try anchors([3, 5, 9, 11]), end: 12, anewFrom: 7)
        #expect(outcome.fitting == 2 && outcome.last?.anchor.sequence == 5)
        #expect(outcome.findings.map(\.sequence) == [6] && outcome.findings.map(\.code) == [.anchor])
        #expect(
            outcome.findings.first?.description
                == "The chain matches the anchor that South signed 5 at entry 5. But the chain does not match the anchor that South signed 9 at entry "
                + "9: some of the entries 6 to 9 have changed since then. 1 later anchor does not match either."
        )
    }

    @Test("where none fits it was written anew from the first entry on")
    func whole() throws {
        let outcome = check(try anchors([5, 9]), end: 12, anewFrom: 1)
        #expect(outcome.last == nil)
        #expect(outcome.findings.map(\.sequence) == [1])
        #expect(outcome.findings.first?.description.contains("entries 1 to 5 have changed since then") == true)
    }

    @Test("a chain that ends before an anchor has lost its end")
    func short() throws {
        let outcome = check(try anchors([5, 9]), end: 7)
        #expect(outcome.findings.map(\.sequence) == [6])
        #expect(
            outcome.findings.first?.description.contains("because it ends at entry 7: some of the entries 6 to 9")
                == true
        )
    }

    @Test("what was signed after a chain was written anew fits, and hides nothing of what was signed before")
    func between() throws {
        let outcome = check(try anchors([3]) + anchors([6]) + anchors([9], anewFrom: 5), end: 12, anewFrom: 5)
        #expect(outcome.fitting == 2)
        #expect(outcome.findings.map(\.sequence) == [4])
    }

    @Test("an entry that is not there fits no anchor")
    func gap() throws {
        var check = AnchorCheck(try anchors([2, 3]), of: station)
        for sequence in [Int64(1), 3] { check.check(sequence: sequence, hash: hash(sequence)) }
        let outcome = check.finish()
        #expect(outcome.fitting == 1 && outcome.findings.map(\.sequence) == [1])
    }

    @Test("an anchor of another station, and one that is not signed, are named and prove nothing")
    func foreign() throws {
        let head = Head(sequence: 3, hash: hash(3))
        let forged = AnchorKind.countersigned(
            by: another,
            at: Instant(microseconds: 0),
            signature: [UInt8](repeating: 0, count: 64)
        )
        let wrong = [
            NamedAnchor(try #require(Anchor(of: another, at: head)), words: "was written down"),
            NamedAnchor(try #require(Anchor(of: station, at: head, forged)), words: "West countersigned"),
        ]
        let outcome = check(wrong, end: 5)
        #expect(outcome.compared == 0 && outcome.fitting == 0 && outcome.last == nil)
        #expect(outcome.findings.count == 2)
        #expect(
            outcome.findings[0].description.contains(another.text)
                && outcome.findings[1].description.contains("wrong signature")
        )
    }
}
