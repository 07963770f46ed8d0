import Attendance
import BeaconKit
import Crypto
import Foundation
import TestSupport
import Testing

@Suite("An anchor as text")
struct AnchorTextTests {
    private static let key = Curve25519.Signing.PrivateKey()
    private static let other = Curve25519.Signing.PrivateKey()
    private static let head = Head(sequence: 940, hash: [UInt8](repeating: 0xAB, count: 32))
    private static let time = Instant(microseconds: 1_777_799_520_000_000)

    private static func id(_ key: Curve25519.Signing.PrivateKey) throws -> PeerID {
        try #require(PeerID(publicKey: Array(key.publicKey.rawRepresentation)))
    }

    private static func all() throws -> [Anchor] {
        let station = try id(key)
        return try [
            #require(Anchor(of: station, at: head)),
            #require(try Anchor.countersigning(head, of: station, with: other, at: time)),
            #require(Anchor(of: station, at: head, .stamped(token: [0x30, 0x03, 1, 2, 3]))),
        ]
    }

    @Test("is read as it was written, of each kind, alone and in a file with remarks")
    func roundTrip() throws {
        let anchors = try Self.all()
        for anchor in anchors { #expect(try Anchor(reading: anchor.text) == anchor) }
        let file = "# remark\n\n" + anchors.map(\.text).joined(separator: "\r\n") + "\n"
        #expect(try Anchor.all(reading: file) == anchors)
        #expect(anchors.map(\.isSignedAsItSays) == [true, true, true])
    }

    @Test("in capitals, as a code has it, is read, and has nothing that makes codes larger")
    func code() throws {
        let anchor = try Self.all()[0]
        #expect(try Anchor(reading: anchor.codeText) == anchor)
        let small = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:-")
        #expect(anchor.codeText.allSatisfy { small.contains($0) })
        // Half in capitals is nothing that was ever written.
        #expect(throws: AnchorError.self) { try Anchor(reading: "MUSTER-ANCHOR" + anchor.text.dropFirst(13)) }
    }

    @Test(
        "is refused with any field changed beyond what is ever written",
        arguments: [
            ("muster-anchor:1:", "muster-anchor:2:", AnchorError.newer),
            ("muster-anchor:1:", "muster:1:", .notAnAnchor),
            ("muster-anchor:1:", "muster-anchor::", .notAnAnchor), (":940:", ":0940:", .unreadable("entry's number")),
            (":940:", ":+940:", .unreadable("entry's number")), (":940:", ":-1:", .unreadable("entry's number")),
            (":940:", ":0:", .unreadable("entry's number")),
            (":940:", ":99999999999999999999:", .unreadable("entry's number")),
            (":940:", ":9223372036854775807:", .unreadable("content")), (":940:", "::", .unreadable("entry's number")),
            ("abab", "ABAB", .unreadable("hash")), ("abab", "ab", .unreadable("hash")),
            ("abab", "abxy", .unreadable("hash")), ("abab", "ab ab", .notAnAnchor),
            ("abab", "ab\u{FF10}b", .notAnAnchor),
        ]
    )
    func changed(from: String, to: String, error: AnchorError) throws {
        for anchor in try Self.all() {
            let range = try #require(anchor.text.range(of: from))
            let text = anchor.text.replacingCharacters(in: range, with: to)
            #expect(throws: error, "\(text)") { try Anchor(reading: text) }
        }
    }

    @Test("is refused with a field too many or too few, or a long end")
    func fields() throws {
        let anchors = try Self.all()
        let rest = anchors[0].text
        for text in ["", ":", "muster-anchor", "muster-anchor:1", "muster-anchor:1:a:1", rest + ":", rest + ":a:b:c:d"]
        {
            #expect(throws: AnchorError.self, "\(text)") { try Anchor(reading: text) }
        }
        #expect(throws: AnchorError.unreadable("end")) { try Anchor(reading: rest + ":stamp") }
        #expect(throws: AnchorError.unreadable("time stamp")) { try Anchor(reading: rest + ":stamp:MAMB*") }
        #expect(throws: AnchorError.unreadable("content")) { try Anchor(reading: rest + ":stamp:") }
        #expect(throws: AnchorError.tooLong) { try Anchor(reading: rest + String(repeating: "a", count: 70_000)) }
        let large = Data(repeating: 7, count: Anchor.largestToken + 1).base64EncodedString()
        #expect(throws: AnchorError.unreadable("content")) { try Anchor(reading: rest + ":stamp:" + large) }
        let parts = anchors[1].text.split(separator: ":").map(String.init)
        for (index, value) in [(6, "\(Int64.max)"), (6, "1.5"), (7, "00"), (7, parts[7].uppercased()), (5, parts[2])] {
            var changed = parts
            changed[index] = value
            #expect(throws: AnchorError.self, "\(index) \(value)") {
                try Anchor(reading: changed.joined(separator: ":"))
            }
        }
        let many = String(repeating: "muster-anchor:1:x\n", count: 3)
        #expect(throws: AnchorError.self) { try Anchor.all(reading: many) }
    }

    @Test("random bytes and random cuts are refused or read, and never trap")
    func fuzz() throws {
        var generator = SeededGenerator(seed: 1)
        let texts = try Self.all().map { Array($0.text.utf8) }
        for _ in 0..<20_000 {
            var bytes = texts[Int.random(in: 0..<3, using: &generator)]
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes[place] = .random(in: .min ... .max, using: &generator)
                case 1: bytes.remove(at: place)
                default: bytes.insert(.random(in: 0x20...0x7E, using: &generator), at: place)
                }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            guard let anchor = try? Anchor(reading: text) else { continue }
            #expect(anchor.text == text)
        }
    }

    @Test("a countersignature with any part changed is not signed as it says")
    func signature() throws {
        let parts = try Self.all()[1].text.split(separator: ":").map(String.init)
        func flipped(_ text: String) -> String { (text.first == "0" ? "1" : "0") + text.dropFirst() }
        for (index, value) in [
            (2, flipped(parts[2])), (3, "941"), (4, flipped(parts[4])), (5, flipped(parts[5])),
            (6, "1777799520000001"), (7, flipped(parts[7])),
        ] {
            var changed = parts
            changed[index] = value
            #expect(try !Anchor(reading: changed.joined(separator: ":")).isSignedAsItSays, "\(index)")
        }
    }

    @Test("what is signed and what is stamped are these bytes, for whoever checks them with other programs")
    func golden() throws {
        let station = try #require(PeerID(publicKey: [UInt8](repeating: 1, count: 32)))
        func field(_ bytes: [UInt8]) -> [UInt8] { [0, 0, 0, 0, 0, 0, 0, UInt8(bytes.count)] + bytes }
        let bytes =
            field(Array("muster anchor 1".utf8)) + field(station.publicKey) + [0, 0, 0, 0, 0, 0, 3, 0xAC]
            + field(Self.head.hash)
        #expect(Anchor.statementHash(of: station, Self.head) == Array(SHA256.hash(data: bytes)))
        let signed =
            field(Array("muster countersignature 1".utf8)) + field(station.publicKey) + [0, 0, 0, 0, 0, 0, 3, 0xAC]
            + field(Self.head.hash) + withUnsafeBytes(of: Self.time.microseconds.bigEndian) { Array($0) }
        let signature = Array(try Self.other.signature(for: signed))
        let kind = AnchorKind.countersigned(by: try Self.id(Self.other), at: Self.time, signature: signature)
        let anchor = try #require(Anchor(of: station, at: Self.head, kind))
        #expect(anchor.isSignedAsItSays)
    }
}
