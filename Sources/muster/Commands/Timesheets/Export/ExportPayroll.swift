import ArgumentParser
import Attendance
import Foundation
import Station

struct ExportPayroll: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "payroll",
        abstract: "Hours and leave as a file for a payroll program.",
        discussion: """
            The mapping says which wage type each code has in the payroll program; docs/payroll.md shows one for each program. \
            If anything cannot be said in the format as it is, no file is written and the reason is shown.

            Examples:
              muster export payroll --format datev-lodas --month 2026-11 --mapping datev.json --output lodas.txt
              muster export payroll --setup datev --period 2026-11-25 --output lodas.txt
              muster export payroll --setup datev --month 2026-11 --output lodas.txt
              muster export payroll --template ours.json --month 2026-11 --mapping ours-codes.json --output pay.csv
            """
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var range: ReportRange
    @OptionGroup var file: ExportOptions
    @Option(help: "The payroll program: \(PayrollFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format: String?
    @Option(help: "A file with columns of your own instead, as JSON.") var template: String?
    @Option(help: "Wage types for codes, and what the program must know, as JSON.") var mapping: String?
    @Option(help: "What is saved under this name instead: see muster pay setup.") var setup: String?
    @Option(help: "Only this department.") var department: String?

    func validate() throws {
        guard (setup == nil) != (mapping == nil), setup == nil || format == nil && template == nil else {
            throw ValidationError("Give either --setup, or --mapping with --format or --template.")
        }
    }

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let range = try range.range(in: snapshot, at: access.now, department: department)
        let order =
            try setup.map { try snapshot.payrollOrder(named: $0, for: range) }
            ?? PayrollOrder(
                mapping: Self.bytes(mapping ?? ""),
                template: try template.map(Self.bytes),
                format: format
            )
        let people = snapshot.people(of: department, in: range)
        let pay = snapshot.pay(of: people, in: range, knowledge: snapshot.knowledge(at: access.now))
        let made = try order.file(of: pay, in: range, today: snapshot.today(at: access.now))
        access.log(.export, in: snapshot)
        try file.write(made.bytes)
        Notice.print("The payroll program expects the name \(made.name).")
        let unresolved = pay.flatMap(\.days).flatMap(\.sheet.exceptions).count { $0.severity == .mustFix }
        if unresolved > 0 {
            Notice.print("\(unresolved) exceptions must be fixed before payroll. Correct them and export again.")
        }
    }

    /// A file's text.
    static func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

    /// A file's bytes, and one more than allowed of a larger one.
    private static func bytes(_ path: String) throws -> [UInt8] {
        do {
            let handle = try FileHandle(forReadingFrom: URL(filePath: path))
            defer { try? handle.close() }
            return [UInt8](try handle.read(upToCount: PayrollOrder.largest + 1) ?? Data())
        } catch {
            throw StoreError(.other, "\(path) cannot be read: \(error.localizedDescription)")
        }
    }
}
