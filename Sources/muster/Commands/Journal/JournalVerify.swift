import ArgumentParser
import Attendance
import MusterStorage

struct JournalVerify: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Check that nothing in the journal was changed, removed or reordered.",
        discussion: """
            Checks every entry, every seal, the personal values and the projections, and compares the chain with all stored \
            anchors: countersignatures of paired stations and time stamps. The station may be running. Keep the last line \
            somewhere else: with --anchor it proves later that nothing up to there was rewritten, not even by somebody \
            who has the station's key. Every difference is reported with its entries.

            --anchor takes such a line, the text of a printed code, or a file of lines such as FILE.anchor of a backup or \
            the output of `muster journal anchors`. It may be given several times.

            Time stamps are always compared with the chain. Their signatures are only checked with --tsa-ca, by OpenSSL, \
            which must be installed.

            With a file, it checks an exported journal or an inspector's bundle instead and needs no data folder.

            Exit codes: 0 everything is genuine; 1 something is not.
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "A file from `muster journal export` or `muster export bundle`.") var file: String?
    @Option(help: "An entry that the chain must contain.") var expectSequence: Int64?
    @Option(help: "The hash of that entry, or of any entry, in hexadecimal.") var expectHead: String?
    @Option(help: "An anchor, or a file of anchors, that the chain must match.") var anchor: [String] = []
    @Option(help: "A file with the CA certificates of the time-stamp servers in PEM format.") var tsaCa: String?
    @Flag(help: "Print JSON.") var json = false

    func validate() throws {
        if file != nil, expectSequence != nil || expectHead != nil || !anchor.isEmpty || tsaCa != nil {
            throw ValidationError(
                "--anchor, --tsa-ca, --expect-sequence and --expect-head are for the station's own journal, not for a file."
            )
        }
    }

    func run() async throws {
        if let file { return try verify(file) }
        let folder = try await data.folder()
        let journal = try SQLiteJournal(folder: folder, mode: .readOnly)
        var line = ProgressLine()
        let key = try StationKey(folder: folder)?.publicKey
        let expected = try expectedEntry()
        let anchors = try await AnchorGathering(
            anchor,
            tsaCa: tsaCa,
            of: key.flatMap { PeerID(publicKey: $0) },
            in: journal
        )
        let own = try journal.verify(
            key: key,
            expected: expected,
            anchors: anchors.named,
            progress: { line.update("Verified \($0) of \($1) entries") }
        )
        let report = own.adding(anchors.findings).adding(try journal.verifyHeld())
        line.clear()
        if json { try JSONOutput.print(report) } else { show(report, unchecked: anchors.unchecked) }
        if !report.isGenuine { throw ExitCode(1) }
    }

    private func verify(_ file: String) throws {
        let check: BundleCheck
        do throws(BundleError) {
            check = try BundleCheck(path: file)
        } catch {
            throw ValidationError(error.description)
        }
        if json {
            try JSONOutput.print(
                FileReport(
                    isGenuine: check.findings.isEmpty,
                    entries: check.entries,
                    seals: check.seals,
                    first: check.range.first,
                    last: check.range.last,
                    publicKey: check.publicKey,
                    findings: check.findings
                )
            )
        } else {
            for finding in check.findings { print(finding) }
            let verdict = check.findings.isEmpty ? "all genuine" : "NOT GENUINE"
            print("Entries \(check.range.first) to \(check.range.last) with \(check.seals) seals: \(verdict).")
            if check.expired > 0 {
                print("\(check.expired) of them have expired: only their hashes are left, as the journal explains.")
            }
            if let key = check.publicKey { print("Sealed with the key \(key). Compare it with the station's.") }
            if !check.names.isEmpty { print("\(check.names.count) names match their commitments.") }
            if check.reasons > 0 { print("\(check.reasons) reasons of corrections match their commitments.") }
            if check.accounts > 0 { print("\(check.accounts) account names match their commitments.") }
        }
        if !check.findings.isEmpty { throw ExitCode(1) }
    }

    private struct FileReport: Encodable {
        let isGenuine: Bool
        let entries: Int64
        let seals: Int64
        let first: Int64
        let last: Int64
        let publicKey: String?
        let findings: [String]
    }

    private func expectedEntry() throws -> ExpectedEntry? {
        guard expectSequence != nil || expectHead != nil else { return nil }
        guard let expectHead else { return ExpectedEntry(sequence: expectSequence) }
        guard let hash = Hexadecimal.bytes(expectHead), hash.count == 32 else {
            throw ValidationError("--expect-head “\(expectHead)” must be a hash of 64 hexadecimal digits.")
        }
        return ExpectedEntry(sequence: expectSequence, hash: hash)
    }

    /// - Parameter unchecked: how many time stamps there are of which nobody knows whether a server signed them.
    private func show(_ report: VerificationReport, unchecked: Int) {
        let shown = report.findings.prefix(100)
        for finding in shown { print(finding) }
        let rest = report.findings.count - shown.count + report.omitted
        if rest > 0 { print("And \(rest) more.") }
        if let publicKey = report.publicKey {
            print(
                "Sealed with the key \(publicKey)\(report.isStationKey ? "" : ", which is missing here for comparison")."
            )
        }
        if let anchors = report.anchors {
            let last =
                anchors.sequence.map { "; the last at entry \($0)\(anchors.last.map { ", which \($0)" } ?? "")" } ?? ""
            print("\(anchors.fitting) of \(anchors.compared) anchors match\(last).")
        }
        if unchecked > 0 {
            print(
                "\(unchecked) time stamps were compared, but their signatures were not checked. To check them, give --tsa-ca."
            )
        }
        let verdict = report.isGenuine ? "all genuine" : "NOT GENUINE"
        print("\(report.entries) entries with \(report.seals) seals: \(verdict).")
        print("The chain ends at entry \(report.sequence) with the hash \(report.hash).")
        if let key = report.publicKey.flatMap({ PeerID($0) }), let hash = Hexadecimal.bytes(report.hash),
            let anchor = Anchor(of: key, at: Head(sequence: report.sequence, hash: hash))
        {
            print(anchor.text)
        }
    }
}
