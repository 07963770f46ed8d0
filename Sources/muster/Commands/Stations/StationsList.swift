import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import Station

struct StationsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Show trusted stations and pairings in progress."
    )

    @OptionGroup var data: DataOptions
    @Flag(help: "Print JSON.") var json = false

    private struct Row: Encodable {
        let name: String
        let station: String?
        let address: String?
        /// `paired`, or how far the pairing is.
        let state: String
        let code: String?
        let takesMessages: Bool?
        let lastContact: Date?
        /// Whether the running station hears it by Bluetooth, as of some seconds ago.
        let near: Bool?
        /// The last contact, if that is a day ago or longer.
        let silentSince: Date?
        let pairing: String?
        let confirmed: Bool?
        let failure: String?
    }

    func run() async throws {
        let access = try await StationsAccess(data)
        let now = Instant.present
        let paired = try access.manager.peers().map { peer in
            Row(
                name: peer.name,
                station: peer.id.text,
                address: peer.address?.description,
                state: "paired",
                code: nil,
                takesMessages: peer.takesMessages,
                lastContact: peer.lastContact.map { Date($0) },
                near: peer.isNear(at: now),
                silentSince: peer.silentSince(at: now).map { Date($0) },
                pairing: nil,
                confirmed: nil,
                failure: nil
            )
        }
        let pairings = try access.manager.pairings(at: now).map { pairing in
            Row(
                name: pairing.name,
                station: pairing.peer?.text,
                address: pairing.address?.description,
                state: pairing.phase.rawValue,
                code: pairing.code(own: access.manager.own),
                takesMessages: nil,
                lastContact: nil,
                near: nil,
                silentSince: nil,
                pairing: pairing.id,
                confirmed: pairing.confirmedBy != nil,
                failure: pairing.failure?.rawValue
            )
        }
        let rows = paired + pairings
        if json { return try JSONOutput.print(rows) }
        var table = Table(columns: ["Name", "Key", "Address", "State", "Code", "Last contact", "Near"])
        for row in rows {
            table.add([
                row.name, row.station.map { String($0.prefix(16)) } ?? "", row.address ?? "", row.state,
                row.code ?? "",
                (row.lastContact.map { $0.formatted(.iso8601) } ?? "") + (row.silentSince == nil ? "" : " (silent)"),
                row.near == true ? "by Bluetooth" : "",
            ])
        }
        table.print(empty: "No trusted stations yet. Pair one: muster stations pair ADDRESS")
        let window = try access.manager.pairingWindow()
        if window.openUntil(now) != nil {
            Notice.print("Other stations can currently ask to pair.")
        }
        if window.broken > 0 {
            Notice.print(
                "There were \(window.attempts) pairing attempts; \(window.broken) were broken off. If that was "
                    + "not you, somebody is guessing codes."
            )
        }
        Notice.print("This station's own key is \(access.manager.own.text).")
    }
}
