import ArgumentParser
import Attendance
import Foundation
import Station

struct ImportPunches: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "punches",
        abstract: "Import punches from a CSV file, all or none.",
        discussion: """
            The first line names the columns: number and time are required; direction (in, out, break-begin, break-end or \
            empty), date and key are optional. Times such as 2026-11-21 09:00 are local unless they have an offset. Punches \
            that were imported before are skipped, so you can import a growing file again and again; so are rows that repeat \
            another one.

            Example file:
              number,time,direction
              7,2026-11-20 08:58,in
              7,2026-11-20 17:31:20,out

            A profile says how another system writes its files. Each line of it is a name, a colon and a value; what it does \
            not say is as above. Columns that it does not name are ignored.

            Example profile:
              dates: day month year
              badge: Card No
              time: Clock
              direction: State
              in: 0, C/In
              out: 1, C/Out
              badges: 4711=7, 4712=7, 4800=8
            """
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "The CSV file.") var file: String
    @Option(help: "A file that says how the list is written.") var profile: String?
    @Option(help: "A saved profile instead, by its name: see muster import profile.") var saved: String?
    @Flag(help: "Only check the file.") var dryRun = false

    func validate() throws {
        if saved != nil, profile != nil { throw ValidationError("Choose either --profile or --saved.") }
    }

    func run() async throws {
        guard let bytes = FileManager.default.contents(atPath: file) else {
            throw ValidationError("\(file) cannot be read.")
        }
        let access = try await AttendanceAccess(data, source: .import)
        let snapshot = try await access.snapshot()
        let sheet = try PunchSheet(
            csv: String(decoding: bytes, as: UTF8.self),
            zones: snapshot.attendance.zones,
            profile: saved.map { try snapshot.importProfile(named: $0) } ?? profile.map(Self.profile) ?? .own
        )
        do {
            let new =
                dryRun
                ? try snapshot.plan(of: sheet, at: access.now).count
                : try await access.commands.importPunches(sheet, at: access.now)
            let known = sheet.rows.count - new
            let rest =
                (known == 0 ? "" : " \(known) were already there.")
                + (sheet.repeated == 0 ? "" : " Skipped \(sheet.repeated) rows that repeat others.")
            if let first = sheet.ambiguous.first {
                let more = sheet.ambiguous.count - 1
                Notice.print(
                    "\(file), row \(first)\(more == 0 ? "" : " and \(more) more"): the clocks showed this time twice, and nothing "
                        + "tells which is meant. The first is taken. Write the offset for the second, such as 02:30+01:00."
                )
            }
            try await output.conclude("\(dryRun ? "Could import" : "Imported") \(new) punches.\(rest)") {
                .imported(
                    new: new,
                    known: known,
                    repeated: sheet.repeated,
                    ambiguous: sheet.ambiguous.count,
                    isDryRun: dryRun
                )
            }
        } catch let refusal as PunchImportRefusal {
            if output.json || output.csv {
                try output.print(.problems(refusal.problems.map { ($0.line, "\($0.reason)") }), empty: "")
            }
            for problem in refusal.problems { Notice.print("\(file), row \(problem.line): \(problem.reason)") }
            Notice.print("Nothing was imported. Correct the file and try again.")
            throw ExitCode(65)
        }
    }

    private static func profile(_ file: String) throws -> PunchProfile {
        guard let bytes = FileManager.default.contents(atPath: file) else {
            throw ValidationError("\(file) cannot be read.")
        }
        return try PunchProfile(String(decoding: bytes, as: UTF8.self))
    }
}
