import ArgumentParser
import Attendance
import Foundation
import MusterLinks
import MusterStorage
import Station

/// The anchors with which a chain is to be compared: those that were given, and those that are kept.
struct AnchorGathering {
    private(set) var named: [NamedAnchor] = []
    /// What is wrong with anchors themselves.
    private(set) var findings: [Finding] = []
    /// How many time stamps there are of which nobody knows whether a server signed them.
    private(set) var unchecked = 0

    /// - Parameters:
    ///   - given: anchors as text, or files of them.
    ///   - tsaCa: a file with the certificates of the time-stamp servers' authority; `nil` checks no signature of theirs.
    ///   - station: whose journal it is; `nil` where nobody knows: then nothing that is kept is compared.
    init(_ given: [String], tsaCa: String?, of station: PeerID?, in journal: SQLiteJournal) async throws {
        var anchors: [Anchor] = []
        for text in given { anchors += try Self.anchors(text) }
        if let station {
            do {
                anchors += try journal.keptAnchors(of: station).map(\.anchor)
                anchors += try journal.anchorProofs()
            } catch let error as StoreError where error.code == .damaged {
                findings.append(Finding(.anchor, "\(error)"))
            }
        }
        guard anchors.count <= Anchor.mostAnchors else { throw AnchorError.tooMany(Anchor.mostAnchors) }
        let names = Dictionary(try journal.peers().map { ($0.id, $0.name) }) { first, _ in first }
        let verifier = try tsaCa.map { try Self.verifier($0) }
        var seen: Set<Anchor> = []
        for anchor in anchors where seen.insert(anchor).inserted {
            guard case .stamped(let token) = anchor.kind else {
                named.append(NamedAnchor(anchor, names: names) { _ in "" })
                continue
            }
            try await add(anchor, token, verifier)
        }
    }

    private mutating func add(_ anchor: Anchor, _ token: [UInt8], _ verifier: TimeStampVerifier?) async throws {
        let place = "The time stamp at entry \(anchor.sequence)"
        guard let stamp = try? TimeStamp(token: token) else {
            return findings.append(Finding(.anchor, sequence: anchor.sequence, "\(place) cannot be read."))
        }
        guard stamp.imprint == anchor.statementHash else {
            let reason = "\(place) does not belong to this anchor: the anchor was changed."
            return findings.append(Finding(.anchor, sequence: anchor.sequence, reason))
        }
        let words = "a time-stamp server stamped on \(stamp.time.iso8601)"
        switch try await verifier?.verify(token, stamp) {
        case .genuine: named.append(NamedAnchor(anchor, words: words))
        case .notGenuine(let reason):
            let text = "\(place) is not signed by a server of that authority: \(reason)."
            findings.append(Finding(.anchor, sequence: anchor.sequence, text))
        case .unknown(let reason):
            unchecked += 1
            Notice.print("\(place): \(reason). Its signature was not checked.")
            named.append(NamedAnchor(anchor, words: words + " (signature not checked)"))
        case nil:
            unchecked += 1
            named.append(NamedAnchor(anchor, words: words + " (signature not checked)"))
        }
    }

    /// - Throws: `ValidationError` for a file that cannot be read.
    static func verifier(_ path: String) throws -> TimeStampVerifier {
        guard FileManager.default.isReadableFile(atPath: path) else {
            throw ValidationError("The file \(path) cannot be read.")
        }
        return TimeStampVerifier(authority: path)
    }

    private static func anchors(_ text: String) throws -> [Anchor] {
        let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if line.lowercased().hasPrefix("muster-anchor:") { return [try Anchor(reading: line)] }
        guard let file = FileHandle(forReadingAtPath: text),
            let bytes = try? file.read(upToCount: Anchor.largestFile + 1)
        else { throw ValidationError("“\(text)” is neither an anchor nor a readable file.") }
        return try Anchor.all(reading: String(decoding: bytes, as: UTF8.self))
    }
}
