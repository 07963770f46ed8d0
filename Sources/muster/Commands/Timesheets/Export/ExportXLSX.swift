import ArgumentParser
import Attendance
import MusterExports
import Station

struct ExportXLSX: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "xlsx",
        abstract: "Totals, departments, days and exceptions as a workbook, with real numbers, times and durations.",
        discussion: "The last sheet contains the journal's anchor: see muster journal anchors."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var range: ReportRange
    @OptionGroup var file: ExportOptions
    @Option(help: "Only this person, by number.") var person: PersonNumber?
    @Option(parsing: .unconditional, help: "Only this department.") var department: String?

    func validate() throws {
        if file.output == nil, StandardOutput.isTerminal {
            throw ValidationError("A workbook cannot be printed to a terminal. Name a file: --output october.xlsx")
        }
    }

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let range = try range.range(in: snapshot, at: access.now)
        let person = try person.map { try snapshot.person($0) }
        let people = person.map { [$0] } ?? snapshot.people(of: department, in: range)
        let knowledge = snapshot.knowledge(at: access.now)
        let days = snapshot.days(of: people, in: range, knowledge: knowledge)
        let pay = snapshot.payBeside(daysOf: people, in: range, knowledge: knowledge)
        access.log(.export, of: person, in: snapshot)
        let tables = ReportTable.workbook(days, pay: pay, in: snapshot, anchor: try access.store.ownAnchor())
        try file.write(try XlsxMaker().workbook(tables))
    }
}
