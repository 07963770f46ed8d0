import ArgumentParser
import Attendance
import Station

struct ShiftRotas: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rotas",
        abstract: "Show rota assignments."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        access.log(.plan, in: snapshot)
        try output.print(.schedules(in: snapshot), empty: "No rotas are assigned.")
    }
}
