import ArgumentParser
import Attendance
import Station

struct CorrectAcknowledge: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "acknowledge",
        abstract: "Acknowledge an exception and leave it as it is.",
        discussion: """
            To see the exceptions, run `muster report exceptions`. Acknowledged exceptions stay in reports, with a mark; they \
            need review again if the day changes. Exceptions that must be fixed before payroll need a correction instead.
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Argument(help: "The day, such as 2026-11-21.") var day: LocalDay
    @Argument(help: "The kind of exception, such as late or unscheduled: all of that kind on that day.") var kind:
        Exception.Kind
    @Option(parsing: .unconditional, help: "The reason, up to 500 characters.") var reason = ""

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let person = try snapshot.person(number)
        let knowledge = snapshot.knowledge(at: access.now)
        let lines = snapshot.exceptions(of: [person], in: DayRange(day), knowledge: knowledge)
            .filter { $0.exception.kind == kind }
        if lines.isEmpty { throw AttendanceRefusal.noSuchException }
        for line in lines {
            try await access.commands.acknowledge(line.exception, of: person.id, reason: reason, at: access.now)
        }
        Notice.print("Acknowledged: \(kind.rawValue) of \(person.details.name) on \(day).")
    }
}

extension Exception.Kind: ExpressibleByArgument {}
