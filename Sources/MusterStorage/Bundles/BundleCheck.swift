import Attendance
import BeaconKit
package import Foundation

/// Checks an exported journal or an inspector's bundle: a file and nothing else.
package struct BundleCheck {
    /// What was found wrong, in the order of the entries.
    package private(set) var findings: [String] = []
    package private(set) var entries: Int64 = 0
    package private(set) var seals: Int64 = 0
    /// How many of the entries were kept for long enough, so that only their hash is left.
    package private(set) var expired: Int64 = 0
    /// The key of the seals, in hexadecimal.
    package private(set) var publicKey: String?
    /// The names that the entries commit to, by number.
    package private(set) var names: [(number: Int, name: String)] = []
    /// How many reasons of corrections, and names of who acted, are those that entries commit to.
    package private(set) var reasons = 0
    package private(set) var accounts = 0
    /// The first and the last entry.
    package private(set) var range: (first: Int64, last: Int64) = (0, 0)

    /// - Parameter path: of the file.
    /// - Throws: ``BundleError`` for what is no exported journal.
    package init(path: String) throws(BundleError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw BundleError("\(path) cannot be read.")
        }
        try self.init(data, path: path)
    }

    /// - Parameters:
    ///   - data: what is in the file.
    ///   - path: of the file, for messages.
    /// - Throws: ``BundleError`` for what is no exported journal.
    package init(_ data: Data, path: String) throws(BundleError) {
        let decoder = JSONDecoder()
        var lines: [BundleLine] = []
        for (index, bytes) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
            guard let line = try? decoder.decode(BundleLine.self, from: Data(bytes)) else {
                throw BundleError("\(path), line \(index + 1) is not a line of an exported journal.")
            }
            lines.append(line)
        }
        let entries = lines.filter { $0.type == "entry" }
        let stored = entries.compactMap(\.entry)
        let gone = lines.filter { $0.type == "expired" }
        let expired = gone.compactMap(\.expired)
        guard stored.count == entries.count, expired.count == gone.count, let first = stored.first else {
            throw BundleError("\(path) contains no journal entries, or incomplete ones.")
        }
        let start = expired.first.map { min($0.sequence, first.sequence) } ?? first.sequence
        check(stored, expired, after: Head(sequence: start - 1, hash: first.previousHash), lines)
        checkExpired(expired, lines)
        checkNames(lines, stored)
        checkReasons(lines, stored)
        checkAccounts(lines)
    }

    private mutating func check(
        _ stored: [StoredEntry],
        _ expired: [ExpiredPlace],
        after head: Head,
        _ lines: [BundleLine]
    ) {
        let key = lines.first { $0.type == "key" }?.publicKey.flatMap(Hexadecimal.bytes)
        let all = lines.filter { $0.type == "seal" }.compactMap(\.seal)
        let seals = Dictionary(all.map { ($0.sequence, $0) }) { first, _ in first }
        var verifier = ChainVerifier(publicKey: key, after: head)
        var gone = expired.sorted { $0.sequence < $1.sequence }[...]
        func addExpired(before sequence: Int64) {
            while let place = gone.first, place.sequence < sequence {
                verifier.verifyExpired(sequence: place.sequence, hash: place.hash, seal: seals[place.sequence])
                gone.removeFirst()
            }
        }
        for entry in stored {
            addExpired(before: entry.sequence)
            verifier.verify(entry, seal: seals[entry.sequence])
        }
        addExpired(before: .max)
        let places = Set(stored.map(\.sequence) + expired.map(\.sequence))
        for seal in all where !places.contains(seal.sequence) {
            verifier.recordSealWithoutEntry(sequence: seal.sequence)
        }
        findings = verifier.finish(head: nil).map(\.description)
        if let bundle = lines.first(where: { $0.type == "bundle" }), let last = stored.last?.sequence,
            bundle.first != head.sequence + 1 || bundle.last != max(last, expired.map(\.sequence).max() ?? last)
        {
            findings.append("The bundle lists other entries than it contains: some were removed or added at one end.")
        }
        self.entries = verifier.count
        self.seals = verifier.sealCount
        publicKey = verifier.publicKey.map { Hexadecimal.text($0) }
        range = (head.sequence + 1, verifier.sequence)
        self.expired = Int64(expired.count)
    }

    /// What is no longer kept must be named by an entry of the same journal that says so.
    private mutating func checkExpired(_ expired: [ExpiredPlace], _ lines: [BundleLine]) {
        var explained: Set<ExpiredPlace> = []
        for line in lines where line.type == "expiry" {
            guard let entry = line.entry, let seal = line.seal, entry.computedHash == entry.hash,
                seal.covers(hash: entry.hash), Hexadecimal.text(seal.publicKey) == publicKey,
                case .contentExpired(let expiry)? = try? entry.entry().fact, expiry.station == nil
            else {
                findings.append("An entry that should explain expired content does not belong to this journal.")
                continue
            }
            var digest = ExpiryDigest()
            for place in line.places ?? [] {
                let parts = place.split(separator: ":", maxSplits: 1)
                guard let sequence = parts.first.flatMap({ Int64($0) }),
                    let hash = parts.last.flatMap({ Hexadecimal.bytes(String($0)) })
                else { continue }
                digest.add(sequence: sequence, hash: hash)
                explained.insert(ExpiredPlace(sequence: sequence, hash: hash, expiry: entry.sequence))
            }
            if digest.bytes != expiry.digest {
                findings.append(
                    "Entry \(entry.sequence) does not name the entries that are said to have expired with it."
                )
            }
        }
        for place in expired where !explained.contains(place) {
            findings.append("Entry \(place.sequence) has lost its content, but nothing explains that.")
        }
    }

    /// All texts of the entries' payloads, commitments among them: looked through once, however many are asked for.
    private static func texts(in entries: [StoredEntry]) -> Set<String> {
        Set(entries.flatMap { $0.payload.split(separator: "\"").map(String.init) })
    }

    /// The numbers that people had whose entries commit to details.
    private static func numbers(in entries: [StoredEntry]) -> [Commitment: Set<Int>] {
        var numbers: [Commitment: Set<Int>] = [:]
        for stored in entries where stored.kind.hasPrefix("person-") {
            let state: PersonState? =
                switch try? stored.entry().fact {
                case .personAdded(let added): added.value
                case .personEdited(let edited): edited.value
                default: nil
                }
            if let state { numbers[state.details, default: []].insert(state.number.rawValue) }
        }
        return numbers
    }

    /// A name that fits its commitment was that of a person whose entries commit to it, and who had that number.
    private mutating func checkNames(_ lines: [BundleLine], _ stored: [StoredEntry]) {
        let numbers = Self.numbers(in: stored)
        for line in lines where line.type == "person" {
            guard let number = line.number, let commitment = line.commitment, let value = line.value,
                let salt = line.salt.flatMap(Hexadecimal.bytes)
            else {
                findings.append("A name is incomplete.")
                continue
            }
            let bytes = Array(value.utf8)
            guard Commitment(committing: bytes, salt: salt) == commitment else {
                findings.append("The name of number \(number) does not match its commitment: it was changed.")
                continue
            }
            guard let own = numbers[commitment], let details = PersonDetails(personalValue: bytes) else { continue }
            guard own.contains(number) else {
                findings.append("The name of number \(number) is that of another number: it was changed.")
                continue
            }
            names.append((number, details.name))
        }
    }

    /// A reason must be one that an entry of the file commits to.
    private mutating func checkReasons(_ lines: [BundleLine], _ stored: [StoredEntry]) {
        let committed = Self.texts(in: stored.filter { $0.kind.hasPrefix("correction-") })
        for line in lines where line.type == "reason" {
            guard let commitment = line.provenCommitment, committed.contains(commitment.rawValue) else {
                findings.append("The reason of a correction does not match its commitment: it was changed.")
                continue
            }
            reasons += 1
        }
    }

    /// Who acted is named by an entry that has a seal of its own, wherever it stands in the chain.
    private mutating func checkAccounts(_ lines: [BundleLine]) {
        for line in lines where line.type == "account" {
            guard let entry = line.entry, let seal = line.seal, entry.computedHash == entry.hash,
                seal.covers(hash: entry.hash), Hexadecimal.text(seal.publicKey) == publicKey,
                case .accountSet(let set)? = try? entry.entry().fact, line.provenCommitment == set.name
            else {
                findings.append("The name of an account does not match its commitment: it was changed.")
                continue
            }
            accounts += 1
        }
    }
}
