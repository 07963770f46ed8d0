import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import MusterHub
import Station

struct HubSitesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sites",
        abstract: "Show all sites: who is on site, and how fresh each station’s word is."
    )

    @OptionGroup var options: HubOptions
    @Flag(help: "Print JSON.") var json = false

    private struct Row: Encodable {
        let id: Int64
        let name: String
        let station: String
        let timeZone: String?
        let lastHeard: Date?
        let stale: Bool
        let entries: Int64
        let people: Int
        let onSite: Int
        let trouble: String?
    }

    func run() async throws {
        let now = Instant.present
        let address = try await options.address()
        try await HubSetup(address).check()
        let rows = try await HubSites(address, connections: 1).sites(seenBy: .all, at: now).map { site in
            Row(
                id: site.id,
                name: site.name,
                station: site.station.text,
                timeZone: site.timeZone,
                lastHeard: site.lastHeard.map { Date($0) },
                stale: site.isStale(at: now),
                entries: site.entries,
                people: site.people,
                onSite: site.onSite,
                trouble: site.trouble?.description
            )
        }
        if json { return try JSONOutput.print(rows) }
        var table = Table(columns: [
            "Site", "Station", .right("People"), .right("On site"), "Last word", .right("Entries"), "Trouble",
        ])
        for row in rows {
            table.add([
                row.name, String(row.station.prefix(8)), "\(row.people)", "\(row.onSite)",
                (row.lastHeard.map { $0.formatted(.iso8601) } ?? "none yet") + (row.stale ? " (old)" : ""),
                "\(row.entries)", row.trouble ?? "",
            ])
        }
        table.print(empty: "No sites yet. Pair a station: muster stations allow; there: muster stations pair HUB")
    }
}
