import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct SheetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sheet",
        abstract: "Monthly sheets: who confirmed and countersigned them.",
        discussion: """
            People confirm their months on their own page, and supervisors countersign them there. Here you record what \
            somebody confirmed otherwise, such as on paper. If the days change later, the sheet must be confirmed anew.

            Examples:
              muster sheet list --month 2026-10
              muster sheet confirm 7 --month 2026-10 --name "Ada Lovelace"
              muster sheet countersign 7 --month 2026-10 --name "Bo Diaz"
            """,
        subcommands: [SheetList.self, SheetConfirm.self, SheetCountersign.self]
    )
}

struct SheetList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Show whose sheets are open, confirmed, countersigned or changed since they were confirmed."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @OptionGroup var range: ReportRange
    @Option(parsing: .unconditional, help: "Only this department.") var department: String?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let range = try range.range(in: snapshot, at: access.now, department: department)
        access.log(.timesheet, in: snapshot)
        let people = snapshot.people(of: department, in: range)
        try output.print(
            .sheets(
                snapshot.standings(of: people, in: range, at: access.now),
                actors: ActorNames(try access.store.actorNames()),
                in: snapshot
            ),
            columns: ["number", "name", "state", "confirmedBy", "confirmedAt", "countersignedBy", "countersignedAt"],
            empty: "Nobody to report on."
        )
    }
}

/// Whose sheet of which days is signed, and by whom.
struct SheetSigning: ParsableArguments {
    @OptionGroup var data: DataOptions
    @OptionGroup var range: ReportRange
    @Argument(help: "The person's number.") var number: PersonNumber
    @Option(parsing: .unconditional, help: "The name of whoever signs.") var name: String

    /// - Parameters:
    ///   - done: what it is called when it is signed.
    ///   - sign: what signs it.
    func run(
        _ done: String,
        _ sign: (AttendanceCommands, SheetSignRequest, PersonID, Instant) async throws -> Void
    ) async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let person = try snapshot.person(number)
        let range = try range.range(in: snapshot, at: access.now, of: person)
        let request = SheetSignRequest(from: range.from, to: range.to, digest: nil, name: name)
        try await sign(access.commands, request, person.id, access.now)
        Notice.print("\(done): \(person.details.name), \(range.from) to \(range.to).")
    }
}

struct SheetConfirm: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "confirm",
        abstract: "Record that a person confirmed their sheet as it is now."
    )

    @OptionGroup var signing: SheetSigning

    func run() async throws {
        try await signing.run("Confirmed") { try await $0.confirm($1, of: $2, at: $3) }
    }
}

struct SheetCountersign: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "countersign",
        abstract: "Countersign a sheet that its person confirmed."
    )

    @OptionGroup var signing: SheetSigning

    func run() async throws {
        try await signing.run("Countersigned") { try await $0.countersign($1, of: $2, at: $3) }
    }
}
