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

struct HolidayAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Make a day a holiday.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The day, as 2026-12-25.") var day: LocalDay
    @Argument(help: "What it is called.") var name: String
    @OptionGroup var part: DayPartOptions

    func run() async throws {
        let access = try await AttendanceAccess(data)
        _ = try await access.books()
        try await access.commands.set(Holiday(day: day, name: name, part: part.part()), at: access.now)
        Notice.print("\(day) is a holiday: \(name).")
    }
}

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

struct HolidayList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show the holidays.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let books = try await AttendanceAccess(data).books()
        try output.print(.holidays(in: books), empty: "There is no holiday.")
    }
}

/// The half of a day that is free.
struct DayPartOptions: ParsableArguments {
    @Option(help: "Only half a day: free until this time, as 12:00.") var until: String?
    @Option(help: "Only half a day: free from this time on, as 12:00.") var after: String?

    func validate() throws {
        if until != nil, after != nil { throw ValidationError("Choose one of --until and --after.") }
    }

    func part() throws -> DayPart {
        let part: DayPart =
            if let until { .until(try Self.minutes(until)) } else if let after { .from(try Self.minutes(after)) } else {
                .all
            }
        try part.check()
        return part
    }

    private static func minutes(_ text: String) throws -> Int {
        guard let shift = try? Shift("00:00-\(text)", grace: 0) else {
            throw ValidationError("“\(text)” is no time of a day. Write it as 12:00.")
        }
        return shift.end
    }
}
