import ArgumentParser
import Attendance
import MusterStorage
import Station

struct ExportBundle: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bundle",
        abstract:
            "Evidence for an inspector: entries with chain and seals, the public key, and names and reasons with proofs.",
        discussion: """
            Contains all entries from the first to the last one about these days, without gaps; `muster journal verify FILE` \
            checks them on any machine. To include later corrections, use --to today. Compare the public key with the one \
            that `muster journal verify` shows on the station.

            It contains the names of people, the names of accounts that acted, even if they were removed since, and the \
            reasons of corrections in the range. It contains no photos, no signatures and nothing that was erased. Its \
            first line says how to check it.
            """
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var range: ReportRange
    @OptionGroup var file: ExportOptions

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let range = try range.range(in: snapshot, at: access.now)
        let bundle = try access.store.bundle(of: range, in: snapshot)
        access.log(.export, in: snapshot)
        try file.write(bundle.bytes)
        Notice.print("\(bundle.entries) entries of \(range.from) to \(range.to).")
        if let keptFrom = snapshot.attendance.keptFrom, range.from < keptFrom {
            Notice.print("Attendance before \(keptFrom) is no longer kept.")
        }
    }
}
