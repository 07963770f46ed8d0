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
        let books = try await access.books()
        access.note(.plan, in: books)
        try output.print(.schedules(in: books), empty: "No rotas are assigned.")
    }
}
