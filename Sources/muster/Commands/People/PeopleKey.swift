import ArgumentParser
import Attendance
import MusterStorage
import Station

struct PeopleKey: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "key",
        abstract: "Make the key by which a person's phone recognizes this station's answers.",
        discussion: """
            The key is shown once. It replaces an earlier one, which is no longer good. Whoever has it can pretend to \
            be the station to this person's phone, and nothing else. `muster checkin --key` takes it.

            Examples:
              muster people key 7
              muster people key 7 --remove
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Flag(help: "Remove the key and make no other, as when a phone is lost.") var remove = false

    func run() async throws {
        let access = try await RosterAccess(data)
        let person = try access.commands.person(number).id
        guard !remove else {
            try access.store.setCheckinKey(nil, of: person)
            Notice.print("Number \(number) has no key. Answers to it are not proven.")
            return
        }
        guard number.broadcastMinor != nil else {
            throw ValidationError("Number \(number) cannot be broadcast, so nobody checks in with it: 1 to 65535.")
        }
        let key = CheckinKey()
        try access.store.setCheckinKey(key, of: person)
        print(key.text)
        Notice.print("Copy the key to the phone of number \(number) now: it is not shown again.")
    }
}
