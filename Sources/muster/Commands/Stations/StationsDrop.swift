import ArgumentParser
import Attendance
import MusterStorage
import Station

struct StationsDrop: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drop",
        abstract: "Drop everything that another station shared with this one.",
        discussion: """
            Its people and punches leave the board and the timesheets. What this station recorded itself stays, and that it
            received something stays in its journal. Stop the station before, and take nothing over any more, or it comes again:
              sudo systemctl stop muster
              muster stations take "Back door" --people none --punches none --no-items
              muster stations drop "Back door"
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The station's name, or the beginning of its key.") var station: String

    func run() async throws {
        let folder = try await data.folder()
        let lock = try StationLock(folder: folder)
        let access = try await SharingAccess(data)
        let peer = try access.commands.peer(station)
        let count = try access.store.dropHeld(of: peer)
        Notice.print("\(count) entries of station \(peer.text.prefix(8)) were dropped.")
        withExtendedLifetime(lock) {}
    }
}
