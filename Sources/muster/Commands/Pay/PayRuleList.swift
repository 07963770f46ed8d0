import ArgumentParser
import Attendance
import Station

struct PayRuleList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show the pay rules.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        try output.print(.payRules(in: snapshot), empty: "No pay rules yet. Start with: muster pay rule templates")
    }
}
