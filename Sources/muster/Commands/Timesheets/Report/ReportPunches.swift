import ArgumentParser
import Attendance
import Station

struct ReportPunches: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "punches",
        abstract: "Punches as they were recorded, with their entries."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @OptionGroup var range: ReportRange
    @Argument(help: "The person's number. (default: everyone)") var number: PersonNumber?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let range = try range.range(in: snapshot, at: access.now)
        let person = try number.map { try snapshot.person($0) }
        let people = person.map { [$0] } ?? snapshot.people(in: range)
        access.log(.punches, of: person, in: snapshot)
        try output.print(.punches(of: people, in: range, snapshot), empty: "No punches in the range.")
    }
}
