import ArgumentParser
import Attendance
import Station

struct ShiftEnd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "end", abstract: "End a rota assignment.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The schedule's id, or its first digits; `muster shift rotas` shows it.") var schedule: String
    @Option(help: "The last day on which it applies. (default: none, as if it never applied)") var after: LocalDay?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let found = try await access.snapshot().attendance.schedule.allAssignments.filter { $0.id.hasPrefix(schedule) }
        guard let assignment = found.first, found.count == 1 else {
            throw found.isEmpty
                ? ScheduleError.noSuchSchedule(schedule)
                : ValidationError("“\(schedule)” names more than one. Give more digits.") as any Error
        }
        try await access.commands.endSchedule(assignment.id, after: after, at: access.now)
        Notice.print("Ended \(assignment.id).")
    }
}
