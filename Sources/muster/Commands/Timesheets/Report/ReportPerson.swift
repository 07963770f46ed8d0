import ArgumentParser
import Attendance
import Station

struct ReportPerson: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "person", abstract: "A person's days, one by one.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @OptionGroup var range: ReportRange
    @Argument(help: "The person's number.") var number: PersonNumber

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let person = try snapshot.person(number)
        let range = try range.range(in: snapshot, at: access.now)
        let days = snapshot.days(of: [person], in: range, knowledge: snapshot.knowledge(at: access.now))
        access.log(.days, of: person, in: snapshot)
        try output.print(
            .days(days, in: snapshot),
            columns: ReportDay.columns.subtracting(["number", "name"]),
            empty: "There are no days in the range."
        )
        guard !output.json, !output.csv, let totals = days.first?.totals else { return }
        func text(_ length: Int64) -> String { ReportTable.Cell.length(length).text }
        print(
            "\(person.details.name): worked \(text(totals.worked)) of \(text(totals.expected)),"
                + " overtime \(text(totals.overtime)), absent \(text(totals.absent))"
        )
    }
}
