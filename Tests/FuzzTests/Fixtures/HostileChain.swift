import Attendance
import BeaconKit
import Crypto
import Foundation

/// Another station that is paired, has a right key, and signs whatever it likes.
struct HostileChain {
    private let key: Curve25519.Signing.PrivateKey
    let id: PeerID
    private var previous = Entry.noHash
    private var next: Int64 = 1

    init?(_ random: inout FuzzCase) {
        guard let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: random.bytes(32)),
            let id = PeerID(publicKey: Array(key.publicKey.rawRepresentation))
        else { return nil }
        self.key = key
        self.id = id
    }

    /// The next part of its chain, rightly signed, and the document in which it comes.
    mutating func part(_ maker: FactMaker, _ random: inout FuzzCase) throws -> JSONTree {
        let first = random.once(in: 40) ? random.integer() : next
        let before = previous
        var places: [Excerpt.Place] = []
        for _ in 0..<random.number(0...12) {
            if random.once(in: 8) {
                previous = random.bytes(random.once(in: 20) ? 31 : 32)
                places.append(.withheld(previous))
            } else {
                let entry = maker.entry(first &+ Int64(places.count), after: previous, &random)
                previous = entry.hash
                places.append(.entry(entry))
            }
        }
        next += Int64(places.count)
        let excerpt = try Excerpt(first: first, previous: before, places: places, key: key)
        return .object([
            ("version", .number("1")),
            (
                "part",
                .object([
                    ("first", .number("\(excerpt.first)")), ("previous", .text(Hexadecimal.text(excerpt.previous))),
                    ("places", .array(places.map(Self.tree))),
                    ("signature", .text(Hexadecimal.text(excerpt.signature))),
                    ("values", .array(try values(&random))), ("mark", .text("m")),
                    ("head", .number("\(random.once(in: 10) ? random.integer() : next)")),
                    ("clock", .number("\(random.once(in: 4) ? random.integer() : SmallOffice.start.microseconds)")),
                ])
            ),
        ])
    }

    /// Says that its chain goes on otherwise than the asker holds it.
    func contradiction(_ random: inout FuzzCase) throws -> JSONTree {
        let hash = random.bytes(32)
        let sequence = random.once(in: 2) ? random.integer() : Int64(random.number(0...12))
        let seal = try Seal(sequence: sequence, hash: hash, key: key)
        return .object([
            ("version", .number("1")),
            (
                "contradiction",
                .object([
                    ("sequence", .number("\(sequence)")), ("hash", .text(Hexadecimal.text(hash))),
                    ("seal", .text(Hexadecimal.text(seal.signature))),
                ])
            ),
        ])
    }

    private static func tree(_ place: Excerpt.Place) -> JSONTree {
        switch place {
        case .withheld(let hash): return .object([("withheld", .text(Hexadecimal.text(hash)))])
        case .entry(let entry):
            var members: [(name: String, value: JSONTree)] = [
                ("kind", .text(entry.kind)), ("payload", .text(entry.payload)),
                ("happened", .number("\(entry.happened.microseconds)")),
                ("recorded", .number("\(entry.recorded.microseconds)")),
                ("timeZone", .text(entry.timeZone)), ("offset", .number("\(entry.offset)")),
                ("source", .text(entry.source)),
                ("actor", .text(entry.actor)),
            ]
            if let receiver = entry.receiver { members.append(("receiver", .text(receiver))) }
            return .object(members)
        }
    }

    /// Names and pictures, which no entry may commit to.
    private func values(_ random: inout FuzzCase) throws -> [JSONTree] {
        (0..<random.number(0...2)).map { _ in
            let value =
                random.once(in: 2)
                ? Array(random.mutated(#"{"name":"Eve","department":"","position":""}"#).utf8) : random.bytes(40)
            return .object([
                ("person", .text(random.once(in: 2) ? "p" : random.oddText())),
                ("salt", .text(Data(random.bytes(16)).base64EncodedString())),
                ("value", .text(Data(value).base64EncodedString())),
            ])
        }
    }
}
