import ArgumentParser
import Attendance
import MusterStorage
import Station

struct StationsDrop: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drop",
        abstract: "Delete everything that another station shared with this one.",
        discussion: """
            Its people and punches disappear from the board and the timesheets. This station's own records stay, and its
            journal still shows that something was received. First stop the station and stop accepting, or it comes back:
              sudo systemctl stop muster
              muster stations take "Back door" --people none --punches none --no-items
              muster stations drop "Back door"
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The station's name, or the first digits of its key.") var station: String

    func run() async throws {
        let folder = try await data.folder()
        let lock = try StationLock(folder: folder)
        let access = try await SharingAccess(data)
        let peer = try access.commands.peer(station)
        let count = try access.store.dropHeld(of: peer)
        Notice.print("\(count) entries of station \(peer.text.prefix(8)) were deleted.")
        withExtendedLifetime(lock) {}
    }
}
