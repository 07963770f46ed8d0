import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct SiteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "site",
        abstract: "Show the site: its UUID, time zone and hours.",
        discussion: """
            People's phones and laptops check in with the site's UUID (major 1, minor = number), and the station answers \
            with the reply UUID. To change them, use the flags of `muster serve`.

            Examples:
              muster site
              muster site --json
            """
    )

    @OptionGroup var data: DataOptions
    @Flag(help: "Print JSON.") var json = false

    private struct Output: Encodable {
        let name: String
        let uuid: String
        let replyUuid: String
        let timeZone: String
        let language: String
        let shift: String
        let grace: Int
    }

    func run() async throws {
        let store = try SQLiteJournal(folder: try await data.folder(), mode: .existing)
        guard let site = try store.state().site else { throw StoreError.siteNotSetUp }
        let reply = CheckinBeacon.replyUUID(of: site.broadcastUUID)
        if json {
            return try JSONOutput.print(
                Output(
                    name: site.name,
                    uuid: site.broadcastUUID.description,
                    replyUuid: reply.description,
                    timeZone: site.timeZone,
                    language: site.language.rawValue,
                    shift: site.shift.hours,
                    grace: site.shift.grace
                )
            )
        }
        print("Name        \(site.name)")
        print("UUID        \(site.broadcastUUID)")
        print("Reply UUID  \(reply)")
        print("Time zone   \(site.timeZone)")
        print("Language    \(site.language.rawValue)")
        print("Shift       \(site.shift.hours), \(site.shift.grace) min grace")
    }
}
