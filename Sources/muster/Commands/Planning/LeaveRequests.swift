import ArgumentParser
import Attendance
import MusterStorage
import Station

struct LeaveRequests: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "requests",
        abstract: "Show requests for leave that wait for a decision, or all of them."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Flag(help: "Also show requests that were decided or withdrawn.") var all = false

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let states = snapshot.attendance.leaveRequests.all.filter { all || $0.isPending }
        access.log(.plan, in: snapshot)
        let actors = ActorNames(try access.store.actorNames())
        let table = try ReportTable.leaveRequests(states, in: snapshot, actors: actors) { try access.store.text($0) }
        try output.print(table, empty: all ? "No requests for leave." : "No requests are waiting.")
    }
}

extension Snapshot {
    /// The request that somebody means by the beginning of its name.
    func leaveRequest(_ text: String) throws -> LeaveRequestState {
        let text = text.lowercased()
        let found = attendance.leaveRequests.all.filter { $0.leave.id.hasPrefix(text) }
        guard let state = found.first else { throw LeaveRequestError.unknown(text) }
        guard found.count == 1 else { throw ValidationError("“\(text)” matches more than one. Give more digits.") }
        return state
    }
}

extension AttendanceAccess {
    /// A request for leave as the list has it.
    func leaveRequest(_ id: String) async throws -> ReportTable {
        let snapshot = try await snapshot()
        let states = snapshot.attendance.leaveRequests.state(id).map { [$0] } ?? []
        let actors = ActorNames(try store.actorNames())
        return try ReportTable.leaveRequests(states, in: snapshot, actors: actors) { try store.text($0) }
    }
}
