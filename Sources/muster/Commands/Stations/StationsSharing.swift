import ArgumentParser
import Attendance
import MusterStorage
import Station

struct StationsSharing: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sharing",
        abstract: "Show what is shared with and received from other stations.",
        discussion: "The first line, on standard error, is this station's own key."
    )

    @OptionGroup var data: DataOptions
    @Flag(help: "Print JSON.") var json = false

    private struct Row: Encodable {
        let station: String
        let name: String?
        let giving: ScopeText
        let taking: ScopeText
        let received: Int64
        let trouble: String?
    }

    func run() async throws {
        let access = try await SharingAccess(data)
        let rows = try access.commands.lines().map { line in
            Row(
                station: line.peer.text,
                name: line.name,
                giving: try access.commands.text(of: line.given),
                taking: try access.commands.text(of: line.taken),
                received: line.received,
                trouble: line.trouble?.description
            )
        }
        Notice.print("This station's key is \(try access.store.stationID().text).")
        if json { return try JSONOutput.print(rows) }
        var table = Table(columns: [
            "Station", "Direction", "People", "Punches", "Items", "Planning", .right("Received"), "Trouble",
        ])
        for row in rows {
            let name = row.name ?? String(row.station.prefix(8))
            table.add([name, "receives"] + Self.cells(row.giving) + ["", ""])
            table.add(["", "is taken over"] + Self.cells(row.taking) + ["\(row.received)", row.trouble ?? ""])
        }
        table.print(
            empty:
                "Nothing is shared. To share: muster stations share KEY --people all --punches all; there: muster stations take"
        )
    }

    private static func cells(_ scope: ScopeText) -> [String] {
        [scope.people, scope.punches, scope.items ? "yes" : "no", scope.planning ? "yes" : "no"]
    }
}
