import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct VisitorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "visitors",
        abstract: "Sign visitors in and out, and expect them.",
        discussion: """
            Works whether or not the station is running. Visitors who are signed in are on the list of every roll call.

            Examples:
              muster visitors expect "Ada Lovelace" --host 7 --day 2026-11-25
              muster visitors sign-in "Ada Lovelace" --host "Mei Lin" --company "Engines Ltd"
              muster visitors list
              muster visitors sign-out "Ada Lovelace"
            """,
        subcommands: [
            VisitorExpect.self, VisitorSignIn.self, VisitorSignOut.self, VisitorRemove.self, VisitorList.self,
        ]
    )
}

/// What is known of a visitor, as options.
struct VisitorOptions: ParsableArguments {
    @Argument(help: "Their name.") var name: String
    @Option(help: "Whom they visit: a name or a number.") var host: String?
    @Option(help: "Their company.") var company: String?
    @Option(help: "What for.") var purpose: String?
    @Option(help: "The label of a badge that is lent.") var badge: String?

    func request(day: LocalDay? = nil) -> VisitorRequest {
        VisitorRequest(name: name, company: company, purpose: purpose, host: host, day: day, card: badge)
    }
}

extension AttendanceAccess {
    /// One visitor, as the list has them.
    func line(of visit: PersonID) async throws -> ReportTable {
        let snapshot = try await snapshot()
        return .visitors([try snapshot.visitor(visit, from: store, at: now)], in: snapshot)
    }
}
