import ArgumentParser
import Attendance
import Station

struct PeopleRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Take a person and the person's badges off the roster.",
        discussion: "What the journal says of the person stays. Example: muster people remove 7"
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The person's number.") var number: PersonNumber

    func run() async throws {
        try await RosterAccess(data).commands.remove(number, at: .present)
        Notice.print("Removed number \(number) from the roster.")
    }
}
