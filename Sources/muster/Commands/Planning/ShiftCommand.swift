import ArgumentParser

struct ShiftCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shift",
        abstract: "Shifts, rotas, holidays and leave.",
        discussion: """
            Without shifts, the site's hours apply, Monday to Friday. An assigned shift overrides the person's rota, which \
            overrides the department's, which overrides the site's.

            Examples:
              muster shift define EARLY 06:00-14:00 --grace 5 --break "30/360 unpaid automatic"
              muster shift define N 22:00-06:00
              muster shift assign --department Care --rota "EARLY EARLY EARLY EARLY EARLY - -" --from 2026-11-02
              muster shift assign --person 7 --rota "N N - -" --from 2026-11-03
              muster shift end 5c1d --after 2026-11-30
              muster shift list
              muster shift rotas
              muster shift holiday add 2026-12-25 "Christmas"
              muster shift leave grant 7 sick --from 2026-11-20 --to 2026-11-21
              muster shift policy adopt --grace 5 --rounding-in "15 later" --from 2026-12-01
            """,
        subcommands: [
            ShiftDefine.self, ShiftAssign.self, ShiftEnd.self, ShiftList.self, ShiftRotas.self, HolidayCommand.self,
            LeaveCommand.self, PolicyCommand.self,
        ]
    )
}
