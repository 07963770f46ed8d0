import ArgumentParser
import Attendance
import MusterStorage
import Station

struct ExportBundle: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bundle",
        abstract:
            "What an inspector needs: entries with their chain and seals, the public key, names and reasons with their proofs.",
        discussion: """
            The entries stand without a gap from the first to the last one that is about the days; `muster journal \
            verify FILE` checks them on any machine. Later corrections are in the bundle with --to today. Compare the \
            public key with the one that the station shows: `muster journal verify`.

            In it are: what people are called; what those are called who acted, also when their account is gone; and why \
            corrections of the range were asked for, made and refused. Photos and signatures are not, and nothing that \
            was erased. Its first line says how to check it.
            """
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var range: ReportRange
    @OptionGroup var file: ExportOptions

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let books = try await access.books()
        let range = try range.range(today: books.today(at: access.now))
        let bundle = try access.store.bundle(of: range, in: books)
        access.note(.export, in: books)
        try file.write(bundle.bytes)
        Notice.print("\(bundle.entries) entries of \(range.from) to \(range.to).")
        if let keptFrom = books.attendance.keptFrom, range.from < keptFrom {
            Notice.print("Attendance before \(keptFrom) is no longer kept.")
        }
    }
}
