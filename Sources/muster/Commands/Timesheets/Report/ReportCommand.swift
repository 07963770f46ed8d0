import ArgumentParser

struct ReportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Timesheets: hours worked, exceptions and punches.",
        discussion: """
            Computed from the journal each time, whether or not the station is running.

            Examples:
              muster report day
              muster report week --day 2026-11-18
              muster report month --month 2026-10 --department Design
              muster report month --month 2026-10 --by department
              muster report person 7 --from 2026-11-01 --to 2026-11-20
              muster report exceptions --severity must-fix
              muster report punches 7 --day yesterday
            """,
        subcommands: [
            ReportDay.self, ReportWeek.self, ReportMonth.self, ReportPerson.self, ReportExceptions.self,
            ReportPunches.self,
        ]
    )
}
