import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import Station

struct ShiftAssign: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "assign", abstract: "Assign a rota to people.")

    @OptionGroup var data: DataOptions
    @Option(
        parsing: .unconditional,
        help: "The days of the cycle: shifts, “+” between two of one day, “-” for a free day."
    ) var rota: String
    @Option(help: "Assign it to the person with this number.") var person: PersonNumber?
    @Option(parsing: .unconditional, help: "Assign it to this department.") var department: String?
    @Flag(help: "Assign it to everyone.") var site = false
    @Flag(help: "With --person: on exactly these days, including holidays.") var assigned = false
    @Option(help: "The first day. (default: today)") var from: DayArgument?
    @Option(help: "The last day. (default: no end)") var to: DayArgument?
    @Option(help: "A day on which the cycle starts. (default: the first day)") var anchor: LocalDay?

    func validate() throws {
        guard [person != nil, department != nil, site].count(where: { $0 }) == 1 else {
            throw ValidationError("Give --person NUMBER, --department NAME or --site.")
        }
        if assigned, person == nil { throw ValidationError("--assigned needs --person.") }
    }

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let today = snapshot.today(at: access.now)
        let scope: ScheduleRequest.Scope =
            switch (person, department) {
            case (.some, _): assigned ? .assigned : .person
            case (nil, .some): .department
            case (nil, nil): .site
            }
        let assignment = try await access.commands.assign(
            ScheduleRequest(
                scope: scope,
                number: person,
                department: department,
                rota: rota,
                anchor: anchor,
                from: from?.day(today: today),
                to: to?.day(today: today)
            ),
            id: UUID().uuidString.lowercased(),
            at: access.now
        )
        Notice.print("Assigned. The schedule is \(assignment.id).")
    }
}
