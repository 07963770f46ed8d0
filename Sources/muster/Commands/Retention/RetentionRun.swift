import ArgumentParser
import Station

struct RetentionRun: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Delete expired content now."
    )

    @OptionGroup var data: DataOptions

    func run() async throws {
        let access = try await RetentionAccess(data)
        let status = try access.manager.status(at: access.now)
        guard status.decided != nil else {
            throw ValidationError("No retention is set. To set it: muster retention set --usual")
        }
        if let doubt = status.doubt {
            throw ValidationError(
                "The clock may be wrong: \(doubt.cause.words). If date and time are right: muster retention confirm-clock"
            )
        }
        let count = try await access.manager.expire(actor: access.actor, at: access.now)
        Notice.print(count == 0 ? "Nothing was due." : "\(count) entries were deleted.")
    }
}
