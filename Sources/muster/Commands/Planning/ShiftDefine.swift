import ArgumentParser
import Attendance
import Station

struct ShiftDefine: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "define",
        abstract: "Define a shift, or change it from a day on."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "Its name in rotas: up to 20 letters, digits or “.”.") var code: String
    @Argument(help: "The hours, such as 09:00-17:30, 22:00-06:00 across midnight, or 08:00-08:00 for 24 hours.")
    var hours: String
    @Option(help: "Minutes after the start until an arrival is late.") var grace = 0
    @Option(help: "Minutes before the end in which leaving is not early.") var leaveGrace = 0
    @Option(help: "Minutes before the start in which arrivals belong to the shift.") var earlyWindow = ShiftTemplate
        .usualEarlyWindow
    @Option(help: "Minutes after the end in which departures belong to the shift.") var lateWindow = ShiftTemplate
        .usualLateWindow
    @Option(
        name: .customLong("break"),
        help:
            "A break such as “30/360 unpaid automatic”: 30 minutes after 360 of work; paid or unpaid, automatic or taken."
    ) var breaks: [String] = []
    @Option(help: "The first day on which it applies. (default: today)") var from: DayArgument?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let today = try await access.snapshot().today(at: access.now)
        let shift = try await access.commands.define(
            ShiftRequest(
                code: code,
                hours: hours,
                grace: grace,
                leaveGrace: leaveGrace,
                earlyWindow: earlyWindow,
                lateWindow: lateWindow,
                breaks: breaks.joined(separator: ","),
                from: from?.day(today: today)
            ),
            at: access.now
        )
        Notice.print("Defined \(code) as \(shift.template.hours.hours) from \(shift.from) on.")
    }
}
