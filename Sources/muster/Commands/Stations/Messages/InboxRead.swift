import ArgumentParser
import Attendance
import BeaconKit
import Station

struct InboxRead: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Print a text and notify its sender that it was read."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The message's id, which muster inbox shows.") var message: String

    func run() async throws {
        let access = try await StationsAccess(data)
        let found = try access.messages.message(message)
        guard found.hasContent else { throw PeerError.noSuchMessage }
        guard found.form == .text else {
            throw ValidationError("This message is not a text. Save it: muster inbox save \(message) FILE")
        }
        print(try access.messages.text(of: found))
        try access.messages.markRead(found.id, at: .present)
    }
}
