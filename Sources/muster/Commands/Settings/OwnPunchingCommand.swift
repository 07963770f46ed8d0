import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station

struct OwnPunchingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "own-punching",
        abstract: "Show whether people may clock in with their own account, or change it.",
        discussion: """
            On the site's network means: from an address in it, as the station sees it. That proves that the device is \
            connected to the network, not who holds it: a VPN or a proxy gives such an address, too.
            """
    )

    @OptionGroup var data: DataOptions
    @Option(help: "off, site-network or anywhere.") var place: OwnPunching.Place?
    @Option(help: "The site's networks, separated by commas, or none for all private ones.") var networks: String?
    @Flag(help: "Print JSON.") var json = false

    private struct Output: Encodable {
        let place: String
        let networks: String
    }

    func run() async throws {
        let store = try SQLiteJournal(folder: try await data.folder(), mode: .existing)
        let commands = SettingsCommands(
            store: store,
            actor: "command line (\(ProcessInfo.processInfo.userName))",
            source: .supervisor
        )
        var request = OwnPunchingRequest()
        request.place = place
        request.networks = networks.map { $0 == "none" ? .cleared : .set($0) }
        try commands.change(request, at: .present)
        let rules = try store.ownPunching()
        if json {
            return try JSONOutput.print(Output(place: rules.place.rawValue, networks: rules.networks))
        }
        print("Place     \(rules.place.rawValue)")
        print("Networks  \(rules.networks.isEmpty ? "all private ones" : rules.networks)")
    }
}

extension OwnPunching.Place: ExpressibleByArgument {}
