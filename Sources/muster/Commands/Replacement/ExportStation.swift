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
            The journal, the station's key, accounts, links, pictures and settings go into the file, encrypted with a \
            passphrase. From then on the station goes on where the file is imported, and not here: two must not continue \
            one journal. Stop the station before. Without the passphrase nobody can read the file, so keep both until the \
            import has succeeded.

            Examples:
              muster export-station /media/usb/harbour.station
              muster export-station harbour.station --passphrase-file words.txt
              muster export-station --take-back
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The file that is made.") var file: String?
    @Option(help: "A file whose first line is the passphrase; else it is asked for.") var passphraseFile: String?
    @Flag(help: "Let the station go on here, because the export was not imported and never will be.")
    var takeBack = false

    func validate() throws {
        guard takeBack == (file == nil) else {
            throw ValidationError("Name the file that is made, or use --take-back without one.")
        }
    }

    func run() async throws {
        let folder = try await data.folder()
        let actor = "command line (\(ProcessInfo.processInfo.userName))"
        guard let file else {
            try StationExport.takeBack(folder, now: .present, actor: actor)
            print("The station goes on in \(folder). Destroy the exported file: it must not be imported any more.")
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
        print("\(file) holds the whole station, its journal up to entry \(head.sequence).")
        print("This station stands still now. On the other machine: muster import-station FILE")
    }
}
