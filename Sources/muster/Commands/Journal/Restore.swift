import ArgumentParser
import BeaconKit
import MusterStorage

struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Restore a data folder from a backup.",
        discussion: """
            Stop the station first. The backup is verified before it is restored. With --force, an existing journal is \
            replaced; it is moved aside, not deleted.

            Examples:
              muster restore /media/usb/muster-2026-11-21.backup
              muster restore muster.backup --data-dir /srv/muster --force
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "A file made by `muster backup`.") var file: String
    @Flag(help: "Replace an existing journal.") var force = false

    func run() async throws {
        let folder = try await data.folder()
        var line = ProgressLine()
        let report = try JournalRestore.run(
            file,
            into: folder,
            replacing: force,
            now: Instant.present,
            progress: { line.update("Verified \($0) of \($1) entries") }
        )
        line.clear()
        let verification = report.verification
        print("The backup is genuine: \(verification.entries) entries with \(verification.seals) seals.")
        if report.contents > 0 { print("The contents of \(report.contents) messages were restored.") }
        for content in report.lost {
            Notice.print("The content of the message \(content) is damaged in the backup; the message was deleted.")
        }
        if let aside = report.keptAside { print("The previous data is kept in \(aside).") }
        print("\(folder) now contains the journal up to entry \(verification.sequence).")
    }
}
