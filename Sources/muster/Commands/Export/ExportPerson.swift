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
            "Names, photo, signatures and reasons are in it as bytes in base64 and, where they are text, as text."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var file: ExportOptions
    @Argument(help: "The person's number.") var number: PersonNumber

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let books = try await access.books()
        let person = try access.person(number, in: books)
        access.note(.export, of: person, in: books)
        try file.write(try PersonRecord.bytes(of: person, in: books, from: access.store))
    }
}
