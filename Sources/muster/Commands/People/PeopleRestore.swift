import ArgumentParser
import Attendance
import Station

struct PeopleRestore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Restore an archived person.",
        discussion: """
            The person gets back their number, photo and the badges that nobody else has now.

            Example: muster people restore 7
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The person's number.") var number: PersonNumber

    func run() async throws {
        let commands = try await RosterAccess(data).commands
        try commands.restore(commands.person(number).id, at: .present)
        Notice.print("Restored number \(number).")
    }
}
