import Attendance
import BeaconKit
import Foundation
import Logging
import MusterStorage
import Station
import Testing

/// Two stations that meet, with a clock that the tests set; what goes between them goes through JSON, as on the wire.
@Suite("Countersigning")
struct CountersigningTests {
    private let a: TestStation
    private let b: TestStation
    private let deskA: AnchorManager
    private let deskB: AnchorManager

    init() throws {
        a = try TestStation()
        b = try TestStation()
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        deskA = AnchorManager(store: a.store, logger: logger)
        deskB = AnchorManager(store: b.store, logger: logger)
        for (station, other, name) in [(a, b, "B"), (b, a, "A")] {
            try station.record(try History.site(), try History.person(7))
            try station.record(.stationPaired(StationPaired(station: other.id, name: name)))
        }
    }

    private func sent<Value: Codable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }

    /// `a` calls `b`, as ``PeerCaller`` and the routes do.
    private func meet() throws {
        let offer = try sent(deskB.offer(to: a.id, at: deskA.countersigned(of: b.id)))
        let meeting = try sent(
            AnchorMeeting(
                offer: deskA.offer(to: b.id, at: offer.countersigned),
                verdict: deskA.judge(offer, of: b.id, at: a.now)
            )
        )
        try deskB.receive(meeting.verdict, from: a.id, at: b.now)
        try deskA.receive(try sent(deskB.judge(meeting.offer, of: a.id, at: b.now)), from: b.id, at: a.now)
    }

    private func pass(minutes: Int64) {
        a.pass(minutes: minutes)
        b.pass(minutes: minutes)
    }

    private func kept(_ station: TestStation, of other: TestStation) throws -> [Anchor] {
        try station.store.keptAnchors(of: other.id).map(\.anchor)
    }

    @Test("each vouches for the other's end at a meeting, and both keep both")
    func both() throws {
        try meet()
        for (own, other) in [(a, b), (b, a)] {
            let received = try #require(try kept(own, of: own).first)
            let end = try own.store.ownHead()
            #expect(received.voucher == other.id && received.head == end)
            #expect(received.isSignedAsItSays && received.time == other.now)
            #expect(try kept(other, of: own) == [received])
            let named = NamedAnchor(received, words: "it signed")
            let report = try own.store.verify(anchors: [named])
            #expect(report.isGenuine && report.anchors?.fitting == 1)
        }
        #expect(try a.store.peerTroubles().isEmpty && b.store.peerTroubles().isEmpty)
    }

    @Test("a chain that has not grown is signed once, and one that grows not more often than stations meet")
    func sparing() throws {
        try meet()
        pass(minutes: 5)
        try meet()
        #expect(try kept(a, of: a).count == 1)
        try a.punch(7, .in)
        try meet()
        #expect(try kept(a, of: a).count == 2)
        try a.punch(7, .out)
        try meet()
        #expect(try kept(a, of: a).count == 2)
        pass(minutes: 1)
        try meet()
        #expect(try kept(a, of: a).map(\.sequence) == [3, 4, 5])
        #expect(try kept(b, of: a) == kept(a, of: a))
    }

    @Test("of the last day all are kept, and of each day before the last of each station")
    func thinned() throws {
        for _ in 0..<3 * 24 * 4 {
            try a.punch(7, .in)
            try meet()
            pass(minutes: 15)
        }
        let ages = try a.store.keptAnchors(of: a.id).map { a.now.microseconds(since: $0.kept) / 3_600_000_000 }
        #expect(ages.count { $0 < 24 } >= 95)
        #expect(ages.count { $0 >= 25 } == 2, "\(ages)")
        #expect(try a.store.verify(anchors: kept(a, of: a).map { NamedAnchor($0, words: "it signed") }).isGenuine)
    }

    @Test("a chain that was written anew with its own key is an alarm on both sides, and neither side signs it")
    func rewritten() throws {
        try a.punch(7, .in)
        try meet()
        pass(minutes: 2)
        try a.forge(after: 3) { try a.punch(7, .out) }
        let before = try (kept(a, of: a), kept(b, of: a))
        try meet()
        #expect(try kept(b, of: a) == before.1 && kept(a, of: a) == before.0)
        let there = try #require(try b.store.peerTroubles().first)
        #expect(there.name == "A" && there.trouble.kind == .notAsCountersigned && there.trouble.sequence == 4)
        let here = try #require(try a.store.peerTroubles().first)
        #expect(here.name == "B" && here.trouble.kind == .ownNotAsCountersigned && here.trouble.sequence == 4)
        // What the other holds proves it, also where nothing is kept here any more.
        #expect(try a.store.anchorProofs() == before.1)
        let report = try a.store.verify(
            anchors: a.store.anchorProofs().map { NamedAnchor($0, words: "B countersigned") }
        )
        #expect(report.findings.map(\.code) == [.anchor])
        // It goes on growing, and goes on being an alarm, since when it was noticed first.
        pass(minutes: 2)
        try a.punch(7, .in)
        try meet()
        #expect(try b.store.peerTroubles().map(\.trouble) == [there.trouble])
    }

    @Test("a chain that lost its end is an alarm until what was lost is there again")
    func lost() throws {
        let end = try a.store.ownHead().sequence
        let entry = try a.record(History.punch(7, .in, minutes: 1))
        try meet()
        let stored = try #require(try a.store.storedEntries(after: end, limit: 1).first)
        #expect(stored.hash == entry[0].hash)
        try a.forge(after: end) {}
        try meet()
        #expect(try b.store.peerTroubles().map(\.trouble.kind) == [.notAsCountersigned])
        #expect(try b.store.peerTroubles().map(\.trouble.sequence) == [end + 1])
        #expect(try a.store.peerTroubles().map(\.trouble.sequence) == [end + 1])
        // The very same entry, as the newest backup has it.
        #expect(try a.record(History.punch(7, .in, minutes: 1)).map(\.hash) == [stored.hash])
        try meet()
        #expect(try a.store.peerTroubles().isEmpty && b.store.peerTroubles().isEmpty)
    }

    @Test("who parts and pairs again is signed anew, and what was signed before can still be read")
    func parted() throws {
        try a.punch(7, .in)
        try meet()
        pass(minutes: 2)
        try a.forge(after: 3) { try a.punch(7, .out) }
        try meet()
        let proof = try #require(try kept(b, of: a).last)
        for (station, other) in [(a, b), (b, a)] {
            try station.record(.stationUnpaired(StationUnpaired(station: other.id)))
            try station.store.forgetContact(of: other.id)
            try station.record(.stationPaired(StationPaired(station: other.id, name: "again")))
        }
        try meet()
        #expect(try a.store.peerTroubles().isEmpty && b.store.peerTroubles().isEmpty)
        #expect(try kept(b, of: a).contains(proof))
        let end = try a.store.ownHead()
        #expect(try kept(a, of: a).last?.head == end)
    }

    @Test(
        "what is not sealed by the station, is no place of a chain, or hides the entry that was signed, is not signed"
    )
    func refused() throws {
        try meet()
        pass(minutes: 2)
        try a.punch(7, .in)
        let genuine = try deskA.offer(to: b.id, at: deskB.countersigned(of: a.id))
        let foreign = try deskB.offer(to: a.id, at: 0)
        let last = try #require(try kept(b, of: a).last)
        func json(_ offer: AnchorOffer, _ change: (inout [String: Any]) -> Void) throws -> AnchorOffer {
            let data = try JSONEncoder().encode(offer)
            var object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            change(&object)
            return try JSONDecoder().decode(AnchorOffer.self, from: JSONSerialization.data(withJSONObject: object))
        }
        func place(_ key: String, _ value: Any) throws -> AnchorOffer {
            try json(genuine) { offer in
                var head = offer["head"] as? [String: Any]
                head?[key] = value
                offer["head"] = head
            }
        }
        let offers = [
            foreign, try json(genuine) { $0["head"] = nil }, try json(genuine) { $0["at"] = nil },
            try json(genuine) { $0["at"] = $0["head"] }, try place("sequence", 0), try place("sequence", -5),
            try place("sequence", Int64.max), try place("hash", String(repeating: "0", count: 64)),
            try place("hash", ""), try place("seal", ""), try place("seal", String(repeating: "0", count: 128)),
        ]
        for offer in offers { #expect(try deskB.judge(offer, of: a.id, at: b.now) == AnchorVerdict(), "\(offer)") }
        #expect(try kept(b, of: a) == [last] && b.store.peerTroubles().isEmpty)
        #expect(try deskB.judge(genuine, of: a.id, at: b.now).countersignature != nil)
    }

    @Test("what was not signed by the other, or not about this station, is neither kept nor an alarm")
    func forged() throws {
        let head = try a.store.ownHead()
        let other = Head(sequence: head.sequence, hash: [UInt8](repeating: 9, count: 32))
        let stranger = try TestStation()
        let wrong: [Anchor?] = [
            try stranger.store.countersign(head, of: a.id, at: a.now),
            try b.store.countersign(head, of: stranger.id, at: a.now),
            try stranger.store.countersign(other, of: a.id, at: a.now), Anchor(of: a.id, at: head),
            Anchor(of: a.id, at: other),
            Anchor(
                of: a.id,
                at: other,
                .countersigned(by: b.id, at: a.now, signature: [UInt8](repeating: 0, count: 64))
            ),
            Anchor(of: a.id, at: head, .stamped(token: [1])),
        ]
        for anchor in wrong {
            let text = try #require(anchor).text
            try deskA.receive(AnchorVerdict(countersignature: text), from: b.id, at: a.now)
            try deskA.receive(AnchorVerdict(contradiction: text), from: b.id, at: a.now)
        }
        for text in ["", "muster-anchor:1:", String(repeating: "x", count: 100_000)] {
            try deskA.receive(AnchorVerdict(countersignature: text), from: b.id, at: a.now)
            try deskA.receive(AnchorVerdict(contradiction: text), from: b.id, at: a.now)
        }
        // Contradicting what is so says nothing.
        let right = try #require(try b.store.countersign(head, of: a.id, at: a.now))
        try deskA.receive(AnchorVerdict(contradiction: right.text), from: b.id, at: a.now)
        #expect(try a.store.keptAnchors(of: nil).isEmpty && a.store.peerTroubles().isEmpty)
        // What the other really signed, and is not here, is one.
        let signed = try #require(try b.store.countersign(other, of: a.id, at: a.now))
        try deskA.receive(AnchorVerdict(countersignature: signed.text), from: b.id, at: a.now)
        #expect(try a.store.peerTroubles().map(\.trouble.kind) == [.ownNotAsCountersigned])
    }
}
