import ArgumentParser
import Attendance
import Station

struct HolidayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "holiday",
        abstract: "Days on which the site is closed, or half of the day.",
        subcommands: [HolidayAdd.self, HolidayRemove.self, HolidayList.self]
    )
}
