import ArgumentParser
import Attendance
import Station

struct PeopleArchive: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "archive",
        abstract: "Keep a person, but no attendance any more.",
        discussion: """
            The person is off the board and may be restored. The number stays theirs; a badge may be given to
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
