import ArgumentParser
import Attendance
import Station

struct PeopleRestore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Undo an archiving.",
        discussion: """
            Number, photo and those badges come back that nobody got meanwhile.

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
