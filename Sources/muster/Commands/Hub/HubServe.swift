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

    @Option(help: "What stations call this hub. (MUSTER_SITE_NAME; default: Hub)")
    var name: String?

    @Option(help: "The address to listen on for browsers. (MUSTER_LISTEN; default: 127.0.0.1, this machine only)")
    var listen: String?

    @Option(help: "The port for browsers, 0 for any free one. (MUSTER_PORT; default: 8080)")
    var port: Int?

    @Option(help: ArgumentHelp("Use HTTPS with this certificate. (MUSTER_TLS_CERTIFICATE)", valueName: "file"))
    var tlsCertificate: String?

    @Option(help: ArgumentHelp("The certificate's private key. (MUSTER_TLS_KEY)", valueName: "file"))
    var tlsKey: String?

    @Option(help: "The hub's own time zone. (MUSTER_TIME_ZONE; default: this machine's)")
    var timeZone: String?

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
        give(.listen, listen.map { .string($0) })
        give(.port, port.map { .int($0) })
        give(.tlsCertificate, tlsCertificate.map { .string($0) })
        give(.tlsKey, tlsKey.map { .string($0) })
        give(.timeZone, timeZone.map { .string($0) })
        give(.peerPort, peerPort.map { .int($0) })
        give(.peerListen, peerListen.map { .string($0) })
        give(.logLevel, logLevel.map { .string($0) })
        let reader = try await options.reader(flags)
        let address = try HubOptions.address(reader)
        let settings = try Settings(reader, environment: ProcessInfo.processInfo.environment)
        var site = settings.site
        site.name = site.name ?? "Hub"
        let peers = settings.peers ?? Settings.Peers(listen: peerListen ?? "0.0.0.0", port: 8437)
        let logger = Logger.muster(settings.logLevel)
        let certificate = try settings.tls.map {
            try ServerCertificate(path: $0.certificate, keyPath: $0.key, at: .present)
        }
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
        let access = AccessControl(store: store)
        let code = try await access.needsSetUp() ? await access.setUpCode(at: start) : nil
        let stations = try PeerStation(
            settings.dataFolder,
            store: store,
            station: station,
            chains: chains,
            settings: peers,
            logger: logger
        )
        let scheme = certificate == nil ? "http" : "https"
        let host = settings.listen
        let runner = StationRunner(
            station: station,
            driver: WallClock(station: station, clock: clock),
            peers: stations,
            sites: HubSites(address),
            peerServices: try PeerStation.services(
                settings.dataFolder,
                store: store,
                port: peers.port,
                finder: stations.finder,
                logger: logger
            ),
            store: store,
            access: access,
            web: WebConfiguration(
                host: host,
                port: settings.port,
                version: Muster.version,
                isOpenBoard: false,
                certificate: certificate
            ),
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
