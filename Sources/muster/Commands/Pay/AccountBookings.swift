import ArgumentParser
import Attendance
import MusterStorage
import Station

struct AccountBookings: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bookings",
        abstract: "What was booked in a person's account by hand."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "The person's number.") var number: PersonNumber

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let person = try snapshot.person(number)
        access.log(.timesheet, of: person, in: snapshot)
        let table = try ReportTable.bookings(of: person, in: snapshot) { try access.store.text($0) }
        try output.print(table, empty: "Nothing was booked by hand.")
    }
}
