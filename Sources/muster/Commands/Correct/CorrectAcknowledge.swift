import ArgumentParser
import Attendance
import Station

struct CorrectAcknowledge: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "acknowledge",
        abstract: "Leave an exception as it is, as one that was seen.",
        discussion: """
            `muster report exceptions` shows which there are. What was seen stays in reports, marked so; it is to be looked \
            at again if the day changes. What must be fixed before payroll is corrected instead.
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Argument(help: "The day, as 2026-11-21.") var day: LocalDay
    @Argument(help: "What it is, as late or unscheduled: all of that kind on that day.") var kind: Exception.Kind
    @Option(help: "Why, in up to 500 characters.") var reason = ""

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let books = try await access.books()
        let person = try access.person(number, in: books)
        let knowledge = books.knowledge(at: access.now)
        let lines = books.exceptions(of: [person], in: DayRange(day), knowledge: knowledge)
            .filter { $0.exception.kind == kind }
        if lines.isEmpty { throw AttendanceRefusal.noSuchException }
        for line in lines {
            try await access.commands.acknowledge(line.exception, of: person.id, reason: reason, at: access.now)
        }
        Notice.print("Noted as seen: \(kind.rawValue) of \(person.details.name) on \(day).")
    }
}

extension Exception.Kind: ExpressibleByArgument {}
