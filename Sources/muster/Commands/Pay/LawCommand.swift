import ArgumentParser
import Attendance
import Station

struct LawCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "law",
        abstract: "Laws of working time that the site has checked.",
        discussion: """
            Collective agreements and exceptions for sectors are not known. It is no legal advice.

            Examples:
              muster law apply eu de --from 2026-12-01
              muster law list
              muster law check --from 2026-11-23 --to 2026-12-06
              muster law acknowledge 7 2026-11-24 --reason "Works council agreed"
            """,
        subcommands: [LawApply.self, LawList.self, LawFindings.self, LawAcknowledge.self]
    )
}

struct LawApply: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "apply",
        abstract: "Choose the laws from a day on; none to check nothing."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "Any of \(WorkLaw.allCases.map(\.rawValue).joined(separator: ", ")).") var laws: [WorkLaw] = []
    @Option(help: "The first day of weeks, 1 for Monday to 7 for Sunday.") var week = 1
    @Option(help: "Hours of work on a day by agreement, in place of Spain's nine, such as 10:00.") var agreedDay:
        String?
    @Flag(help: "Night work here is hazardous or straining.") var hazardousNights = false
    @Flag(help: "The first meal is waived on days of six hours at most (California).") var waivesFirstMeal = false
    @Flag(help: "The second meal is waived on days of twelve hours at most (California).") var waivesSecondMeal = false
    @Option(help: "The first day. (default: today)") var from: DayArgument?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let today = try await access.snapshot().today(at: access.now)
        let chosen = try await access.commands.choose(
            LawRequest(
                laws: laws,
                week: week,
                agreedDay: agreedDay,
                hazardousNights: hazardousNights,
                waivesFirstMeal: waivesFirstMeal,
                waivesSecondMeal: waivesSecondMeal,
                from: from?.day(today: today)
            ),
            at: access.now
        )
        let words = chosen.laws.map(\.rawValue).sorted().joined(separator: ", ")
        try await output.conclude(
            words.isEmpty ? "Nothing is checked from \(chosen.from) on." : "Checked from \(chosen.from) on: \(words)."
        ) {
            .laws(in: try await access.snapshot())
        }
    }
}

struct LawList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show the chosen laws.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let snapshot = try await AttendanceAccess(data).snapshot()
        try output.print(.laws(in: snapshot), empty: "No laws chosen yet. Choose with: muster law apply eu de")
    }
}

struct LawFindings: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "What the laws do not allow, recorded or planned."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @OptionGroup var range: ReportRange
    @Option(parsing: .unconditional, help: "Only this department.") var department: String?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let range = try range.range(in: snapshot, at: access.now)
        let lines = snapshot.lawFindings(
            of: snapshot.people(of: department, in: range),
            in: range,
            knowledge: snapshot.knowledge(at: access.now)
        )
        access.log(.days, in: snapshot)
        try output.print(
            .lawFindings(lines, in: snapshot),
            columns: ["day", "number", "name", "article", "ahead", "acknowledged", "finding", "remedy"],
            empty: snapshot.attendance.pay.laws.isEmpty
                ? "No laws chosen yet. Choose with: muster law apply eu de" : "The laws allow all of it."
        )
    }
}

struct LawAcknowledge: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "acknowledge",
        abstract: "Acknowledge what a law does not allow on a day, and leave it as it is.",
        discussion: "It stays in lists, with a mark, and needs review again if the day changes."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Argument(help: "The day, such as 2026-11-24.") var day: LocalDay
    @Option(parsing: .unconditional, help: "Only this article, such as \"ArbZG § 5 (1)\".") var article: String?
    @Option(parsing: .unconditional, help: "The reason, up to 500 characters.") var reason = ""

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let person = try snapshot.person(number)
        let knowledge = snapshot.knowledge(at: access.now)
        let lines = snapshot.lawFindings(of: [person], in: DayRange(day), knowledge: knowledge)
            .filter { article == nil || $0.finding.article.citation == article }
        if lines.isEmpty { throw AttendanceRefusal.noSuchException }
        for line in lines {
            try await access.commands.acknowledge(line.finding.mark, of: person.id, reason: reason, at: access.now)
        }
        for line in lines {
            Notice.print("Acknowledged: \(line.finding.article.citation) of \(person.details.name) on \(day).")
        }
    }
}

extension WorkLaw: ExpressibleByArgument {}
