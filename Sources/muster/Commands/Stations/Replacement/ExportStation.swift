import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import MusterStorage

struct ExportStation: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export-station",
        abstract: "Move the station to another machine: everything in one encrypted file.",
        discussion: """
            Stop the station first. The file contains the journal, the station's key, accounts, channels, pictures and \
            settings, encrypted with a passphrase. From then on the station continues where the file is imported, and not \
            here: two stations must not continue one journal. Without the passphrase nobody can read the file, so keep \
            both until the import has succeeded.

            Examples:
              muster export-station /media/usb/harbour.station
              muster export-station harbour.station --passphrase-file words.txt
              muster export-station --take-back
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The file to create.") var file: String?
    @Option(help: "A file whose first line is the passphrase. Without it, you are asked.") var passphraseFile: String?
    @Flag(help: "Continue the station here, because the export was not and never will be imported.")
    var takeBack = false

    func validate() throws {
        guard takeBack == (file == nil) else {
            throw ValidationError("Name the file to create, or use --take-back without one.")
        }
    }

    func run() async throws {
        let folder = try await data.folder()
        let actor = "command line (\(ProcessInfo.processInfo.userName))"
        guard let file else {
            try StationExport.revoke(folder, now: .present, actor: actor)
            print("The station continues in \(folder). Destroy the exported file: it must never be imported.")
            return
        }
        let passphrase = try Passphrase.read(passphraseFile, isNew: true)
        var line = ProgressLine()
        let head = try StationExport.run(
            folder,
            to: file,
            passphrase: passphrase,
            settings: data.settingsFile,
            now: .present,
            actor: actor,
            progress: { line.update("Wrote \($0 >> 20) MiB") }
        )
        line.clear()
        print("\(file) contains the whole station, with its journal up to entry \(head.sequence).")
        print("This station no longer runs here. On the other machine, run: muster import-station FILE")
    }
}
