import ArgumentParser
import MusterStorage
import Station

struct LinksList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show all channels.")

    @OptionGroup var data: DataOptions
    @Flag(help: "Print JSON.") var json = false

    private struct Row: Encodable {
        let id: String
        let name: String
        let kind: String
        let address: String
        let state: String
        let waiting: Int
    }

    func run() async throws {
        let store = try SQLiteJournal(folder: try await data.folder(), mode: .existing)
        let waiting = try store.waiting()
        let rows = try store.channels().map { channel in
            Row(
                id: channel.id,
                name: channel.name,
                kind: channel.settings.kind.rawValue,
                address: channel.settings.address,
                state: channel.off?.rawValue ?? "on",
                waiting: waiting[channel.id] ?? 0
            )
        }
        if json { return try JSONOutput.print(rows) }
        var table = Table(columns: ["Name", "Kind", "Address", "State", .right("Waiting")])
        for row in rows { table.add([row.name, row.kind, row.address, row.state, "\(row.waiting)"]) }
        table.print(empty: "No channels yet. Add one: muster links add KIND NAME ADDRESS --event all")
    }
}
