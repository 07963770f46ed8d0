import ArgumentParser
import Attendance
import Station

struct PeopleErase: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "erase",
        abstract: "Forget who somebody was: name, photo, signatures and reasons.",
        discussion: """
            What stays in the journal is that somebody with a random identifier came and went, so that it still verifies. \
            It cannot be undone. Backups made before still hold what is erased here.

            Examples:
              muster people erase 7 --yes
              muster people erase --person 6f1c… --yes
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The person's number.") var number: PersonNumber?
    @Option(help: "For somebody who was removed: the identifier that the journal has.") var person: String?
    @Flag(help: "Do it; it cannot be undone.") var yes = false

    func validate() throws {
        guard (number == nil) != (person == nil) else { throw ValidationError("Say who: a number, or --person.") }
        guard yes else { throw ValidationError("What is erased does not come back. If you are sure, add --yes.") }
    }

    func run() async throws {
        let commands = try await RosterAccess(data).commands
        let id = try number.map { try commands.person($0).id } ?? PersonID(rawValue: person ?? "")
        try commands.erase(id, at: .present)
        Notice.print("Erased. In the journal they are \(id.rawValue).")
    }
}
