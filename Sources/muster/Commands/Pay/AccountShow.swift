import ArgumentParser
import Attendance
import Station

struct AccountShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "A person's hours account, day by day."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @OptionGroup var range: ReportRange
    @Argument(help: "The person's number.") var number: PersonNumber

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let person = try snapshot.person(number)
        let range = try range.range(in: snapshot, at: access.now, of: person)
        let pay = snapshot.pay(of: [person], in: range, knowledge: snapshot.knowledge(at: access.now))
        access.log(.timesheet, of: person, in: snapshot)
        try output.print(
            .account(pay),
            columns: [
                "day", "openingMinutes", "expectedMinutes", "workedMinutes", "creditedMinutes", "compensationMinutes",
                "bookedMinutes", "paidOutMinutes", "closingMinutes",
            ],
            empty: "\(person.details.name) has no hours account on these days. "
                + "Start it with: muster contract set \(number) …"
        )
    }
}
