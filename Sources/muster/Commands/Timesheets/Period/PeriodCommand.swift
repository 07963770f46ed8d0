import ArgumentParser
import Attendance
import Station

struct PeriodCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "period",
        abstract: "Close days, so that they can no longer change, or reopen them.",
        discussion: """
            Examples:
              muster period close --month 2026-10
              muster period open --from 2026-10-12 --to 2026-10-12
              muster period list
            """,
        subcommands: [PeriodClose.self, PeriodOpen.self, PeriodList.self]
    )
}
