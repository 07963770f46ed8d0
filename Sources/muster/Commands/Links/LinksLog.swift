import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station

struct LinksLog: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "Show deliveries, newest first."
    )

    @OptionGroup var data: DataOptions
    @Option(help: "Only show the channel with this name or id.") var channel: String?
    @Option(help: "How many.") var limit = 50
    @Flag(help: "Print JSON.") var json = false

    private struct Row: Encodable {
        let id: Int64
        let channel: String
        let entry: Int64
        let state: String
        let attempts: Int
        let queued: Date
        let tried: Date?
        let due: Date?
        let reason: String?
        let status: Int?
        let detail: String?
    }

    func validate() throws {
        guard (1...10_000).contains(limit) else { throw ValidationError("--limit must be from 1 to 10000.") }
    }

    func run() async throws {
        let access = try await LinkAccess(data)
        let names = Dictionary(uniqueKeysWithValues: try access.store.channels().map { ($0.id, $0.name) })
        let id = try channel.map { try access.channel($0).id }
        let rows = try access.store.deliveries(id, limit: limit).map { delivery in
            Row(
                id: delivery.id,
                channel: names[delivery.channel] ?? delivery.channel,
                entry: delivery.sequence,
                state: delivery.state.rawValue,
                attempts: delivery.attempts,
                queued: Date(delivery.queued),
                tried: delivery.lastAttempt.map { Date($0.at) },
                due: delivery.state == .waiting ? Date(delivery.due) : nil,
                reason: delivery.lastAttempt?.outcome.reason.rawValue,
                status: delivery.lastAttempt?.outcome.status,
                detail: delivery.lastAttempt?.outcome.detail
            )
        }
        if json { return try JSONOutput.print(rows) }
        var table = Table(columns: [
            .right("Delivery"), "Channel", .right("Entry"), "State", .right("Attempts"), "Last tried", "Answer",
        ])
        for row in rows {
            let status = row.status.map { " (\($0))" } ?? ""
            table.add([
                "\(row.id)", row.channel, "\(row.entry)", row.state, "\(row.attempts)",
                row.tried.map { $0.formatted(.iso8601) } ?? "", (row.reason ?? "") + status,
            ])
        }
        table.print(empty: "No deliveries yet.")
    }
}
