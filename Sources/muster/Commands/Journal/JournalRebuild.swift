import ArgumentParser
import MusterStorage

struct JournalRebuild: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rebuild",
        abstract: "Rebuild the projections from the journal's entries.",
        discussion: """
            Stop the station first. Reports whether the result is the same, byte for byte, as before, as it should be.
            """
    )

    @OptionGroup var data: DataOptions
    @Flag(help: "Print JSON.") var json = false

    private struct Result: Encodable {
        let isIdentical: Bool
        let report: RebuildReport
    }

    func run() async throws {
        let folder = try await data.folder()
        let journal = try SQLiteJournal(folder: folder, mode: .existing)
        let lock = try StationLock(folder: folder)
        var line = ProgressLine()
        let report = try journal.rebuild { line.update("Applied \($0) of \($1) entries") }
        line.clear()
        withExtendedLifetime(lock) {}
        if json { return try JSONOutput.print(Result(isIdentical: report.isIdentical, report: report)) }
        print("\(report.entries) entries were applied.")
        for (before, after) in zip(report.before, report.after) {
            let change = before == after ? "the same, byte for byte" : "repaired (\(before.rows) rows before)"
            print("\(after.table): \(after.rows) rows, \(change)")
        }
    }
}
