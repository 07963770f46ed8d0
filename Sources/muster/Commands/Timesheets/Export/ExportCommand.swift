import ArgumentParser

struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Timesheets, shifts and evidence as files.",
        discussion: """
            Examples:
              muster export csv --month 2026-10 > october.csv
              muster export xlsx --month 2026-10 --output october.xlsx
              muster export pdf --month 2026-10 --output october.pdf
              muster export payroll --format datev-lodas --month 2026-10 --mapping datev.json --output lodas.txt
              muster export ics --person 7 --from 2026-11-01 --to 2026-11-30 > shifts.ics
              muster export bundle --month 2026-10 --output october.jsonl
              muster export person 7 > everything-about-7.json
            """,
        subcommands: [
            ExportCSV.self, ExportXLSX.self, ExportPDF.self, ExportPayroll.self, ExportICS.self, ExportBundle.self,
            ExportPerson.self, ExportCheck.self,
        ]
    )
}
