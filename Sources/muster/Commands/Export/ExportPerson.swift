import ArgumentParser
import Attendance
import Foundation
import MusterStorage
import Station

struct ExportPerson: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "person",
        abstract: "Everything that is kept about somebody, as JSON: for themselves.",
        discussion:
            """
            Names, photo, signatures and reasons are in it as bytes in base64 and, where they are text, as text; entries \
            about them and their items, also of stations that share; when they were last seen, where they were when \
            roll calls began, who looked at their record, and the account with which they sign in, without its password.
            """
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var file: ExportOptions
    @Argument(help: "The person's number.") var number: PersonNumber

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let books = try await access.books()
        let person = try access.person(number, in: books)
        access.note(.export, of: person, in: books)
        let store = access.store
        let beside = PersonRecord.Beside(
            accounts: try store.accounts(),
            accesses: try store.accesses(to: person.id, limit: .max),
            actors: ActorNames(try store.actorNames())
        )
        try file.write(try PersonRecord.bytes(of: person, in: books, from: store, beside: beside))
    }
}
