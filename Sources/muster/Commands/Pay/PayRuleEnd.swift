import ArgumentParser
import Attendance
import Station

struct PayRuleEnd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "end",
        abstract: "End people's rules, so that those of the wider group apply again."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @OptionGroup var staff: StaffOptions
    @Option(help: "The first day without them. (default: today)") var from: DayArgument?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let today = try await access.snapshot().today(at: access.now)
        let end = try await access.commands.endPayRules(
            RuleEndRequest(
                scope: staff.scope,
                number: staff.person,
                department: staff.department,
                from: from?.day(today: today)
            ),
            at: access.now
        )
        try await output.conclude("The rules end before \(end.from).") { .payRules(in: try await access.snapshot()) }
    }
}
