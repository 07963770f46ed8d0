import ArgumentParser
import Attendance
import Station

struct ContractEnd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "end", abstract: "End a contract.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The contract's id, or its first digits; `muster contract list` shows it.") var contract: String
    @Option(help: "The last day on which it applies. (default: none, as if it never applied)") var after: LocalDay?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let found = try await access.snapshot().attendance.pay.contracts.all.filter { $0.id.hasPrefix(contract) }
        guard let one = found.first, found.count == 1 else {
            throw found.isEmpty
                ? ContractError.noSuchContract(contract)
                : ValidationError("“\(contract)” names more than one. Give more digits.") as any Error
        }
        try await access.commands.endContract(one.id, after: after, at: access.now)
        Notice.print("Ended \(one.id).")
    }
}
