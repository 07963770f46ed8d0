import ArgumentParser
import Station

struct RetentionRun: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Take the content of what was kept for long enough, now."
    )

    @OptionGroup var data: DataOptions

    func run() async throws {
        let access = try await RetentionAccess(data)
        let status = try access.desk.status(at: access.now)
        guard status.decided != nil else {
            throw ValidationError("Nobody has decided for how long what is kept: muster retention set --usual")
        }
        if let doubt = status.doubt {
            throw ValidationError(
                "The clock is in doubt: \(doubt.cause.words). If date and time are right: muster retention confirm-clock"
            )
        }
        let count = try await access.desk.expire(actor: access.actor, at: access.now)
        Notice.print(count == 0 ? "Nothing was due." : "\(count) have gone.")
    }
}
