import ArgumentParser
import Attendance
import Station

struct ShiftEnd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "end", abstract: "End a schedule.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The schedule, or the beginning of its name; `muster shift rotas` lists them.") var schedule: String
    @Option(help: "The last day on which it counts. (default: it never counted)") var after: LocalDay?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let found = try await access.books().attendance.schedule.allAssignments.filter { $0.id.hasPrefix(schedule) }
        guard let assignment = found.first, found.count == 1 else {
            throw found.isEmpty
                ? ScheduleError.noSuchSchedule(schedule)
                : ValidationError("“\(schedule)” names more than one. Give more digits.") as any Error
        }
        try await access.commands.endSchedule(assignment.id, after: after, at: access.now)
        Notice.print("Ended \(assignment.id).")
    }
}
