import ArgumentParser
import Attendance
import MusterPeers
import Station

struct StationsFind: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "find",
        abstract: "Find other stations on this network.",
        discussion: """
            Stations announce themselves while they run with --peer-port; avahi-daemon must run on both machines. Their \
            announcements prove nothing; pairing does. The exit code is 1 if avahi-daemon does not answer.
            """
    )

    @OptionGroup var data: DataOptions
    @Option(help: "How many seconds to listen, 1 to 60.") var seconds = 2
    @Flag(help: "Print JSON.") var json = false

    private struct Row: Encodable {
        let name: String
        let site: String
        let address: String
        let station: String?
        let isPaired: Bool
    }

    func validate() throws {
        guard (1...60).contains(seconds) else { throw ValidationError("--seconds must be from 1 to 60.") }
    }

    func run() async throws {
        let access = try await StationsAccess(data)
        guard let found = await AvahiFinder.look(for: .seconds(seconds)) else {
            Notice.print(
                "Stations cannot be found: avahi-daemon does not answer. Install and start it, or pair by "
                    + "address: muster stations pair ADDRESS"
            )
            throw ExitCode(1)
        }
        let paired = Set(try access.manager.peers().map(\.id))
        let rows = found.filter { $0.id != access.manager.own }.map { station in
            Row(
                name: station.name,
                site: station.site,
                address: "\(station.address)",
                station: station.id?.text,
                isPaired: station.id.map { paired.contains($0) } ?? false
            )
        }
        if json { return try JSONOutput.print(rows) }
        var table = Table(columns: ["Name", "Site", "Address", "Key", "Paired"])
        for row in rows {
            let key = row.station.map { String($0.prefix(16)) } ?? ""
            table.add([row.name, row.site, row.address, key, row.isPaired ? "yes" : "no"])
        }
        table.print(empty: "No other station was found on this network.")
    }
}
