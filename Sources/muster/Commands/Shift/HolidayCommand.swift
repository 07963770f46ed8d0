import ArgumentParser
import Attendance
import Station

struct HolidayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "holiday",
        abstract: "Days on which the site does not work, or only half.",
        subcommands: [HolidayAdd.self, HolidayRemove.self, HolidayList.self]
    )
}
