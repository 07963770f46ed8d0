import ArgumentParser
import Attendance
import Station

struct PeopleEdit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Change a person. What you do not give stays the same.",
        discussion: "Example: muster people edit 7 --new-number 70 --position \"Head of design\""
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Option(help: "The new number.") var newNumber: PersonNumber?
    @Option(parsing: .unconditional, help: "The new name.") var name: String?
    @Option(parsing: .unconditional, help: "The new department.") var department: String?
    @Option(parsing: .unconditional, help: "The new position.") var position: String?
    @Option(help: "The new photo: a JPEG, PNG or WebP file.") var photo: String?

    func validate() throws {
        if newNumber == nil, name == nil, department == nil, position == nil, photo == nil {
            throw ValidationError("There is nothing to change. See --help.")
        }
    }

    func run() async throws {
        let change = PersonChange(
            number: newNumber,
            name: name,
            department: department,
            position: position,
            picture: try photo.map { .photo(try Photo(path: $0)) }
        )
        let commands = try await RosterAccess(data).commands
        try commands.edit(commands.person(number).id, to: change, at: .present)
        Notice.print("Changed number \(newNumber ?? number).")
    }
}
