import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import Station

struct GatewaysList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Show all gateways and their state."
    )

    @OptionGroup var data: DataOptions
    @Flag(help: "Print JSON.") var json = false

    private struct Row: Encodable {
        let id: String
        let source: String
        let address: String
        let name: String?
        let room: String?
        let condition: String?
        let title: String?
        let remedy: String?
        let at: Date?
    }

    func run() async throws {
        let manager = try await GatewayAccess(data).manager
        let rows = try manager.lines().map { line in
            Row(
                id: line.gateway.id,
                source: line.source.id,
                address: line.source.settings.address,
                name: line.placement?.name,
                room: line.placement?.room,
                condition: line.state?.condition,
                title: line.state?.title,
                remedy: line.state?.remedy,
                at: line.state.map { Date($0.at) }
            )
        }
        if json { return try JSONOutput.print(rows) }
        var table = Table(columns: ["Name", "Room", "Gateway", "Address", "State"])
        for row in rows {
            table.add([row.name ?? "", row.room ?? "", row.id, row.address, row.title ?? ""])
        }
        for source in try manager.sources() where source.settings.gateways.isEmpty {
            table.add(["", "", "", source.settings.address, "No gateway of this broker was added yet"])
        }
        table.print(empty: "No gateways yet. Add one: muster gateways add ADDRESS --room ROOM")
    }
}
