import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct VisitorRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Delete a visit with the visitor's name, photo and signature."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "The visit's id, as in the list.") var id: String

    func run() async throws {
        let access = try await AttendanceAccess(data)
        try await access.commands.removeVisitor(PersonID(rawValue: id), at: access.now)
        try await output.conclude("Deleted.") { .visitors([], in: try await access.snapshot()) }
    }
}
