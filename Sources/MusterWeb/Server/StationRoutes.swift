import Station

/// All routes of the station, and what they share.
struct StationRoutes: Sendable {
    let pages: Pages
    /// Hands the board's changes out, once it runs.
    let feed: BoardFeed
    let access: AccessPages
    let routes: [Route]

    /// - Throws: if a file inside the executable is damaged.
    init(services: WebServices, configuration: WebConfiguration) throws {
        pages = Pages(templates: try Templates(), assets: AssetStore())
        feed = BoardFeed(
            source: services.board,
            renderer: EventRenderer(templates: pages.templates, assets: pages.assets),
            interval: configuration.updateInterval,
            capacity: configuration.changesKept
        )
        access = AccessPages(services: services, pages: pages, isSecure: false)
        let metrics = StationMetrics(
            registry: services.metrics,
            board: services.board,
            feed: feed,
            version: configuration.version
        )
        let people = PeopleDesk(
            services: services,
            pages: pages,
            directory: PeopleDirectory(store: services.journal)
        )
        let beacons = BeaconFeed(source: services.radio, age: BeaconStream.interval * 0.8)
        let settings = SettingsPages(
            services: services,
            pages: pages,
            verification: VerificationDesk(store: services.storage),
            isOpenBoard: configuration.isOpenBoard
        )
        let board = BoardRoutes(
            services: services,
            pages: pages,
            feed: feed,
            metrics: metrics,
            version: configuration.version
        )
        let parts: [[Route]] = [
            board.routes,
            KioskPages(services: services, pages: pages, feed: feed).routes,
            PunchAPI(services: services, directory: people.directory).routes,
            access.routes,
            AccountPages(services: services, pages: pages).routes,
            people.routes,
            BeaconPages(desk: people, feed: beacons).routes,
            ReceiverPages(services: services, pages: pages).routes,
            settings.routes,
            TransmitPages(services: services, pages: pages).routes,
            AttendanceRoutes.all(services: services),
        ]
        routes = parts.flatMap { $0 }
    }
}
