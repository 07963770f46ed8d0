import ArgumentParser
import Attendance
import Station

struct RetentionSet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Set how long data is kept. What you do not give stays the same.",
        discussion: """
            If anything would be deleted, it is only shown, unless you give --yes. A time is a number of days, or “forever”. Attendance is deleted in whole months.
            """
    )

    @OptionGroup var data: DataOptions
    @Flag(help: "Use the proposed times for everything that you do not give.") var usual = false
    @Option(help: "Alerts about people and items, answers to them, and opened doors.") var presence: RetentionTime?
    @Option(help: "Drawn signatures.") var signatures: RetentionTime?
    @Option(help: "Photos of people who punched at a kiosk.") var photos: RetentionTime?
    @Option(help: "Punches, corrections, requests and leave.") var attendance: RetentionTime?
    @Option(help: "Roll calls.") var rollCalls: RetentionTime?
    @Option(help: "Who visited whom, with photos and signatures.") var visitors: RetentionTime?
    @Option(help: "Messages to and from other stations.") var messages: RetentionTime?
    @Option(help: "Who viewed whose record.") var recordAccess: RetentionTime?
    @Flag(help: "Confirm the deletion; it cannot be undone.") var yes = false

    func run() async throws {
        let access = try await RetentionAccess(data)
        let status = try access.manager.status(at: access.now)
        let given: [(RetentionKind, RetentionTime?)] = [
            (.presence, presence), (.signatures, signatures), (.attendance, attendance), (.rollCalls, rollCalls),
            (.photos, photos), (.visitors, visitors), (.messages, messages), (.recordAccess, recordAccess),
        ]
        var days: [RetentionKind: Clearable<Int>] = [:]
        for case (let kind, let time?) in given { days[kind] = time.days.map { .set($0) } ?? .cleared }
        let request = RetentionRequest(days)
        let retention = try request.retention(over: usual ? .usual : status.retention)
        let going = try await access.manager.forecast(retention, at: access.now).filter { $0.count > 0 }
        for forecast in going {
            let oldest = forecast.oldest.map { ", the oldest of \($0)" } ?? ""
            let before = forecast.before.map { " before \($0)" } ?? ""
            print("\(forecast.count) of \(forecast.kind.rawValue)\(before) will be deleted\(oldest).")
        }
        if going.isEmpty { print("Nothing will be deleted now.") }
        guard going.isEmpty || yes else {
            throw ValidationError("Nothing was changed. Deletion cannot be undone. If you are sure, add --yes.")
        }
        try await access.manager.change(
            to: retention,
            from: status.retention.version,
            actor: access.actor,
            source: .supervisor,
            at: access.now
        )
        Notice.print("Saved. The station deletes expired content within the hour. To do it now: muster retention run")
    }
}
