import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station

struct InboxList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Show messages, newest first."
    )

    @OptionGroup var data: DataOptions
    @Flag(help: "Show sent messages instead.") var sent = false
    @Option(help: "How many.") var limit = 50
    @Flag(help: "Print JSON.") var json = false

    private struct Row: Encodable {
        let id: String
        let station: String
        let form: String
        let name: String
        let size: Int64
        let progress: Int64
        let sha256: String
        let state: String
        let reason: String?
        let created: Date
        let changed: Date
        let read: Date?
    }

    func validate() throws {
        guard (1...10_000).contains(limit) else { throw ValidationError("--limit must be from 1 to 10000.") }
    }

    func run() async throws {
        let access = try await StationsAccess(data)
        let rows = try access.store.messages(incoming: !sent, limit: limit).map { message in
            Row(
                id: message.id.rawValue,
                station: message.peerName,
                form: message.form.rawValue,
                name: message.name,
                size: message.size,
                progress: message.progress,
                sha256: message.hash.text,
                state: message.state.rawValue,
                reason: message.refusal?.rawValue,
                created: Date(message.created),
                changed: Date(message.changed),
                read: message.read.map { Date($0) }
            )
        }
        if json { return try JSONOutput.print(rows) }
        var table = Table(columns: ["Message", "Station", "Kind", "Name", .right("Bytes"), "State", "Written", "Read"])
        for row in rows {
            let part = row.size > 0 && row.progress < row.size ? " \(row.progress * 100 / row.size) %" : ""
            table.add([
                row.id, row.station, row.form, row.name, "\(row.size)", row.reason ?? row.state + part,
                row.created.formatted(.iso8601), row.read.map { $0.formatted(.iso8601) } ?? "",
            ])
        }
        table.print(empty: sent ? "No messages sent yet." : "No messages yet.")
    }
}
