import ArgumentParser
import Attendance
import BeaconKit
import Station

struct ConflictsResolve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resolve",
        abstract: "Decide a conflict.",
        discussion: """
            For edits and badges, the side is the version to use. For a number, it is the person who gets a new one, given \
            with --number. For a removed person, side 1 keeps the person, and any other side removes them.
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The conflict's id, which the list shows.") var conflict: String
    @Argument(help: "The side, from 1.") var side: Int
    @Option(help: "The person's new number.") var number: PersonNumber?

    func run() async throws {
        let access = try await SharingAccess(data)
        let request = ConflictRequest(side: side, number: number?.rawValue)
        try access.conflicts.resolve(conflict, request, at: .present)
        Notice.print("Decided. Other stations get the decision when they next contact this one.")
    }
}
