import ArgumentParser
import Attendance
import Station

/// What every correction needs.
struct CorrectionOptions: ParsableArguments {
    @OptionGroup var data: DataOptions
    @Option(help: "Why, in up to 500 characters.") var reason: String

    func make(
        for number: PersonNumber,
        _ change: (AttendanceAccess, Books, Person) throws -> Correction.Change
    ) async throws {
        let access = try await AttendanceAccess(data)
        let books = try await access.books()
        let person = try access.person(number, in: books)
        let id = CorrectionID()
        let change = try change(access, books, person)
        try await access.commands.make(change, for: person.id, reason: reason, id: id, at: access.now)
        Notice.print("Corrected the time of \(person.details.name). The correction is \(id.rawValue).")
    }
}
