import ArgumentParser
import BeaconKit
import Foundation
import Logging
import MusterHub
import MusterLinks
import MusterStorage
import MusterWeb
import Station

struct HubWeb: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "web",
        abstract: "Serve a hub's pages from one more process, on this machine or another.",
        discussion: """
            It asks no station and has no data folder: all it shows is in the database, and so are accounts and sessions. Start as
            many as there is need for behind a proxy, such as nginx. What belongs to the hub itself, such as pairing
            stations, is on the pages of muster hub serve.

            Example:
              muster hub web --database postgresql:///muster --port 8081 --behind-proxy
            """
    )

    @OptionGroup var options: HubOptions
    @OptionGroup var listen: HubListenOptions

    func run() async throws {
        let reader = try await options.reader(listen.flags)
        let address = try HubOptions.address(reader)
        let settings = try Settings(reader, environment: ProcessInfo.processInfo.environment)
        let logger = Logger.muster(settings.logLevel)
        var web = try listen.web(settings)
        web.isForSitesOnly = true
        try await HubSetup(address).check()
        // The frame of each page is a station's. This one has no people, hears nothing, and is kept nowhere.
        let store = try SQLiteJournal()
        var site = settings.site
        site.name = site.name ?? "Hub"
        try site.apply(to: store, at: .present, fresh: (BeaconUUID.random(), TimeZone.current.identifier))
        let start = Instant.present
        let station = try await LiveStation(
            store: store,
            room: nil,
            now: start,
            hasTransmitter: false,
            version: Muster.version,
            logger: logger
        )
        let news = SiteNews(address, logger: logger)
        let scheme = web.isSecure ? "https" : "http"
        let host = web.host
        let runner = StationRunner(
            station: station,
            driver: WallClock(station: station, clock: SteadyClock(start: start)),
            hub: [news, HubUpkeep(address, journal: nil, logger: logger)],
            sites: HubSites(address, news: news),
            peerServices: PeerServices(
                manager: PeerManager(store: store, own: try store.stationID(), logger: logger),
                messages: MessageManager(store: store, files: MessageFolder(dataFolder: settings.dataFolder)),
                port: nil,
                finder: nil,
                goodbye: { _ in }
            ),
            store: store,
            access: AccessControl(store: HubAccess(address)),
            web: web,
            logger: logger,
            onRunning: { port in
                ServiceManager.ready("Listening for browsers on port \(port).")
                Notice.print("The sites are at \(scheme)://\(host):\(port)/sites.")
            }
        )
        try await runner.run()
    }
}
