import ArgumentParser
import Attendance
import MusterExports
import MusterStorage
import Station

struct ExportPDF: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pdf",
        abstract: "Monthly sheets to be signed: each person’s days, totals and corrections as pages.",
        discussion: """
            Each sheet begins on a page of its own and ends with two signatures and the journal's anchor: see muster journal \
            anchors. With --archive the journal keeps the file's hash; muster export check FILE finds it later.
            """
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var range: ReportRange
    @OptionGroup var file: ExportOptions
    @Option(help: "Only this person, by number.") var person: PersonNumber?
    @Option(help: "Only this department.") var department: String?
    @Option(help: "The language of the sheets: \(Language.choices). (default: the site's)") var language: Language?
    @Flag(help: "Record the hash of the file in the journal.") var archive = false

    func validate() throws {
        if file.output == nil, StandardOutput.isTerminal {
            throw ValidationError("A PDF cannot be printed to a terminal. Name a file: --output october.pdf")
        }
    }

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let person = try person.map { try snapshot.person($0) }
        let range = try range.range(in: snapshot, at: access.now, of: person, department: department)
        let people = person.map { [$0] } ?? snapshot.people(of: department, in: range)
        let knowledge = snapshot.knowledge(at: access.now)
        let maker = try MonthlySheetMaker(
            snapshot: snapshot,
            people: people,
            range: range,
            texts: MonthlySheetTexts(language ?? snapshot.site?.language ?? .english),
            actors: ActorNames(try access.store.actorNames()),
            reasons: try access.store.reasons(of: snapshot.corrections(of: people, in: range)),
            pay: snapshot.payBeside(daysOf: people, in: range, knowledge: knowledge),
            anchor: try access.store.ownAnchor(),
            now: access.now
        )
        let days = snapshot.days(of: people, in: range, knowledge: knowledge)
        access.log(.export, of: person, in: snapshot)
        let document = try await PDFSheetPrinter().document(of: days, by: maker)
        if archive {
            try await access.commands.archive(document.bytes, of: range, person: person?.id, at: access.now)
        }
        try file.write(document.bytes)
        let pages = document.pages == 1 ? "1 page" : "\(document.pages) pages"
        Notice.print("\(pages) for \(days.count == 1 ? "1 person" : "\(days.count) people").")
        if let first = document.unreadable.first {
            let others = document.unreadable.count - 1
            Notice.print(
                "The sheet of \(first)\(others == 0 ? "" : ", and \(others) more,") has characters that no font on this "
                    + "machine contains. Install fonts for them, such as fonts-noto-cjk for Chinese."
            )
        }
    }
}
