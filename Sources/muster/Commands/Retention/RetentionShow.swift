import ArgumentParser
import Attendance
import Station

struct RetentionShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "For how long what is kept, what would go now, and what went last."
    )

    @OptionGroup var data: DataOptions
    @Flag(help: "Print JSON.") var json = false

    func run() async throws {
        let access = try await RetentionAccess(data)
        let status = try access.desk.status(at: access.now)
        if json { return try JSONOutput.print(RetentionOutput(status)) }
        var table = Table(columns: ["Kept", .right("For"), .right("Proposed")])
        for kind in RetentionKind.allCases {
            table.add([
                kind.rawValue, RetentionAccess.words(status.retention.days[kind]), RetentionAccess.words(kind.usual),
            ])
        }
        table.print(empty: "")
        if status.decided == nil {
            print("Nobody has decided: of the journal nothing is deleted. Decide with: muster retention set --usual")
        }
        if let doubt = status.doubt {
            print("Nothing goes for now, because the clock is in doubt: \(doubt.cause.words).")
            print("If date and time are right: muster retention confirm-clock")
        }
        for past in status.last {
            let expiry = past.expiry
            print("\(expiry.count) of \(expiry.kind.rawValue) before \(expiry.before) have gone.")
        }
    }
}
