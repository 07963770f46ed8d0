import ArgumentParser
import Attendance
import BeaconKit
import Foundation

/// Checks an exported journal or an inspector's bundle: a file and nothing else.
struct BundleCheck {
    /// A line of the file, whatever it is.
    private struct Line: Decodable {
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

        var entry: StoredEntry? {
            guard let sequence, let kind, let payload, let happened, let recorded, let timeZone, let offset, let source,
                let actor, let previous = previousHash.flatMap(Hexadecimal.bytes),
                let hash = hash.flatMap(Hexadecimal.bytes)
            else { return nil }
            return StoredEntry(
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
        }

        var seal: Seal? {
            guard let sequence, let key = publicKey.flatMap(Hexadecimal.bytes),
                let signature = signature.flatMap(Hexadecimal.bytes)
            else { return nil }
            return Seal(sequence: sequence, publicKey: key, signature: signature)
        }
    }

    /// What was found wrong, in the order of the entries.
    private(set) var findings: [String] = []
    private(set) var entries: Int64 = 0
    private(set) var seals: Int64 = 0
    /// The key of the seals, in hexadecimal.
    private(set) var publicKey: String?
    /// The names that the entries commit to, by number.
    private(set) var names: [(number: Int, name: String)] = []
    /// The first and the last entry.
    private(set) var range: (first: Int64, last: Int64) = (0, 0)

    /// - Parameter path: of the file.
    /// - Throws: `ValidationError` for what is no exported journal.
    init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ValidationError("\(path) cannot be read.")
        }
        let decoder = JSONDecoder()
        let lines = try data.split(separator: UInt8(ascii: "\n")).enumerated().map { index, bytes in
            guard let line = try? decoder.decode(Line.self, from: Data(bytes)) else {
                throw ValidationError("\(path), line \(index + 1) is no line of an exported journal.")
            }
            return line
        }
        let entries = lines.filter { $0.type == "entry" }
        let stored = entries.compactMap(\.entry)
        guard let first = stored.first, stored.count == entries.count else {
            throw ValidationError("\(path) holds no entries of a journal, or some that are incomplete.")
        }
        try check(stored, after: Head(sequence: first.sequence - 1, hash: first.previousHash), lines)
        checkNames(lines, stored)
    }

    private mutating func check(_ stored: [StoredEntry], after head: Head, _ lines: [Line]) throws {
        let key = lines.first { $0.type == "key" }?.publicKey.flatMap(Hexadecimal.bytes)
        let all = lines.filter { $0.type == "seal" }.compactMap(\.seal)
        let seals = Dictionary(all.map { ($0.sequence, $0) }) { first, _ in first }
        var verifier = ChainVerifier(publicKey: key, after: head)
        for entry in stored { verifier.take(entry, seal: seals[entry.sequence]) }
        let places = Set(stored.map(\.sequence))
        for seal in all where !places.contains(seal.sequence) {
            verifier.takeSealWithoutEntry(sequence: seal.sequence)
        }
        findings = verifier.finish(head: nil).map(\.description)
        if let bundle = lines.first(where: { $0.type == "bundle" }), let last = stored.last?.sequence,
            bundle.first != stored[0].sequence || bundle.last != last
        {
            findings.append("The bundle says that it holds other entries: some were taken away or added at an end.")
        }
        self.entries = verifier.count
        self.seals = verifier.sealCount
        publicKey = verifier.publicKey.map { Hexadecimal.text($0) }
        range = (stored[0].sequence, verifier.sequence)
    }

    /// A name that fits its commitment was that of a person whose entries commit to it.
    private mutating func checkNames(_ lines: [Line], _ stored: [StoredEntry]) {
        let committed = stored.filter { $0.kind.hasPrefix("person-") }.map(\.payload)
        for line in lines where line.type == "person" {
            guard let number = line.number, let commitment = line.commitment, let value = line.value,
                let salt = line.salt.flatMap(Hexadecimal.bytes)
            else {
                findings.append("A name is incomplete.")
                continue
            }
            let bytes = Array(value.utf8)
            guard Commitment(committing: bytes, salt: salt) == commitment else {
                findings.append("The name under the number \(number) does not fit its commitment: it was changed.")
                continue
            }
            guard committed.contains(where: { $0.contains(commitment.rawValue) }),
                let details = PersonDetails(personalValue: bytes)
            else { continue }
            names.append((number, details.name))
        }
    }
}
