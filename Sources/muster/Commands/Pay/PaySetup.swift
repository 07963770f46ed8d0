import ArgumentParser
import Attendance
import Foundation
import Station

struct PaySetup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "setup",
        abstract: "How hours are exported for the payroll program, saved under a name.",
        discussion: """
            Examples:
              muster pay setup set datev --format datev-lodas --mapping datev.json --from 2027-01-01
              muster pay setup list
              muster export payroll --setup datev --month 2027-01 --output lodas.txt
            """,
        subcommands: [PaySetupSet.self, PaySetupList.self, PaySetupRemove.self]
    )
}

struct PaySetupSet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "set", abstract: "Save how hours are exported.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "The name, up to 40 characters.") var name: String
    @Option(help: "The payroll program: \(PayrollFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format: String?
    @Option(help: "A file with wage types for codes, as JSON.") var mapping: String
    @Option(help: "A file with columns of your own instead of a format, as JSON.") var template: String?
    @Option(help: "The first day for which it applies. (default: today)") var from: DayArgument?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let today = try await access.snapshot().today(at: access.now)
        let set = try await access.commands.keep(
            PayrollSetupRequest(
                name: name,
                format: format,
                mapping: try ExportPayroll.text(mapping),
                template: try template.map(ExportPayroll.text),
                from: from?.day(today: today)
            ),
            at: access.now
        )
        try await output.conclude("Saved as “\(set.name)” from \(set.from) on.") {
            .payrollSetups(in: try await access.snapshot())
        }
    }
}

struct PaySetupList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show what is saved.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let snapshot = try await AttendanceAccess(data).snapshot()
        try output.print(.payrollSetups(in: snapshot), empty: "No payroll exports saved yet.")
    }
}

struct PaySetupRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "End what is saved under a name; earlier days keep it."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The name.") var name: String
    @Option(help: "The first day without it. (default: today)") var from: DayArgument?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let today = try await access.snapshot().today(at: access.now)
        let removal = SetupRemoval(name: name, from: from?.day(today: today))
        try await access.commands.removePayrollSetup(removal, at: access.now)
        Notice.print("Ended: “\(name)”.")
    }
}
