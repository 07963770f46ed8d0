import ArgumentParser
import Attendance
import Station

struct ExportCSV: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "csv",
        abstract: "A report as CSV, in UTF-8 with a byte order mark for Excel.",
        discussion: "Text that a spreadsheet would treat as a formula gets a leading apostrophe."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var range: ReportRange
    @OptionGroup var file: ExportOptions
    @Argument(help: "days, totals, departments, exceptions or punches.") var subject = ExportSubject.days
    @Option(help: "Only this person, by number.") var person: PersonNumber?
    @Option(parsing: .unconditional, help: "Only this department.") var department: String?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let range = try range.range(in: snapshot, at: access.now)
        let person = try person.map { try snapshot.person($0) }
        let people = person.map { [$0] } ?? snapshot.people(of: department, in: range)
        access.log(.export, of: person, in: snapshot)
        try file.write(CSVText.bytes(subject.table(of: people, in: range, snapshot, access)))
    }
}
