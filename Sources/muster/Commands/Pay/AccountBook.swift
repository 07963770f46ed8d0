import ArgumentParser
import Attendance
import Foundation
import MusterStorage
import Station

struct AccountBook: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "book",
        abstract: "Book hours in a person's account by hand."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Argument(help: "opening, adjustment or payout.") var kind: AccountBooking.Kind
    @Argument(parsing: .allUnrecognized, help: "Hours and minutes, such as 2:30 or -1:00.") var hours: [String]
    @Option(help: "The day. (default: today)") var day: DayArgument?
    @Option(help: "Why, in up to 500 characters.") var reason: String

    func validate() throws {
        guard hours.count == 1 else { throw ValidationError("Give the hours once, such as 2:30 or -1:00.") }
    }

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let person = try snapshot.person(number)
        let booking = try await access.commands.book(
            BookingRequest(
                number: number,
                kind: kind,
                hours: hours[0],
                day: day?.day(today: snapshot.today(at: access.now)),
                reason: reason
            ),
            id: UUID().uuidString.lowercased(),
            at: access.now
        )
        try await output.conclude("Booked \(HoursText.text(booking.minutes)) on \(booking.day).") {
            try .bookings(of: person, in: try await access.snapshot()) { try access.store.text($0) }
        }
    }
}

extension AccountBooking.Kind: ExpressibleByArgument {}
