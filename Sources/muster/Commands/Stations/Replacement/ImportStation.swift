import ArgumentParser
import BeaconKit
import Foundation
import MusterStorage

struct ImportStation: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import-station",
        abstract: "Continue a station that was exported on another machine.",
        discussion: """
            Unpacks the file into an empty data folder and verifies the journal before using it. Import a file only once: \
            two stations must not continue one journal.

            Examples:
              muster import-station /media/usb/harbour.station
              muster import-station harbour.station --data-dir /srv/muster --passphrase-file words.txt
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "A file made by `muster export-station`.") var file: String
    @Option(help: "A file whose first line is the passphrase. Without it, you are asked.") var passphraseFile: String?

    func run() async throws {
        let folder = try await data.folder()
        let passphrase = try Passphrase.read(passphraseFile, isNew: false)
        var line = ProgressLine()
        let report = try StationImport.run(
            file,
            into: folder,
            passphrase: passphrase,
            now: .present,
            actor: "command line (\(ProcessInfo.processInfo.userName))",
            progress: { line.update("Verified \($0) of \($1) entries") }
        )
        line.clear()
        if let verification = report.verification {
            print("The journal is genuine: \(verification.entries) entries with \(verification.seals) seals.")
        } else {
            print("The interrupted import is complete.")
        }
        if let settings = report.settings {
            print("The old station's settings are in \(settings). To use them: muster serve --config \(settings)")
        }
        print("The station is in \(folder). Start it with muster serve; once it runs, destroy the exported file.")
    }
}
