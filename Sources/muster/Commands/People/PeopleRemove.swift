import ArgumentParser
import Attendance
import Station

struct PeopleRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a person and their badges from the roster.",
        discussion: """
            The journal keeps the person's records. If the person may come back, use `muster people archive` instead.

            Example: muster people remove 7
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The person's number.") var number: PersonNumber

    func run() async throws {
        let commands = try await RosterAccess(data).commands
        try commands.remove(commands.person(number).id, at: .present)
        Notice.print("Removed number \(number) from the roster.")
    }
}
