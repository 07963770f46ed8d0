import ArgumentParser
import Attendance
import Station

struct RetentionConfirmClock: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "confirm-clock",
        abstract: "Confirm that this machine's date and time are right. Check them first."
    )

    @OptionGroup var data: DataOptions

    func run() async throws {
        let access = try await RetentionAccess(data)
        try access.manager.confirmClock(actor: access.actor, source: .supervisor, at: access.now)
        Notice.print("Confirmed.")
    }
}
