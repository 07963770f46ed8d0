import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct RollCallClose: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "close",
        abstract: "End the roll call; how it ended is in the journal."
    )

    @OptionGroup var data: DataOptions

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let counts = try await access.commands.closeRollCall(try await access.books().present().id, at: access.now)
        Notice.print(
            "Closed: \(counts.safe) safe, \(counts.missing) missing, \(counts.unaccounted) not accounted for,"
                + " \(counts.unlisted) unlisted."
        )
    }
}
