import ArgumentParser
import Attendance
import Station

struct PayPeriod: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "period",
        abstract: "What a pay period, or other days, are paid as.",
        discussion: "Without other days it is the pay period of the rules that contains the day."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @OptionGroup var range: ReportRange
    @Option(help: "A day of the pay period: 2026-11-21, today or yesterday.") var day = DayArgument.today
    @Option(parsing: .unconditional, help: "Only this department.") var department: String?
    @Option(help: "Only this person, by number.") var person: PersonNumber?
    @Flag(help: "Each day on its own.") var daily = false

    func validate() throws {
        if person != nil, department != nil { throw ValidationError("Choose one of --department and --person.") }
    }

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let today = snapshot.today(at: access.now)
        let person = try person.map { try snapshot.person($0) }
        let range =
            try range.isChosen
            ? range.range(in: snapshot, at: access.now, of: person, department: department)
            : snapshot.payPeriod(of: person, department: department, on: day.day(today: today))
        let pay = snapshot.pay(
            of: person.map { [$0] } ?? snapshot.people(of: department, in: range),
            in: range,
            withAccounts: false,
            knowledge: snapshot.knowledge(at: access.now)
        )
        access.log(.timesheet, of: person, in: snapshot)
        let empty = "Nothing is paid by rules from \(range.from) to \(range.to)."
        guard !daily else { return try output.print(.payDays(pay), empty: empty) }
        try output.print(.payTotals(pay), empty: empty)
    }
}
