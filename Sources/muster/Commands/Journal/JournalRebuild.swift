import ArgumentParser
import MusterStorage

struct JournalRebuild: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rebuild",
        abstract: "Make everything that is shown anew from the journal's entries.",
        discussion: """
            Says whether the result is the same to the byte as what was there, as it should be. Stop the station first.
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
        let report = try journal.rebuild(progress: ProgressLine(verb: "Applied").show)
        withExtendedLifetime(lock) {}
        if json { return try JSONOutput.print(Result(isIdentical: report.isIdentical, report: report)) }
        print("\(report.entries) entries were applied.")
        for (before, after) in zip(report.before, report.after) {
            let change = before == after ? "the same to the byte" : "repaired (\(before.rows) rows before)"
            print("\(after.table): \(after.rows) rows, \(change)")
        }
    }
}
