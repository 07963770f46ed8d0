import ArgumentParser
import Attendance
import Station

struct AccountApprove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve",
        abstract: "Approve a day's time outside the flexitime, so that it counts; or withdraw the approval.",
        discussion: "The approval is for the time as it is now: punches that change later bring nothing more under it."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Argument(help: "The day, such as 2026-11-20.") var day: LocalDay
    @Option(parsing: .unconditional, help: "Why, in up to 500 characters.") var reason: String
    @Flag(help: "Withdraw the approval.") var withdraw = false

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let person = try await access.snapshot().person(number)
        let request = OutsideTimeRequest(number: number, day: day, withdraws: withdraw, reason: reason)
        try await access.commands.decide(request, at: access.now)
        try await output.conclude("\(withdraw ? "Withdrawn" : "Approved"): \(person.details.name), \(day).") {
            let snapshot = try await access.snapshot()
            let knowledge = snapshot.knowledge(at: access.now)
            return .account(snapshot.pay(of: [person], in: DayRange(day), knowledge: knowledge))
        }
    }
}
