import ArgumentParser
import Attendance
import Foundation
import Station

struct PunchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "punch",
        abstract: "Punch a person in or out.",
        discussion: """
            The board of a running station shows it within a second. With a key, you can safely send the same punch again.
            Without a direction, a punch within two minutes of another (the policy's duplicate window) repeats that one.

            Examples:
              muster punch 7
              muster punch 7 out
              muster punch 7 in --at 08:55
            """
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Argument(help: "in, out, break-begin or break-end. (default: the next one that fits)") var direction:
        Punch.Direction?
    @Option(help: "The time at the site: 08:55 for today, or 2026-11-21 08:55. (default: now)") var at: String?
    @Option(
        parsing: .unconditional,
        help: "An idempotency key, so that sending the punch again does not add a second one."
    ) var key: String?

    func validate() throws {
        if direction == .undirected { throw ValidationError("Leave the direction out to use the one that fits.") }
    }

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let punch = try access.commands.punch(
            number,
            direction,
            happened: try at.map { try access.instant($0, in: snapshot) } ?? access.now,
            key: key ?? UUID().uuidString.lowercased(),
            at: access.now
        )
        let person = try snapshot.person(number)
        if output.json || output.csv { return try output.print(.punches([(person, punch)], snapshot), empty: "") }
        print("\(person.details.name): \(punch.punch.direction.rawValue) at \(punch.happened.iso8601)")
    }
}
