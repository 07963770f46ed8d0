import ArgumentParser
import Attendance
import BeaconKit
import Station

struct ConflictsResolve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resolve",
        abstract: "Decide a conflict.",
        discussion: """
            Of edits and of a badge the side is what holds from now on. Of a number it is the person who gets another one, \
            with --number. Of somebody who was removed the first side keeps them, and another one removes them.
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The conflict, as the list names it.") var conflict: String
    @Argument(help: "The side, from 1.") var side: Int
    @Option(help: "The number that the person gets instead.") var number: PersonNumber?

    func run() async throws {
        let access = try await SharingAccess(data)
        try access.conflicts.resolve(conflict, side: side, number: number, at: .present)
        Notice.print("Decided. Other stations take it over when they meet this one.")
    }
}
