import ArgumentParser
import BeaconKit
import Configuration
import Foundation
import Logging
import MusterHub
import MusterStorage
import Station

struct HubServe: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Run the hub.",
        discussion: """
            Fetches what paired stations share until Ctrl-C or SIGTERM. The database must have been prepared: muster hub init.

            Example:
              muster hub serve --database postgresql:///muster --data-dir /srv/hub --name Hub
            """
    )

    @OptionGroup var options: HubOptions

    @Option(help: "What stations call this hub. (MUSTER_SITE_NAME; default: Hub)")
    var name: String?

    @Option(help: "Listen for stations on this port. (MUSTER_PEER_PORT; default: 8437)")
    var peerPort: Int?

    @Option(help: "The address to listen on for stations. (MUSTER_PEER_LISTEN; default: 0.0.0.0, all)")
    var peerListen: String?

    @Option(help: "What is logged: trace, debug, info, notice, warning, error. (MUSTER_LOG_LEVEL; default: notice)")
    var logLevel: String?

    func run() async throws {
        var flags: [Setting: ConfigValue] = [:]
        func give(_ setting: Setting, _ content: ConfigContent?) {
            if let content { flags[setting] = ConfigValue(content, isSecret: false) }
        }
        give(.siteName, name.map { .string($0) })
        give(.peerPort, peerPort.map { .int($0) })
        give(.peerListen, peerListen.map { .string($0) })
        give(.logLevel, logLevel.map { .string($0) })
        let reader = try await options.reader(flags)
        let address = try HubOptions.address(reader)
        var settings = try Settings(reader, environment: ProcessInfo.processInfo.environment)
        settings.site.name = settings.site.name ?? "Hub"
        let peers = settings.peers ?? Settings.Peers(listen: "0.0.0.0", port: 8437)
        let logger = Logger.muster(settings.logLevel)
        // Whether the database can be used is known before anything is written.
        try await HubSetup(address).check()
        let lock = try StationLock(folder: settings.dataFolder)
        let store = try SQLiteJournal(folder: settings.dataFolder, mode: .create)
        try settings.site.apply(
            to: store,
            at: .present,
            fresh: (BeaconUUID.random(), TimeZone.current.identifier)
        )
        let chains = HubChains(address) { peer in try? store.peer(peer)?.name }
        let stations = try PeerStation(
            settings.dataFolder,
            store: store,
            station: nil,
            chains: chains,
            settings: peers,
            logger: logger
        )
        Notice.print("The hub's own data is in \(settings.dataFolder).")
        Notice.print("Listening for stations on port \(peers.port). To pair one: muster stations allow")
        try await HubRunner(stations: stations, logger: logger).run()
        withExtendedLifetime(lock) {}
    }
}
