import ArgumentParser
import Attendance
import MusterStorage

struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copy the journal, the station's key and all messages into one file, also while the station runs.",
        discussion: """
            The file holds names, photos, what messages say and the key that seals the journal: keep it where only you can read it. A person \
            who is erased later is still in it.

            Beside it, FILE.anchor says where the journal stands and who else says so. It is no secret: send it away, and \
            `muster journal verify --anchor FILE.anchor` proves later that nothing was written anew.

            Example:
              muster backup /media/usb/muster-2026-11-21.backup
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The file that is made.") var file: String
    @Flag(help: "Replace the file if it is there.") var force = false

    func run() async throws {
        let report = try JournalBackup.make(of: try await data.folder(), to: file, replacing: force)
        print("\(file) holds the journal up to entry \(report.head.sequence).")
        if report.contents > 0 {
            print("It holds the contents of \(report.contents) messages, \(report.bytes) bytes.")
        }
        if let anchors = report.anchors { print("\(anchors) says where the journal stands: keep it elsewhere, too.") }
        for content in report.lost {
            Notice.print("The content of the message \(content) is missing or damaged here; it is not in the backup.")
        }
    }
}
