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
        let snapshot = try await access.snapshot()
        let range = try range.range(in: snapshot, at: access.now)
        let person = try person.map { try snapshot.person($0) }
        let people = person.map { [$0] } ?? snapshot.people(of: department, in: range)
        let days = snapshot.days(of: people, in: range, knowledge: snapshot.knowledge(at: access.now))
        access.log(.export, of: person, in: snapshot)
        try file.write(ShiftCalendar.bytes(days, site: snapshot.site?.name ?? "Muster", now: access.now))
    }
}
