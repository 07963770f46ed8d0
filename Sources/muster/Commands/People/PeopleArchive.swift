import ArgumentParser
import Attendance
import Station

struct PeopleArchive: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "archive",
        abstract: "Archive a person: keep the records, stop attendance.",
        discussion: """
            The person disappears from the board and can be restored. They keep their number; their badges can be given to
            somebody else.

            Example: muster people archive 7
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The person's number.") var number: PersonNumber

    func run() async throws {
        let commands = try await RosterAccess(data).commands
        try commands.archive(commands.person(number).id, at: .present)
        Notice.print("Archived number \(number). To undo: muster people restore \(number)")
    }
}
