import ArgumentParser
import Attendance
import Station

struct HolidayAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Add a holiday.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The day, such as 2026-12-25.") var day: LocalDay
    @Argument(help: "Its name.") var name: String
    @OptionGroup var part: DayPartOptions

    func run() async throws {
        let access = try await AttendanceAccess(data)
        _ = try await access.snapshot()
        let holiday = try await access.commands.set(
            HolidayRequest(day: day, name: name, part: part.part()),
            at: access.now
        )
        Notice.print("\(day) is a holiday: \(holiday.name).")
    }
}
