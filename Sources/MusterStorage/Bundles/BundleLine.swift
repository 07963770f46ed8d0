import Attendance
import BeaconKit

/// What is left of an entry that has expired.
struct ExpiredPlace: Hashable {
    let sequence: Int64
    let hash: [UInt8]
    let expiry: Int64
}

/// A line of an exported journal as it is read, whatever it is: see ``ExportLine``.
struct BundleLine: Decodable {
    let type: String
    let publicKey: String?
    let sequence: Int64?
    let kind: String?
    let payload: String?
    let happened: Int64?
    let recorded: Int64?
    let timeZone: String?
    let offset: Int64?
    let source: String?
    let receiver: String?
    let actor: String?
    let previousHash: String?
    let hash: String?
    let signature: String?
    let first: Int64?
    let last: Int64?
    let number: Int?
    let commitment: Commitment?
    let salt: String?
    let value: String?
    let expiry: Int64?
    let places: [String]?

    var entry: StoredEntry? {
        guard let sequence, let kind, let payload, let happened, let recorded, let timeZone, let offset, let source,
            let actor, let previous = previousHash.flatMap(Hexadecimal.bytes),
            let hash = hash.flatMap(Hexadecimal.bytes)
        else { return nil }
        let entry = StoredEntry(
            sequence: sequence,
            kind: kind,
            payload: payload,
            happened: Instant(microseconds: happened),
            recorded: Instant(microseconds: recorded),
            timeZone: timeZone,
            offset: offset,
            source: source,
            receiver: receiver,
            actor: actor,
            previousHash: previous,
            hash: hash
        )
        // Else its numbers could not be counted with.
        return entry.isPlausible ? entry : nil
    }

    /// A place whose entry was kept for long enough.
    var expired: ExpiredPlace? {
        guard let sequence, Plausible.sequences.contains(sequence), let expiry,
            let hash = hash.flatMap(Hexadecimal.bytes)
        else { return nil }
        return ExpiredPlace(sequence: sequence, hash: hash, expiry: expiry)
    }

    /// What the line's value and salt are committed to by; `nil` if it says something else, or is incomplete.
    var provenCommitment: Commitment? {
        guard let commitment, let value, let salt = salt.flatMap(Hexadecimal.bytes),
            Commitment(committing: Array(value.utf8), salt: salt) == commitment
        else { return nil }
        return commitment
    }

    var seal: Seal? {
        guard let sequence, let key = publicKey.flatMap(Hexadecimal.bytes),
            let signature = signature.flatMap(Hexadecimal.bytes)
        else { return nil }
        return Seal(sequence: sequence, publicKey: key, signature: signature)
    }
}
