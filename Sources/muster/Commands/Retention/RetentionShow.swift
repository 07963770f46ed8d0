import ArgumentParser
import Attendance
import Station

struct RetentionShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show how long data is kept, what is due and what was last deleted."
    )

    @OptionGroup var data: DataOptions
    @Flag(help: "Print JSON.") var json = false

    func run() async throws {
        let access = try await RetentionAccess(data)
        let status = try access.manager.status(at: access.now)
        if json { return try JSONOutput.print(RetentionOutput(status)) }
        var table = Table(columns: ["Kept", .right("For"), .right("Proposed")])
        for kind in RetentionKind.allCases {
            table.add([
                kind.rawValue, RetentionAccess.words(status.retention.days(of: kind)),
                RetentionAccess.words(kind.usual),
            ])
        }
        table.print(empty: "")
        if status.decided == nil {
            print(
                "No retention is set, so nothing is deleted from the journal. To set it: muster retention set --usual"
            )
        }
        if let doubt = status.doubt {
            print("Deletion is on hold because the clock may be wrong: \(doubt.cause.words).")
            print("If date and time are right: muster retention confirm-clock")
        }
        for past in status.last {
            let expiry = past.expiry
            print("\(expiry.count) of \(expiry.kind.rawValue) before \(expiry.before) were deleted.")
        }
    }
}
