import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct BadgeList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show all badges and who has them.")

    @OptionGroup var data: DataOptions
    @Flag(help: "Print JSON.") var json = false

    private struct Row: Encodable {
        let uuid: String
        let major: UInt16
        let minor: UInt16
        let number: Int?
        let name: String?
    }

    func run() async throws {
        let state = try SQLiteJournal(folder: try await data.folder(), mode: .existing).state()
        let rows = state.roster.badges.sorted { $0.key < $1.key }.map { identity, holder in
            let person = state.roster.people[holder]
            return Row(
                uuid: identity.uuid.description,
                major: identity.major,
                minor: identity.minor,
                number: person?.number.rawValue,
                name: person?.details.name
            )
        }
        if json { return try JSONOutput.print(rows) }
        var table = Table(columns: ["UUID", .right("Major"), .right("Minor"), .right("Number"), "Name"])
        for row in rows {
            table.add([
                row.uuid, "\(row.major)", "\(row.minor)", row.number.map { "\($0)" } ?? "", row.name ?? "",
            ])
        }
        table.print(empty: "No badges yet. Assign one: muster badge assign NUMBER UUID:MAJOR:MINOR")
    }
}
