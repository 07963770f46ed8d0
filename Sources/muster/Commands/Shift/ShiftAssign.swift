import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import Station

struct ShiftAssign: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "assign", abstract: "Assign a rota to people.")

    @OptionGroup var data: DataOptions
    @Option(help: "The days of the cycle: shifts, “+” between two of one day, “-” for a free day.") var rota: String
    @Option(help: "Assign it to the person with this number.") var person: PersonNumber?
    @Option(help: "Assign it to this department.") var department: String?
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
        let books = try await access.books()
        let today = books.today(at: access.now)
        let from = from?.day(today: today) ?? today
        let scope: ScheduleAssignment.Scope
        if let person {
            let id = try access.person(person, in: books).id
            scope = assigned ? .assigned(id) : .person(id)
        } else if let department {
            scope = .department(department)
        } else {
            scope = .site
        }
        let assignment = try ScheduleAssignment(
            id: UUID().uuidString.lowercased(),
            scope: scope,
            rota: Rota(anchor: anchor ?? from, text: rota),
            from: from,
            to: to?.day(today: today)
        )
        try await access.commands.assign(assignment, at: access.now)
        Notice.print("Assigned. The schedule is \(assignment.id).")
    }
}
