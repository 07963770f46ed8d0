import ArgumentParser
import Attendance
import Foundation
import MusterStorage
import Station

struct ExportPerson: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "person",
        abstract: "Everything that is kept about a person, as JSON, for that person.",
        discussion:
            """
            Contains names, photo, signatures and reasons, in base64 and as text where they are text; entries about the person \
            and their items, including those of sharing stations; when the person was last seen, where they were when roll \
            calls started, who viewed their record, and their account without its password.
            """
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var file: ExportOptions
    @Argument(help: "The person's number.") var number: PersonNumber

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let person = try snapshot.person(number)
        access.log(.export, of: person, in: snapshot)
        let store = access.store
        let beside = PersonRecord.Beside(
            accounts: try store.accounts(),
            accesses: try store.accesses(to: person.id, limit: .max),
            actors: ActorNames(try store.actorNames())
        )
        try file.write(try PersonRecord.bytes(of: person, in: snapshot, from: store, beside: beside))
    }
}
