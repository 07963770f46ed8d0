import ArgumentParser
import Attendance
import Foundation
import Station

struct LeaveGrant: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "grant", abstract: "Grant a person leave.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Argument(help: "holiday, sick, business-trip or remote.") var kind: Leave.Kind
    @Option(help: "The first day. (default: today)") var from: DayArgument?
    @Option(help: "The last day. (default: the first)") var to: DayArgument?
    @OptionGroup var part: DayPartOptions

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let today = snapshot.today(at: access.now)
        let leave = try await access.commands.grant(
            LeaveRequest(
                number: number,
                kind: kind,
                from: from?.day(today: today) ?? today,
                to: to?.day(today: today),
                part: part.part()
            ),
            id: UUID().uuidString.lowercased(),
            at: access.now
        )
        Notice.print("Granted. The leave is \(leave.id).")
    }
}
