import ArgumentParser
import Attendance
import Foundation
import Station

struct ContractSet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "set", abstract: "Give a person a contract.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Argument(help: "The hours, such as “weekly 38:30 days 12345 core 10:00-15:00 flexitime 07:00-20:00”.")
    var terms: String
    @Option(help: "The first day. (default: today)") var from: DayArgument?
    @Option(help: "The last day. (default: no end)") var to: DayArgument?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let today = try await access.snapshot().today(at: access.now)
        let contract = try await access.commands.set(
            ContractRequest(
                number: number,
                terms: terms,
                from: from?.day(today: today),
                to: to?.day(today: today)
            ),
            id: UUID().uuidString.lowercased(),
            at: access.now
        )
        try await output.conclude("The contract is \(contract.id).") { .contracts(in: try await access.snapshot()) }
    }
}
