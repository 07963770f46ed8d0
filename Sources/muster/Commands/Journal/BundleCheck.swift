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
        let expiry: Int64?
        let places: [String]?

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

        /// A place whose entry was kept for long enough.
        var expired: Expired? {
            guard let sequence, let expiry, let hash = hash.flatMap(Hexadecimal.bytes) else { return nil }
            return Expired(sequence: sequence, hash: hash, expiry: expiry)
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

    /// What is left of an entry that has expired.
    private struct Expired: Hashable {
        let sequence: Int64
        let hash: [UInt8]
        let expiry: Int64
    }

    /// What was found wrong, in the order of the entries.
    private(set) var findings: [String] = []
    private(set) var entries: Int64 = 0
    private(set) var seals: Int64 = 0
    /// How many of the entries were kept for long enough, so that only their hash is left.
    private(set) var expired: Int64 = 0
    /// The key of the seals, in hexadecimal.
    private(set) var publicKey: String?
    /// The names that the entries commit to, by number.
    private(set) var names: [(number: Int, name: String)] = []
    /// How many reasons of corrections, and names of who acted, are those that entries commit to.
    private(set) var reasons = 0
    private(set) var accounts = 0
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
        let gone = lines.filter { $0.type == "expired" }
        let expired = gone.compactMap(\.expired)
        guard stored.count == entries.count, expired.count == gone.count, let first = stored.first else {
            throw ValidationError("\(path) holds no entries of a journal, or some that are incomplete.")
        }
        let start = expired.first.map { min($0.sequence, first.sequence) } ?? first.sequence
        try check(stored, expired, after: Head(sequence: start - 1, hash: first.previousHash), lines)
        checkExpired(expired, lines)
        checkNames(lines, stored)
        checkReasons(lines, stored)
        checkAccounts(lines)
    }

    private mutating func check(
        _ stored: [StoredEntry],
        _ expired: [Expired],
        after head: Head,
        _ lines: [Line]
    ) throws {
        let key = lines.first { $0.type == "key" }?.publicKey.flatMap(Hexadecimal.bytes)
        let all = lines.filter { $0.type == "seal" }.compactMap(\.seal)
        let seals = Dictionary(all.map { ($0.sequence, $0) }) { first, _ in first }
        var verifier = ChainVerifier(publicKey: key, after: head)
        var gone = expired.sorted { $0.sequence < $1.sequence }[...]
        func takeExpired(before sequence: Int64) {
            while let place = gone.first, place.sequence < sequence {
                verifier.takeExpired(sequence: place.sequence, hash: place.hash, seal: seals[place.sequence])
                gone.removeFirst()
            }
        }
        for entry in stored {
            takeExpired(before: entry.sequence)
            verifier.take(entry, seal: seals[entry.sequence])
        }
        takeExpired(before: .max)
        let places = Set(stored.map(\.sequence) + expired.map(\.sequence))
        for seal in all where !places.contains(seal.sequence) {
            verifier.takeSealWithoutEntry(sequence: seal.sequence)
        }
        findings = verifier.finish(head: nil).map(\.description)
        if let bundle = lines.first(where: { $0.type == "bundle" }), let last = stored.last?.sequence,
            bundle.first != head.sequence + 1 || bundle.last != max(last, expired.map(\.sequence).max() ?? last)
        {
            findings.append("The bundle says that it holds other entries: some were taken away or added at an end.")
        }
        self.entries = verifier.count
        self.seals = verifier.sealCount
        publicKey = verifier.publicKey.map { Hexadecimal.text($0) }
        range = (head.sequence + 1, verifier.sequence)
        self.expired = Int64(expired.count)
    }

    /// What is no longer kept must be named by an entry of the same journal that says so.
    private mutating func checkExpired(_ expired: [Expired], _ lines: [Line]) {
        var explained: Set<Expired> = []
        for line in lines where line.type == "expiry" {
            guard let entry = line.entry, let seal = line.seal, entry.computedHash == entry.hash,
                seal.covers(hash: entry.hash), Hexadecimal.text(seal.publicKey) == publicKey,
                case .contentExpired(let expiry)? = try? entry.entry().fact, expiry.station == nil
            else {
                findings.append("An entry that is to explain what is no longer kept is not of this journal.")
                continue
            }
            var digest = ExpiryDigest()
            for place in line.places ?? [] {
                let parts = place.split(separator: ":", maxSplits: 1)
                guard let sequence = parts.first.flatMap({ Int64($0) }),
                    let hash = parts.last.flatMap({ Hexadecimal.bytes(String($0)) })
                else { continue }
                digest.take(sequence: sequence, hash: hash)
                explained.insert(Expired(sequence: sequence, hash: hash, expiry: entry.sequence))
            }
            if digest.bytes != expiry.digest {
                findings.append("Entry \(entry.sequence) does not name those that are said to have expired by it.")
            }
        }
        for place in expired where !explained.contains(place) {
            findings.append("Entry \(place.sequence) has lost its content, and nothing explains it.")
        }
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

    /// A reason must be one that an entry of the file commits to.
    private mutating func checkReasons(_ lines: [Line], _ stored: [StoredEntry]) {
        let committed = stored.filter { $0.kind.hasPrefix("correction-") }.map(\.payload)
        for line in lines where line.type == "reason" {
            guard let commitment = line.provenCommitment,
                committed.contains(where: { $0.contains(commitment.rawValue) })
            else {
                findings.append("A reason of a correction is not the one that an entry commits to: it was changed.")
                continue
            }
            reasons += 1
        }
    }

    /// Who acted is named by an entry that has a seal of its own, wherever it stands in the chain.
    private mutating func checkAccounts(_ lines: [Line]) {
        for line in lines where line.type == "account" {
            guard let entry = line.entry, let seal = line.seal, entry.computedHash == entry.hash,
                seal.covers(hash: entry.hash), Hexadecimal.text(seal.publicKey) == publicKey,
                case .accountSet(_, _, _, let name)? = try? entry.entry().fact, line.provenCommitment == name
            else {
                findings.append("The name of an account is not the one that an entry of this journal commits to.")
                continue
            }
            accounts += 1
        }
    }
}
