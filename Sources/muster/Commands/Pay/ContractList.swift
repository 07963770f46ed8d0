import ArgumentParser
import Attendance
import Station

struct ContractList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show the contracts.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let books = try await access.books()
        access.note(.plan, in: books)
        try output.print(.contracts(in: books), empty: "No contracts yet.")
    }
}
