import ArgumentParser
import Attendance
import Foundation
import Station

struct LeaveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "leave",
        abstract: "Days on which somebody need not come.",
        subcommands: [LeaveGrant.self, LeaveWithdraw.self, LeaveList.self]
    )
}

struct LeaveGrant: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "grant", abstract: "Grant somebody leave.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Argument(help: "holiday, sick, business-trip or remote.") var kind: Leave.Kind
    @Option(help: "The first day. (default: today)") var from: DayArgument?
    @Option(help: "The last day. (default: the first)") var to: DayArgument?
    @OptionGroup var part: DayPartOptions

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let books = try await access.books()
        let today = books.today(at: access.now)
        let first = from?.day(today: today) ?? today
        let leave = try Leave(
            id: UUID().uuidString.lowercased(),
            person: access.person(number, in: books).id,
            kind: kind,
            from: first,
            to: to?.day(today: today) ?? first,
            part: part.part()
        )
        try await access.commands.grant(leave, at: access.now)
        Notice.print("Granted. The leave is \(leave.id).")
    }
}

struct LeaveWithdraw: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "withdraw", abstract: "Take leave back.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The leave, or the beginning of its name; `muster shift leave list` lists them.") var leave: String

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let found = try await access.books().attendance.schedule.allLeave.filter { $0.id.hasPrefix(leave) }
        guard let one = found.first, found.count == 1 else { throw ScheduleError.noSuchLeave(leave) }
        try await access.commands.withdrawLeave(one.id, at: access.now)
        Notice.print("Withdrawn.")
    }
}

struct LeaveList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show who is on leave when.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let books = try await AttendanceAccess(data).books()
        try output.print(.leave(in: books), empty: "Nobody has leave.")
    }
}
