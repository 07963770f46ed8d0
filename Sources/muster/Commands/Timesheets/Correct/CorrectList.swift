import ArgumentParser
import Attendance
import MusterStorage
import Station

struct CorrectList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Show requests for corrections, or all corrections."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Flag(help: "Also show corrections that were decided or made directly.") var all = false

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let states = snapshot.attendance.corrections.all.filter { all || $0.decision == .pending }
        access.log(.corrections, in: snapshot)
        let actors = ActorNames(try access.store.actorNames())
        let table = try ReportTable.corrections(states, in: snapshot, actors: actors) { try access.store.text($0) }
        try output.print(table, empty: all ? "No corrections." : "No requests are waiting.")
    }
}
