import ArgumentParser
import Attendance
import Station

struct HolidayRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove a holiday.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The day, such as 2026-12-25.") var day: LocalDay

    func run() async throws {
        let access = try await AttendanceAccess(data)
        try await access.commands.removeHoliday(day, at: access.now)
        Notice.print("\(day) is no longer a holiday.")
    }
}
