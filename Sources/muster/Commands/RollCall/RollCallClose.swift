import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct RollCallClose: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "close",
        abstract: "Close the roll call. The journal keeps the result."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let id = try await access.snapshot().present().id
        let counts = try await access.commands.closeRollCall(id, at: access.now)
        try await output.conclude(
            "Closed: \(counts.safe) safe, \(counts.missing) missing, \(counts.unaccounted) not accounted for,"
                + " \(counts.unlisted) unlisted."
        ) {
            .rollCalls(try await access.snapshot().rollCalls.filter { $0.id == id })
        }
    }
}
