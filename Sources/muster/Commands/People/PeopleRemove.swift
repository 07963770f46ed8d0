import ArgumentParser
import Attendance
import Station

struct PeopleRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Take a person and the person's badges off the roster.",
        discussion: """
            What the journal says of the person stays. `muster people archive` keeps the person, too, to come back later.

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
