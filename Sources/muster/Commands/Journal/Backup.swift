import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import MusterStorage

struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copy the journal, the station's key and all messages into one file.",
        discussion: """
            The station may be running. The file contains names, photos, messages and the key that seals the journal: keep it \
            where only you can read it. A person who is erased later is still in it.

            FILE.anchor, next to it, contains the journal's anchors. They are not secret. Keep them somewhere else: \
            `muster journal verify --anchor FILE.anchor` proves later that nothing was rewritten.

            --folder names the file after today's date, replaces one of the same date, and keeps the newest --keep files. \
            Other files in the folder are not touched. The installed station does this every night; see \
            docs/backups.md for how to send it to a USB stick or another machine.

            Examples:
              muster backup /media/usb/muster-2026-11-21.backup
              muster backup --folder /media/usb --keep 30
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The file to create.") var file: String?
    @Flag(help: "Replace the file if it exists.") var force = false
    @Option(help: ArgumentHelp("Write to a file with today's date in this folder.", valueName: "path"))
    var folder: String?
    @Option(help: ArgumentHelp("How many dated files to keep in the folder, 1 to 3660.", valueName: "count"))
    var keep = 14

    func validate() throws {
        guard (file == nil) != (folder == nil) else {
            throw ValidationError("Give either a FILE or --folder.")
        }
        guard (1...3660).contains(keep) else { throw ValidationError("--keep must be 1 to 3660.") }
    }

    func run() async throws {
        if let file {
            try await make(file, replacing: force)
        } else if let folder {
            let series = try DatedBackups(folder: folder)
            let today = try ZoneClock(TimeZone.current.identifier).day(of: .present)
            try await make(series.path(of: today), replacing: true)
            for removed in try series.removeOldest(keeping: keep) { print("Removed \(removed).") }
        }
    }

    private func make(_ file: String, replacing: Bool) async throws {
        let folder = try await data.folder()
        let now = Instant.present
        let report = try JournalBackup.make(of: folder, to: file, replacing: replacing)
        do {
            try BackupNote.write(now, in: folder)
        } catch {
            // Who may only read the folder has a backup all the same.
            Notice.print("The station’s page cannot show that this backup was made: \(error)")
        }
        print("\(file) contains the journal up to entry \(report.head.sequence).")
        if report.contents > 0 {
            print("It contains the contents of \(report.contents) messages, \(report.bytes) bytes.")
        }
        if let anchors = report.anchors {
            print("\(anchors) contains the journal's anchors. Keep it somewhere else, too.")
        }
        for content in report.lost {
            Notice.print("The content of the message \(content) is missing or damaged; it is not in the backup.")
        }
    }
}
