import ArgumentParser
import Attendance
import Station

struct AccountLimits: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "limits",
        abstract: "How much hours accounts may hold, and when hours expire.",
        subcommands: [AccountLimitsSet.self, AccountLimitsEnd.self, AccountLimitsList.self]
    )
}

struct AccountLimitsSet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "set", abstract: "Set limits from a day on.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @OptionGroup var staff: StaffOptions
    @Argument(help: "Such as “ceiling 40:00; floor -20:00; settle monthly lapse; expire 03-31”.") var limits: String
    @Option(help: "The first day on which they apply. (default: today)") var from: DayArgument?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let today = try await access.snapshot().today(at: access.now)
        let set = try await access.commands.set(
            AccountRuleRequest(
                scope: staff.scope,
                number: staff.person,
                department: staff.department,
                rules: limits,
                from: from?.day(today: today)
            ),
            at: access.now
        )
        try await output.conclude("The limits apply from \(set.from) on.") {
            .accountRules(in: try await access.snapshot())
        }
    }
}

struct AccountLimitsEnd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "end",
        abstract: "End people's limits, so that those of the wider group apply again."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @OptionGroup var staff: StaffOptions
    @Option(help: "The first day without them. (default: today)") var from: DayArgument?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let today = try await access.snapshot().today(at: access.now)
        let end = try await access.commands.endAccountRules(
            RuleEndRequest(
                scope: staff.scope,
                number: staff.person,
                department: staff.department,
                from: from?.day(today: today)
            ),
            at: access.now
        )
        try await output.conclude("The limits end before \(end.from).") {
            .accountRules(in: try await access.snapshot())
        }
    }
}

struct AccountLimitsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show the limits.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let snapshot = try await AttendanceAccess(data).snapshot()
        try output.print(.accountRules(in: snapshot), empty: "No limits yet: accounts can hold any number of hours.")
    }
}
