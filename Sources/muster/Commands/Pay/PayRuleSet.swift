import ArgumentParser
import Attendance
import Foundation
import Station

struct PayRuleSet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Have people paid by rules from a day on."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @OptionGroup var staff: StaffOptions
    @Option(help: "The rules, with “;” between them, such as “band week>40:00 OT 125% pay”.") var rules: String?
    @Option(help: "A file with the rules, one in a line.") var file: String?
    @Option(help: "Rules to start from: \(PayTemplate.allCases.map(\.rawValue).joined(separator: ", ")).")
    var template: PayTemplate?
    @Option(help: "The first day on which they apply. (default: today)") var from: DayArgument?

    func validate() throws {
        guard [rules != nil, file != nil, template != nil].count(where: { $0 }) == 1 else {
            throw ValidationError("Give --rules, --file or --template.")
        }
    }

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let today = try await access.snapshot().today(at: access.now)
        let set = try await access.commands.set(
            PayRuleRequest(
                scope: staff.scope,
                number: staff.person,
                department: staff.department,
                template: template,
                rules: try rules ?? file.map(Self.text),
                from: from?.day(today: today)
            ),
            at: access.now
        )
        try await output.conclude("The rules apply from \(set.from) on.") {
            .payRules(in: try await access.snapshot())
        }
    }

    private static func text(_ path: String) throws -> String {
        do {
            let handle = try FileHandle(forReadingFrom: URL(filePath: path))
            defer { try? handle.close() }
            let bytes = try handle.read(upToCount: PayRules.longestText + 1) ?? Data()
            return String(decoding: bytes, as: UTF8.self)
        } catch {
            throw StoreError(.other, "\(path) cannot be read: \(error.localizedDescription)")
        }
    }
}

extension PayTemplate: ExpressibleByArgument {}
