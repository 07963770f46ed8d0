import ArgumentParser
import Attendance
import MusterStorage
import Station

struct StationsSharing: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sharing",
        abstract: "Show what is shared with other stations and received of them.",
        discussion: "The first line, on standard error, is this station's own key."
    )

    @OptionGroup var data: DataOptions
    @Flag(help: "Print JSON.") var json = false

    private struct Scope: Encodable {
        let people: String
        let punches: String
        let items: Bool

        init(_ scope: SharingScope, _ commands: SharingCommands) throws {
            people = try commands.text(of: scope.people)
            punches = try commands.text(of: scope.punches)
            items = scope.items
        }

        var cells: [String] { [people, punches, items ? "yes" : "no"] }
    }

    private struct Row: Encodable {
        let station: String
        let name: String?
        let giving: Scope
        let taking: Scope
        let received: Int64
        let trouble: String?
    }

    func run() async throws {
        let access = try await SharingAccess(data)
        let rows = try access.commands.lines().map { line in
            Row(
                station: line.peer.text,
                name: line.name,
                giving: try Scope(line.given, access.commands),
                taking: try Scope(line.taken, access.commands),
                received: line.received,
                trouble: line.trouble?.description
            )
        }
        Notice.print("This station's key is \(try access.store.stationID().text).")
        if json { return try JSONOutput.print(rows) }
        var table = Table(columns: ["Station", "", "People", "Punches", "Items", .right("Received"), "Trouble"])
        for row in rows {
            let name = row.name ?? String(row.station.prefix(8))
            table.add([name, "gets"] + row.giving.cells + ["", ""])
            table.add(["", "gives"] + row.taking.cells + ["\(row.received)", row.trouble ?? ""])
        }
        table.print(
            empty:
                "Nothing is shared. muster stations share KEY --people all --punches all; there: muster stations take"
        )
    }
}
