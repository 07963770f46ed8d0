import ArgumentParser
import Attendance
import Station

struct ExportICS: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ics",
        abstract: "Shifts as a calendar for other programs (iCalendar)."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var range: ReportRange
    @OptionGroup var file: ExportOptions
    @Option(help: "Only this person, by number.") var person: PersonNumber?
    @Option(parsing: .unconditional, help: "Only this department.") var department: String?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let books = try await access.books()
        let range = try range.range(today: books.today(at: access.now))
        let person = try person.map { try books.person($0) }
        let people = person.map { [$0] } ?? books.people(of: department, in: range)
        let days = books.days(of: people, in: range, knowledge: books.knowledge(at: access.now))
        access.note(.export, of: person, in: books)
        try file.write(ShiftCalendar.bytes(days, site: books.site?.name ?? "Muster", now: access.now))
    }
}
