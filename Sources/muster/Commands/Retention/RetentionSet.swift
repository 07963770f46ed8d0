import ArgumentParser
import Attendance
import Station

struct RetentionSet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Decide for how long what is kept; what is not given stays as it is.",
        discussion: """
            Without --yes it only shows what would go, if anything would. A time is a number of days, or “forever”. Attendance goes by whole months.
            """
    )

    @OptionGroup var data: DataOptions
    @Flag(help: "What is proposed, for all that is not given.") var usual = false
    @Option(help: "What was told of people and items, answers, and opened doors.") var presence: RetentionTime?
    @Option(help: "The pictures with which punches were signed.") var signatures: RetentionTime?
    @Option(help: "Punches, corrections, requests and leave.") var attendance: RetentionTime?
    @Option(help: "Roll calls.") var rollCalls: RetentionTime?
    @Option(help: "Messages of other stations, and to them.") var messages: RetentionTime?
    @Option(help: "Who looked at whose record.") var recordAccess: RetentionTime?
    @Flag(help: "Do it, although something will go; that cannot be undone.") var yes = false

    func run() async throws {
        let access = try await RetentionAccess(data)
        let status = try access.desk.status(at: access.now)
        var days = usual ? Retention.usual.days : status.retention.days
        let given: [(RetentionKind, RetentionTime?)] = [
            (.presence, presence), (.signatures, signatures), (.attendance, attendance), (.rollCalls, rollCalls),
            (.messages, messages), (.recordAccess, recordAccess),
        ]
        for case (let kind, let time?) in given { days[kind] = time.days }
        let retention = try Retention(days: days)
        let going = try await access.desk.forecast(retention, at: access.now).filter { $0.count > 0 }
        for forecast in going {
            let oldest = forecast.oldest.map { ", the oldest of \($0)" } ?? ""
            let before = forecast.before.map { " before \($0)" } ?? ""
            print("\(forecast.count) of \(forecast.kind.rawValue)\(before) will go\(oldest).")
        }
        if going.isEmpty { print("Nothing will go now.") }
        guard going.isEmpty || yes else {
            throw ValidationError("Nothing was changed. What goes does not come back. If you are sure, add --yes.")
        }
        try await access.desk.change(
            to: retention,
            from: status.retention.version,
            actor: access.actor,
            source: .supervisor,
            at: access.now
        )
        Notice.print("Saved. The station deletes what is due within the hour; at once: muster retention run")
    }
}
