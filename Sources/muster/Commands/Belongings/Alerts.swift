import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct Alerts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show or answer alerts about items.",
        discussion: """
            Examples:
              muster alerts                      the current alerts
              muster alerts --all --json         the latest hundred
              muster alerts --seen ID
              muster alerts --snooze ID --minutes 60
            """
    )

    @OptionGroup var data: DataOptions
    @Flag(help: "Also show alerts that have ended.") var all = false
    @Flag(help: "Print JSON.") var json = false
    @Option(help: "Mark the alert with this id as seen.") var seen: String?
    @Option(help: "Remind people of the alert with this id later.") var snooze: String?
    @Option(help: "Minutes until the reminder, 1 to 10080.") var minutes = 60

    private struct Row: Encodable {
        let id: String
        let kind: String
        let item: String?
        let person: Int?
        let room: String?
        let lastSeen: String?
        let text: String?
        let raised: String
        let told: String
        let repetition: Int
        let answer: String?
        let ended: String?
    }

    func run() async throws {
        let access = try await ItemAccess(data)
        if let id = seen ?? snooze {
            let answer = seen == nil ? try SnoozeRequest(minutes: minutes).answer(at: .present) : .seen
            try access.commands.answer(AlertID(rawValue: id.lowercased()), answer, at: .present)
            return Notice.print("Answered.")
        }
        let state = try access.store.state()
        let rows = try access.store.alerts(open: all ? nil : true, limit: 100).map { row($0, state) }
        if json { return try JSONOutput.print(rows) }
        var table = Table(columns: ["Told", "Kind", "Item", .right("Person"), "Room", "Last seen", "Answer", "Id"])
        for row in rows {
            table.add([
                row.told, row.kind, row.item ?? row.text ?? "", row.person.map(String.init) ?? "", row.room ?? "",
                row.lastSeen ?? "", row.ended == nil ? row.answer ?? "" : "ended", row.id,
            ])
        }
        table.print(empty: "Nothing is missing.")
    }

    private func row(_ record: AlertRecord, _ state: StoredState) -> Row {
        let alert = record.alert
        let answer: String? =
            switch record.answer {
            case .seen: "seen"
            case .snoozed(let until): "snoozed until \(until.iso8601)"
            case nil: nil
            }
        return Row(
            id: alert.id.rawValue,
            kind: alert.kind.rawValue,
            item: alert.item.map { state.items[$0]?.name ?? $0.rawValue },
            person: alert.person.flatMap { state.roster.anyone($0)?.number.rawValue },
            room: alert.room,
            lastSeen: alert.lastSeen?.iso8601,
            text: alert.text,
            raised: record.raised.iso8601,
            told: record.told.iso8601,
            repetition: alert.repetition,
            answer: answer,
            ended: record.ended?.iso8601
        )
    }
}
