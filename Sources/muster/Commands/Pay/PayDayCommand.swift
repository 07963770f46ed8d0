import ArgumentParser
import Attendance
import Station

struct PayDayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "day",
        abstract: "What a person's day is paid as, and why the sum is right."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Argument(help: "The day: 2026-11-21, today or yesterday.") var day = DayArgument.today

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let person = try snapshot.person(number)
        let range = DayRange(day.day(today: snapshot.today(at: access.now)))
        let pay = snapshot.pay(
            of: [person],
            in: range,
            withAccounts: false,
            knowledge: snapshot.knowledge(at: access.now)
        )
        access.log(.days, of: person, in: snapshot)
        try output.print(
            .payDays(pay),
            columns: ["code", "kind", "minutes"],
            empty: "Nothing is paid by rules on \(range.from)."
        )
        guard !output.json, !output.csv, let day = pay.first?.days.first, let proof = day.proof else { return }
        print(proof.text)
    }
}
