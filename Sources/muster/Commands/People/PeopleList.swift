import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct PeopleList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show the people on the roster.")

    @Flag(help: "Show archived people instead.") var archived = false

    @OptionGroup var data: DataOptions
    @Flag(help: "Print JSON.") var json = false

    private struct Row: Encodable {
        let number: Int
        let name: String
        let department: String
        let position: String
        let hasPhoto: Bool
        let badges: [String]
    }

    func run() async throws {
        let state = try SQLiteJournal(folder: try await data.folder(), mode: .existing).state()
        let people = archived ? state.roster.archived : state.roster.people
        let rows = people.values.sorted(by: Person.isListedBefore).map { person in
            Row(
                number: person.number.rawValue,
                name: person.details.name,
                department: person.details.department,
                position: person.details.position,
                hasPhoto: person.photo != nil,
                badges: state.roster.badges(of: person.id).map(\.description)
            )
        }
        if json { return try JSONOutput.print(rows) }
        var table = Table(columns: [.right("Number"), "Name", "Department", "Position", "Photo", "Badges"])
        for row in rows {
            table.add([
                "\(row.number)", row.name, row.department, row.position, row.hasPhoto ? "yes" : "",
                row.badges.joined(separator: " "),
            ])
        }
        table.print(
            empty: archived
                ? "Nobody is archived." : "The roster is empty. Add a person: muster people add 7 \"Mei Lin\""
        )
    }
}
