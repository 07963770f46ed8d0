import ArgumentParser
import Attendance
import Foundation
import MusterStorage
import Station

struct PeopleImport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Add people from a CSV file, all or none.",
        discussion: """
            The first line names the columns: number and name are required; department, position, badge
            (UUID:MAJOR:MINOR) and photo (a file next to the CSV file) are optional. The file must be UTF-8, with commas,
            semicolons or tabs.

            Example file:
              number,name,department,position,badge
              7,Mei Lin,Design,Designer,F7826DA6-4FA2-4E98-8024-BC5B71E0893E:1:7

            Examples:
              muster people import staff.csv --dry-run
              muster people import staff.csv
              muster people import staff.csv --update    also change people whose number is there
            """
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "The CSV file.") var file: String
    @Flag(help: "Only check the file.") var dryRun = false
    @Flag(help: "Also change people whose number is already there.") var update = false

    func run() async throws {
        let list = try PeopleFile(path: file)
        let access = try await RosterAccess(data)
        let roster = try access.store.state().roster
        let problems = list.problems(against: roster, isUpdate: update)
        for problem in problems { Notice.print("\(file), row \(problem.row): \(problem.reason)") }
        guard problems.isEmpty else {
            if output.json || output.csv { try output.print(.problems(problems), empty: "") }
            Notice.print("Nothing was imported. Correct the file and try again.")
            throw ExitCode(65)
        }
        let new = update ? list.added(to: roster) : list.people.count
        if !dryRun {
            if update {
                try access.commands.update(list.people, at: .present)
            } else {
                try access.commands.add(list.people, at: .present)
            }
        }
        try await output.conclude("\(dryRun ? "Could import" : "Imported") \(list.people.count) people.") {
            .imported(new: new, known: list.people.count - new, isDryRun: dryRun)
        }
    }
}
