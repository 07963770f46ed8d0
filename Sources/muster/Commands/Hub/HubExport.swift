import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import MusterHub
import MusterStorage
import Station

struct HubExport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Make a data folder for a station that replaces a lost one, from the hub's copy of its journal.",
        discussion: """
            Use it where a station is lost and has no backup. The new station has a key of its own, as nobody but the lost one
            had its key, and holds the lost one's journal beside its own: people, badges, punches and plans as far as they
            were shared with the hub, each still signed by the lost station. Start it with muster serve, pair it, and unpair
            the lost one everywhere. The folder must be empty or new.

            Example:
              muster hub export 4 --into /srv/front
            """
    )

    @OptionGroup var options: HubOptions
    @Argument(help: "The site's number: muster hub sites") var site: Int64
    @Option(help: "The folder of the new station's data.") var into: String

    func run() async throws {
        let address = try await options.address()
        let sites = try await HubSites.chosen(site, at: address)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: into)) ?? []
        guard files.isEmpty else { throw ValidationError("\(into) is not empty. Name a new folder.") }
        for site in sites {
            let copy = HubCopy(address)
            let report = try await copy.verify(site)
            for finding in report.findings { Notice.print("\(site.name): \(finding)") }
            guard report.findings.isEmpty else { throw ExitCode(1) }
            let lock = try StationLock(folder: into)
            let store = try SQLiteJournal(folder: into, mode: .create)
            let replacement = try Replacement(
                of: site.station,
                named: site.name,
                in: store,
                broadcasting: .random(),
                at: .present
            )
            try await copy.read(site) { part, _ in try replacement.apply(part, at: .present) }
            for finding in try store.verifyHeld() { throw ValidationError("\(into) is not whole: \(finding)") }
            Notice.print("\(report.entries) entries of \(site.name) are in \(into).")
            Notice.print("Start the new station: muster serve --data-dir \(into)")
            withExtendedLifetime(lock) {}
        }
    }
}
