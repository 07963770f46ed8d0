import ArgumentParser
import Attendance
import Station

struct ContractList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show the contracts.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        access.log(.plan, in: snapshot)
        try output.print(.contracts(in: snapshot), empty: "No contracts yet.")
    }
}
