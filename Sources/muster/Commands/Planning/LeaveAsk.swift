import ArgumentParser
import Attendance
import Foundation
import Station

struct LeaveAsk: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ask",
        abstract: "Ask for leave for a person; somebody else decides."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Argument(help: "holiday, sick, business-trip or remote.") var kind: Leave.Kind
    @Option(help: "The first day. (default: today)") var from: DayArgument?
    @Option(help: "The last day. (default: the first)") var to: DayArgument?
    @OptionGroup var part: DayPartOptions
    @Option(parsing: .unconditional, help: "A note, up to 500 characters.") var note = ""

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let today = snapshot.today(at: access.now)
        let person = try snapshot.person(number)
        let wish = LeaveWish(
            number: number,
            kind: kind,
            from: from?.day(today: today) ?? today,
            to: to?.day(today: today),
            part: try part.part(),
            note: note
        )
        let id = UUID().uuidString.lowercased()
        try await access.commands.requestLeave(try wish.leave(id: id, of: person.id), note: note, at: access.now)
        try await output.conclude("Requested leave for \(person.details.name). The request is \(id).") {
            try await access.leaveRequest(id)
        }
    }
}
