import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct ConflictsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Show open conflicts. The first side of each is the one shown now."
    )

    @OptionGroup var data: DataOptions
    @Flag(help: "Print JSON.") var json = false

    private struct Row: Encodable {
        let id: String
        let kind: String
        let side: Int
        let number: Int?
        let name: String?
        let department: String?
        let isRemoval: Bool
        let station: String
        let actor: String
        let happened: String
    }

    func run() async throws {
        let access = try await SharingAccess(data)
        let conflicts = try access.conflicts.conflicts()
        let actors = ActorNames(try access.store.actorNames())
        let rows = conflicts.flatMap { conflict in
            conflict.sides.enumerated().map { index, side in
                Row(
                    id: conflict.id,
                    kind: conflict.kind.rawValue,
                    side: index + 1,
                    number: side.number?.rawValue,
                    name: side.details?.name,
                    department: side.details?.department,
                    isRemoval: side.isRemoval,
                    station: side.station,
                    actor: side.isOwn ? actors.text(side.actor) : side.actor,
                    happened: side.happened.iso8601
                )
            }
        }
        if json { return try JSONOutput.print(rows) }
        var table = Table(columns: ["Conflict", .right("Side"), .right("Number"), "Name", "Station", "By", "At"])
        for row in rows {
            let name = row.isRemoval ? (row.kind == "erasure" ? "(erased)" : "(removed)") : row.name ?? "(erased)"
            let number = row.number.map { "\($0)" } ?? ""
            table.add([row.id, "\(row.side)", number, name, row.station, row.actor, row.happened])
        }
        table.print(empty: "No conflicts.")
    }
}
