import Attendance
import BeaconKit

/// A line of an exported journal. Bytes are hexadecimal; times are microseconds since 1970-01-01 00:00:00 UTC.
enum ExportLine: Encodable {
    case key([UInt8])
    case entry(StoredEntry)
    case seal(Seal)

    private enum CodingKeys: CodingKey {
        case type, publicKey, sequence, kind, payload, happened, recorded, timeZone, offset, source, receiver, actor
        case previousHash, hash, signature
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .key(let publicKey):
            try container.encode("key", forKey: .type)
            try container.encode(Hexadecimal.text(publicKey), forKey: .publicKey)
        case .entry(let entry):
            try container.encode("entry", forKey: .type)
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
        case .seal(let seal):
            try container.encode("seal", forKey: .type)
            try container.encode(seal.sequence, forKey: .sequence)
            try container.encode(Hexadecimal.text(seal.publicKey), forKey: .publicKey)
            try container.encode(Hexadecimal.text(seal.signature), forKey: .signature)
        }
    }
}
