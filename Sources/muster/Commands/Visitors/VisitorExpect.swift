import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct VisitorExpect: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "expect", abstract: "Pre-register a visitor.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @OptionGroup var visitor: VisitorOptions
    @Option(help: "When they come, such as 2026-11-25. (default: today)") var day: LocalDay?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        _ = try await access.snapshot()
        let id = PersonID()
        try await access.commands.expect(visitor.request(day: day), as: id, at: access.now)
        let record = try await access.snapshot().visitor(id, from: access.store, at: access.now)
        let path = record.details.map { " Their link ends in /visit/\($0.pass)" } ?? ""
        try await output.conclude("\(record.name) is expected.\(path)") { try await access.line(of: id) }
    }
}
