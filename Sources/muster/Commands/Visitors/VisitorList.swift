import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct VisitorList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Show who is here, expected or has left on a day."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Option(help: "The day, such as 2026-11-25. (default: today)") var day: LocalDay?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let day = day ?? snapshot.today(at: access.now)
        let records = try snapshot.visitors(from: access.store, at: access.now) { visit in
            snapshot.isVisit(visit, on: day, at: access.now)
        }
        try output.print(.visitors(records, in: snapshot), empty: "No visitors.")
    }
}
