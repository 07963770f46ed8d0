import ArgumentParser
import Attendance
import Station

struct ShiftList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show the shifts.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let books = try await AttendanceAccess(data).books()
        try output.print(
            .shifts(in: books),
            empty: "No shifts are defined: the site's hours apply, \(books.site?.shift.hours ?? ""), Monday to Friday."
        )
    }
}
