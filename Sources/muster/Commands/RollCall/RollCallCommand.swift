import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct RollCallCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollcall",
        abstract: "Account for everybody after an alarm, or in a drill.",
        discussion: """
            Works with and without a running station, from what was known last. Several wardens may mark at once.

            Examples:
              muster rollcall start --drill
              muster rollcall show
              muster rollcall mark 7 safe
              muster rollcall add "A visitor of Ms Lin" safe
              muster rollcall close
            """,
        subcommands: [
            RollCallStart.self, RollCallShow.self, RollCallSay.self, RollCallAdd.self, RollCallClose.self,
            RollCallList.self,
        ]
    )
}

extension Books {
    /// The roll call that goes on, or else the last one.
    func present() throws -> RollCallRecord {
        guard let record = rollCalls.last(where: { $0.closed == nil }) ?? rollCalls.last else {
            throw AttendanceRefusal.noSuchRollCall
        }
        return record
    }
}

extension RollCallMark.State: ExpressibleByArgument {}

struct RollCallStart: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "start", abstract: "Start a roll call.")

    @OptionGroup var data: DataOptions
    @Flag(help: "It is a drill.") var drill = false

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let site = try await access.books().site
        guard let site else { throw StoreError.siteNotSetUp }
        let state = try access.store.state()
        let seen = try access.store.lastSeen()
        var workDays = WorkDayCache()
        let people = BoardPerson.all(of: state, workDays: &workDays, site: site, now: access.now) { person, _ in
            BoardPerson.Whereabouts(lastSeen: seen[person]?.instant, isFrozen: false)
        }
        try await access.commands.startRollCall(
            isDrill: drill,
            people: people.map { RollCall.Snapshot($0) },
            at: access.now
        )
        let onSite = people.count { $0.standing.isOnSite }
        Notice.print("The \(drill ? "drill" : "roll call") has begun: \(onSite) people are to be accounted for.")
    }
}

struct RollCallShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show who is to be found, who is safe and who is missing."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Option(help: "A roll call, or the beginning of its name. (default: the last one)") var id: String?

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let books = try await access.books()
        let record =
            try id.map { id in
                guard let record = books.rollCalls.last(where: { $0.id.rawValue.hasPrefix(id) }) else {
                    throw AttendanceRefusal.noSuchRollCall
                }
                return record
            } ?? books.present()
        let view = try books.rollCallView(record.id, from: access.store)
        try output.print(.rollCall(view, in: books), empty: "Nobody is known.")
        guard !output.json, !output.csv else { return }
        let counts = view.counts
        let state = record.closed.map { "closed \($0.at.iso8601)" } ?? "goes on"
        print(
            "\(record.isDrill ? "Drill" : "Roll call") of \(record.began.iso8601), \(state): \(counts.safe) safe,"
                + " \(counts.missing) missing, \(counts.unaccounted) not accounted for, \(counts.unlisted) unlisted"
        )
    }
}

struct RollCallSay: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "mark", abstract: "Say what you know of somebody.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Argument(help: "safe, missing or not-on-site.") var state: RollCallMark.State

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let books = try await access.books()
        let person = try access.person(number, in: books)
        try await access.commands.mark(person.id, state, in: try books.present().id, at: access.now)
        Notice.print("\(person.details.name): \(state.rawValue).")
    }
}

struct RollCallAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Add somebody who is on no list.")

    @OptionGroup var data: DataOptions
    @Argument(help: "What they are called.") var name: String
    @Argument(help: "safe, missing or not-on-site.") var state = RollCallMark.State.safe

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let id = try await access.books().present().id
        try await access.commands.mark(unlisted: name, state, in: id, at: access.now)
        Notice.print("\(name): \(state.rawValue).")
    }
}

struct RollCallClose: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "close",
        abstract: "End the roll call; how it ended is in the journal."
    )

    @OptionGroup var data: DataOptions

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let counts = try await access.commands.closeRollCall(try await access.books().present().id, at: access.now)
        Notice.print(
            "Closed: \(counts.safe) safe, \(counts.missing) missing, \(counts.unaccounted) not accounted for,"
                + " \(counts.unlisted) unlisted."
        )
    }
}

struct RollCallList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show all roll calls.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let books = try await AttendanceAccess(data).books()
        try output.print(.rollCalls(in: books), empty: "There was no roll call.")
    }
}
