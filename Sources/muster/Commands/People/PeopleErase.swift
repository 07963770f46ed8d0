import ArgumentParser
import Attendance
import Station

struct PeopleErase: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "erase",
        abstract: "Erase a person's name, photo, signatures and reasons.",
        discussion: """
            This cannot be undone. The journal still shows that somebody with a random id came and went, so that it can \
            still be verified. Older backups still contain what you erase here.

            Examples:
              muster people erase 7 --yes
              muster people erase --person 6f1c… --yes
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The person's number.") var number: PersonNumber?
    @Option(help: "For a person who was removed: their id in the journal.") var person: String?
    @Flag(help: "Confirm; this cannot be undone.") var yes = false

    func validate() throws {
        guard (number == nil) != (person == nil) else { throw ValidationError("Give a number or --person.") }
        guard yes else { throw ValidationError("This cannot be undone. If you are sure, add --yes.") }
    }

    func run() async throws {
        let commands = try await RosterAccess(data).commands
        let id = try number.map { try commands.person($0).id } ?? PersonID(rawValue: person ?? "")
        try commands.erase(id, at: .present)
        Notice.print("Erased. Their id in the journal is \(id.rawValue).")
    }
}
