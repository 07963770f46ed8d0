import ArgumentParser
import Attendance
import MusterStorage

struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copy the journal and the station's key into one file, also while the station runs.",
        discussion: """
            The file holds names, photos and the key that seals the journal: keep it where only you can read it. A person \
            who is erased later is still in it.

            Example:
              muster backup /media/usb/muster-2026-11-21.backup
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The file that is made.") var file: String
    @Flag(help: "Replace the file if it is there.") var force = false

    func run() async throws {
        let head = try JournalBackup.make(of: try await data.folder(), to: file, replacing: force)
        print("\(file) holds the journal up to entry \(head.sequence).")
    }
}
