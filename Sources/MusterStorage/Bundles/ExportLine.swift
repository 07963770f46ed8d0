package import Attendance
import BeaconKit
import Foundation

/// A line of an exported journal. Bytes are hexadecimal; times are microseconds since 1970-01-01 00:00:00 UTC.
package enum ExportLine: Encodable {
    /// The first line of a bundle: what it is, and how to check it.
    case bundle(site: String, from: LocalDay, to: LocalDay, first: Int64, last: Int64)
    case key([UInt8])
    /// What somebody is called, with what it takes to see that the chain commits to it.
    case person(number: PersonNumber, PersonalValue)
    /// Why a correction was asked for, made or refused, with what it takes to see that its entry commits to it.
    case reason(PersonalValue)
    /// What somebody who acts is called: the entry that says so, with its seal as it may lie elsewhere in the chain, and
    /// what it commits to.
    case account(StoredEntry, Seal, PersonalValue)
    case entry(StoredEntry)
    case seal(Seal)
    /// A place whose entry was kept for long enough, and which entry explains that.
    case expired(sequence: Int64, hash: [UInt8], expiry: Int64)
    /// By which entry others lost their content, with all that it takes to see that it names just those.
    case expiry(Explanation)

    private enum CodingKeys: CodingKey {
        case type, publicKey, sequence, kind, payload, happened, recorded, timeZone, offset, source, receiver, actor
        case previousHash, hash, signature, site, from, to, first, last, instructions, person, number, commitment
        case salt, value, expiry, places
    }

    /// How somebody checks a bundle who has never seen one.
    private static let instructions = """
        Save this file and run “muster journal verify FILE” with any copy of Muster, on any machine. It checks that no \
        entry was changed, removed, added or moved, and that each seal was made with the public key below. Compare that \
        key with the one that the station shows. Lines are of a type: “entry”, “seal” and “key”; “person”, what somebody \
        is called, “account”, what who acted is called (an entry says “account:” and the identifier), and “reason”, why a \
        correction was asked for, made or refused: each with the salt of the commitment that an entry holds; “expired” \
        and “expiry”, what is no longer kept, and why. What people had erased is not there. Without Muster: \
        docs/decisions/journal.md of its source says byte for byte how hashes, seals (Ed25519) and commitments (SHA-256) \
        are made.
        """

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .bundle(let site, let from, let to, let first, let last):
            try container.encode("bundle", forKey: .type)
            try container.encode(Self.instructions, forKey: .instructions)
            try container.encode(site, forKey: .site)
            try container.encode(from, forKey: .from)
            try container.encode(to, forKey: .to)
            try container.encode(first, forKey: .first)
            try container.encode(last, forKey: .last)
        case .person(let number, let value):
            try container.encode("person", forKey: .type)
            try container.encode(number, forKey: .number)
            try Self.encode(value, &container)
        case .reason(let value):
            try container.encode("reason", forKey: .type)
            try Self.encode(value, &container)
        case .account(let entry, let seal, let value):
            try container.encode("account", forKey: .type)
            try Self.encode(entry, &container)
            try container.encode(Hexadecimal.text(seal.publicKey), forKey: .publicKey)
            try container.encode(Hexadecimal.text(seal.signature), forKey: .signature)
            try Self.encode(value, &container)
        case .key(let publicKey):
            try container.encode("key", forKey: .type)
            try container.encode(Hexadecimal.text(publicKey), forKey: .publicKey)
        case .entry(let entry):
            try container.encode("entry", forKey: .type)
            try Self.encode(entry, &container)
        case .expired(let sequence, let hash, let expiry):
            try container.encode("expired", forKey: .type)
            try container.encode(sequence, forKey: .sequence)
            try container.encode(Hexadecimal.text(hash), forKey: .hash)
            try container.encode(expiry, forKey: .expiry)
        case .expiry(let explanation):
            try container.encode("expiry", forKey: .type)
            try Self.encode(explanation.entry, &container)
            try container.encode(Hexadecimal.text(explanation.seal.publicKey), forKey: .publicKey)
            try container.encode(Hexadecimal.text(explanation.seal.signature), forKey: .signature)
            let places = explanation.places.map { "\($0.sequence):\(Hexadecimal.text($0.place.hash))" }
            try container.encode(places, forKey: .places)
        case .seal(let seal):
            try container.encode("seal", forKey: .type)
            try container.encode(seal.sequence, forKey: .sequence)
            try container.encode(Hexadecimal.text(seal.publicKey), forKey: .publicKey)
            try container.encode(Hexadecimal.text(seal.signature), forKey: .signature)
        }
    }

    private static func encode(_ value: PersonalValue, _ container: inout KeyedEncodingContainer<CodingKeys>) throws {
        try container.encode(value.person, forKey: .person)
        try container.encode(value.commitment, forKey: .commitment)
        try container.encode(Hexadecimal.text(value.salt), forKey: .salt)
        try container.encode(String(decoding: value.value, as: UTF8.self), forKey: .value)
    }

    private static func encode(_ entry: StoredEntry, _ container: inout KeyedEncodingContainer<CodingKeys>) throws {
        try container.encode(entry.sequence, forKey: .sequence)
        try container.encode(entry.kind, forKey: .kind)
        // As text, because its bytes are what was hashed.
        try container.encode(entry.payload, forKey: .payload)
        try container.encode(entry.happened.microseconds, forKey: .happened)
        try container.encode(entry.recorded.microseconds, forKey: .recorded)
        try container.encode(entry.timeZone, forKey: .timeZone)
        try container.encode(entry.offset, forKey: .offset)
        try container.encode(entry.source, forKey: .source)
        try container.encode(entry.receiver, forKey: .receiver)
        try container.encode(entry.actor, forKey: .actor)
        try container.encode(Hexadecimal.text(entry.previousHash), forKey: .previousHash)
        try container.encode(Hexadecimal.text(entry.hash), forKey: .hash)
    }

    /// Places with their seals, in order.
    package static func lines(of places: [ChainPlace], seals: [Seal]) -> [ExportLine] {
        let sealed = Dictionary(seals.map { ($0.sequence, $0) }) { first, _ in first }
        return places.flatMap { place -> [ExportLine] in
            let line: ExportLine =
                switch place.place {
                case .entry(let entry): .entry(entry)
                case .withheld(let hash): .expired(sequence: place.sequence, hash: hash, expiry: place.expiry ?? 0)
                }
            return [line] + (sealed[place.sequence].map { [.seal($0)] } ?? [])
        }
    }
}
