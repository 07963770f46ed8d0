import ArgumentParser
import Attendance
import Station

struct ShiftList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show the shifts.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let snapshot = try await AttendanceAccess(data).snapshot()
        try output.print(
            .shifts(in: snapshot),
            empty:
                "No shifts are defined: the site's hours apply, \(snapshot.site?.shift.hours ?? ""), Monday to Friday."
        )
    }
}
