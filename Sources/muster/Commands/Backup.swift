import ArgumentParser
import Attendance
import MusterStorage

struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copy the journal, the station's key and all messages into one file.",
        discussion: """
            The station may be running. The file contains names, photos, messages and the key that seals the journal: keep it \
            where only you can read it. A person who is erased later is still in it.

            FILE.anchor, next to it, contains the journal's anchors. They are not secret. Keep them somewhere else: \
            `muster journal verify --anchor FILE.anchor` proves later that nothing was rewritten.

            Example:
              muster backup /media/usb/muster-2026-11-21.backup
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The file to create.") var file: String
    @Flag(help: "Replace the file if it exists.") var force = false

    func run() async throws {
        let report = try JournalBackup.make(of: try await data.folder(), to: file, replacing: force)
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
