import ArgumentParser
import Attendance
import Station
import BeaconKit

struct PeopleAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a person.",
        discussion: """
            A phone or laptop can broadcast a number up to 65535 instead of a badge.

            Examples:
              muster people add 7 "Mei Lin" --department Design --position Designer
              muster people add 8 "Sam Hill" --badge F7826DA6-4FA2-4E98-8024-BC5B71E0893E:1:8
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The staff number, 1 to 999999999. It must be unique.") var number: PersonNumber
    @Argument(help: "The name, up to 200 characters.") var name: String
    @Option(parsing: .unconditional, help: "The department.") var department = ""
    @Option(parsing: .unconditional, help: "The position.") var position = ""
    @Option(help: "A JPEG, PNG or WebP picture, up to 512 KiB.") var photo: String?
    @Option(help: "The beacon that the person carries: UUID:MAJOR:MINOR.") var badge: String?

    func run() async throws {
        let new = NewPerson(
            number: number,
            details: try PersonDetails(name: name, department: department, position: position),
            photo: try photo.map { try Photo(path: $0) },
            badge: try badge.map { try BeaconIdentity(text: $0) }
        )
        try await RosterAccess(data).commands.add([new], at: .present)
        Notice.print("Added \(new.details.name) with the number \(number).")
    }
}
