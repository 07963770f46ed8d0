import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct ItemsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Show the items and when each was last heard, up to a minute ago.",
        discussion: """
            For an item that another station shares, the list names that station and shows its last report.
            """
    )

    @OptionGroup var data: DataOptions
    @Flag(help: "Print JSON.") var json = false

    private struct Row: Encodable {
        let id: String
        let name: String
        let beacon: String
        /// The owner's number.
        let owner: Int?
        let exitTime: Int
        let homeRooms: [String]
        let quietHours: String?
        let lastSeen: String?
        let room: String?
        /// What is told of it just now; of another station's item what was told last.
        let alert: String?
        /// The other station that watches it; `nil` for an own item.
        var station: String?
        /// What that station is called, where it is paired.
        var stationName: String?
        /// When that station told last of it.
        var told: String?
    }

    func run() async throws {
        let store = try SQLiteJournal(folder: try await data.folder(), mode: .existing)
        let state = try store.state()
        let memories = try store.itemMemories()
        let alerts = Dictionary(state.openAlerts.compactMap { open in open.alert.item.map { ($0, open.alert.kind) } }) {
            $1
        }
        let items = state.items.values.sorted { ($0.name, $0.id.rawValue) < ($1.name, $1.id.rawValue) }
        let own = items.map { item in
            Row(
                id: item.id.rawValue,
                name: item.name,
                beacon: item.tag.identity.description,
                owner: item.tag.owner.flatMap { state.roster.anyone($0)?.number.rawValue },
                exitTime: item.tag.exitTime,
                homeRooms: item.tag.homeRooms,
                quietHours: item.tag.quiet?.hours,
                lastSeen: memories[item.id]?.lastSeen.iso8601,
                room: memories[item.id]?.room,
                alert: alerts[item.id]?.rawValue
            )
        }
        let rows = own + state.sharedItems.map { row($0, in: state.roster) }
        if json { return try JSONOutput.print(rows) }
        var table = Table(columns: ["Name", "Beacon", .right("Owner"), "Last seen", "Room", "Alert", "Station", "Id"])
        for row in rows {
            table.add([
                row.name, row.beacon, row.owner.map(String.init) ?? "", row.lastSeen ?? "", row.room ?? "",
                row.alert ?? "", row.stationName ?? row.station.map { String($0.prefix(8)) } ?? "", row.id,
            ])
        }
        table.print(empty: "No items yet. Add one: muster items add \"Laptop bag\" UUID:MAJOR:MINOR")
    }

    private func row(_ shared: SharedItem, in roster: Roster) -> Row {
        let item = shared.item
        return Row(
            id: item.id.rawValue,
            name: item.name,
            beacon: item.tag.identity.description,
            owner: item.tag.owner.flatMap { roster.anyone($0)?.number.rawValue },
            exitTime: item.tag.exitTime,
            homeRooms: item.tag.homeRooms,
            quietHours: item.tag.quiet?.hours,
            lastSeen: shared.lastSeen?.iso8601,
            room: shared.told?.alert.room,
            alert: shared.told?.alert.kind.rawValue,
            station: shared.station.text,
            stationName: shared.stationName,
            told: shared.told?.instant.iso8601
        )
    }
}
