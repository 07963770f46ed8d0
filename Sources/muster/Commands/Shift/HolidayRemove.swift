import ArgumentParser
import Attendance
import Station

struct HolidayRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Make it a usual day again.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The day, as 2026-12-25.") var day: LocalDay

    func run() async throws {
        let access = try await AttendanceAccess(data)
        try await access.commands.removeHoliday(day, at: access.now)
        Notice.print("\(day) is no holiday any more.")
    }
}
