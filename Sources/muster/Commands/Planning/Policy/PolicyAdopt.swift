import ArgumentParser
import Attendance
import Station

struct PolicyAdopt: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Adopt another policy from a day on."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var policy: PolicyOptions
    @Option(help: "The first day on which it applies. (default: tomorrow)") var from: DayArgument?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let today = snapshot.today(at: access.now)
        let from = from?.day(today: today) ?? today.adding(1)
        var request = try policy.request()
        request.from = from
        try await access.commands.adopt(request, at: access.now)
        Notice.print("Adopted from \(from) on.")
    }
}
