import ArgumentParser
import Attendance
import MusterStorage
import Station

struct PeopleKey: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "key",
        abstract: "Create the key with which a person's phone checks this station's answers.",
        discussion: """
            The key is shown once. It replaces an earlier one, which stops working. Anyone who has it can pretend to be the \
            station to this person's phone, and nothing else. Use it with `muster checkin --key`.

            Examples:
              muster people key 7
              muster people key 7 --remove
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Flag(help: "Remove the key without a new one, for example if the phone is lost.") var remove = false

    func run() async throws {
        let access = try await RosterAccess(data)
        let person = try access.commands.person(number).id
        guard !remove else {
            try access.store.setCheckinKey(nil, of: person)
            Notice.print("Number \(number) has no key now. Answers to it are not proven.")
            return
        }
        guard number.broadcastMinor != nil else {
            throw ValidationError(
                "Number \(number) cannot be broadcast. Check-in by number needs a number from 1 to 65535."
            )
        }
        let key = CheckinKey()
        try access.store.setCheckinKey(key, of: person)
        print(key.text)
        Notice.print("Copy the key to the phone of number \(number) now. It is not shown again.")
    }
}
