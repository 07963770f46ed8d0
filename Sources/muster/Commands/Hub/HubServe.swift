import ArgumentParser
import BeaconKit
import Configuration
import Foundation
import Logging
import MusterHub
import MusterStorage
import MusterWeb
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

    @OptionGroup var listen: HubListenOptions

    @Option(help: "Listen for stations on this port. (MUSTER_PEER_PORT; default: 8437)")
    var peerPort: Int?

    @Option(help: "The address to listen on for stations. (MUSTER_PEER_LISTEN; default: 0.0.0.0, all)")
    var peerListen: String?

    func run() async throws {
        var flags = listen.flags
        if let peerPort { flags[.peerPort] = ConfigValue(.int(peerPort), isSecret: false) }
        if let peerListen { flags[.peerListen] = ConfigValue(.string(peerListen), isSecret: false) }
        let reader = try await options.reader(flags)
        let address = try HubOptions.address(reader)
        let settings = try Settings(reader, environment: ProcessInfo.processInfo.environment)
        var site = settings.site
        site.name = site.name ?? "Hub"
        let peers = settings.peers ?? Settings.Peers(listen: peerListen ?? "0.0.0.0", port: 8437)
        let logger = Logger.muster(settings.logLevel)
        let web = try listen.web(settings)
        // Whether the database can be used is known before anything is written.
        try await HubSetup(address).check()
        let lock = try StationLock(folder: settings.dataFolder)
        let store = try SQLiteJournal(folder: settings.dataFolder, mode: .create)
        try site.apply(
            to: store,
            at: .present,
            fresh: (BeaconUUID.random(), TimeZone.current.identifier)
        )
        let chains = HubChains(address) { peer in try? store.peer(peer)?.name }
        let start = Instant.present
        let clock = SteadyClock(start: start)
        // The hub is a station that hears no beacons: it has a journal of its own, accounts, and pages.
        let station = try await LiveStation(
            store: store,
            room: nil,
            now: start,
            hasTransmitter: false,
            version: Muster.version,
            logger: logger
        )
        let kept = HubAccess(address)
        try AccountMove.run(from: store, to: kept)
        let access = AccessControl(store: kept)
        let code = try await access.needsSetUp() ? await access.setUpCode(at: start) : nil
        let stations = try PeerStation(
            settings.dataFolder,
            store: store,
            station: station,
            chains: chains,
            settings: peers,
            logger: logger
        )
        let scheme = web.isSecure ? "https" : "http"
        let host = web.host
        let news = SiteNews(address, logger: logger)
        let runner = StationRunner(
            station: station,
            driver: WallClock(station: station, clock: clock),
            peers: stations,
            hub: [news, HubUpkeep(address, journal: store, logger: logger)],
            sites: HubSites(address, news: news),
            peerServices: try PeerStation.services(
                settings.dataFolder,
                store: store,
                port: peers.port,
                finder: stations.finder,
                logger: logger
            ),
            store: store,
            access: access,
            web: web,
            logger: logger,
            onRunning: { port in
                ServiceManager.ready("Listening for browsers on port \(port).")
                let address = "\(scheme)://\(host):\(port)/"
                Notice.print("The sites are at \(address)sites and the hub's own data in \(settings.dataFolder).")
                if let code { Notice.print("Set the hub up at \(address)set-up with the code \(code).") }
                Notice.print("Listening for stations on port \(peers.port). To pair one: muster stations allow")
            }
        )
        try await runner.run()
        withExtendedLifetime(lock) {}
    }
}
