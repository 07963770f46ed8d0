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
        let files = EmbeddedFiles()
        pages = Pages(
            templates: try Templates(files: files),
            assets: AssetStore(files: files),
            isSecure: configuration.isSecure
        )
        feed = BoardFeed(
            source: services.board,
            renderer: EventRenderer(templates: pages.templates, assets: pages.assets),
            interval: configuration.updateInterval,
            capacity: configuration.changesKept
        )
        access = AccessPages(services: services, pages: pages, isSecure: configuration.isSecure)
        let metrics = StationMetrics(
            registry: services.metrics,
            board: services.board,
            feed: feed,
            version: configuration.version
        )
        let people = PeopleController(
            services: services,
            pages: pages,
            directory: PeopleDirectory(repository: services.attendance)
        )
        let beacons = BeaconFeed(source: services.radio, age: BeaconStream.interval * 0.8)
        let settingsController = SettingsController(services: services)
        let verification = VerificationManager(store: services.storage)
        let settings = SettingsPages(
            services: services,
            pages: pages,
            controller: settingsController,
            verification: verification,
            isOpenBoard: configuration.isOpenBoard
        )
        let settingsAPI = SettingsAPI(
            controller: settingsController,
            verification: verification,
            isOpenBoard: configuration.isOpenBoard
        )
        let board = BoardRoutes(
            services: services,
            pages: pages,
            feed: feed,
            metrics: metrics,
            version: configuration.version
        )
        let sites = services.sites.map { [pages] in SitePages(sites: $0, services: services, pages: pages) }
        if configuration.isForSitesOnly, let sites {
            routes =
                board.shared + access.routes + AccountPages(services: services, pages: pages).routes
                + [AppManifest(assets: pages.assets).route] + sites.routes + sites.frame
            return
        }
        let parts: [[Route]] = [
            board.routes,
            [OpenAPIRoute(document: try files.document("openapi.json")).route],
            KioskPages(services: services, pages: pages, feed: feed).routes,
            KioskSettingsAPI(services: services).routes,
            PunchAPI(services: services, directory: people.directory).routes,
            PunchPhotoAPI(services: services).routes,
            access.routes,
            AccountPages(services: services, pages: pages).routes,
            CredentialPages(services: services, pages: pages, isOnlyLocal: configuration.isLoopback).routes,
            people.routes,
            SearchPages(services: services, pages: pages, directory: people.directory).routes,
            BeaconPages(controller: people, feed: beacons).routes,
            ReceiverPages(services: services, pages: pages).routes,
            settings.routes,
            settingsAPI.routes,
            RetentionPages(services: services, pages: pages).routes,
            RetentionAPI(services: services).routes,
            TransmitPages(services: services, pages: pages).routes,
            CalibratePages(services: services, pages: pages).routes,
            [AppManifest(assets: pages.assets).route],
            ItemController(services: services, pages: pages).routes,
            LinkPages(services: services, pages: pages).routes,
            LinkAPI(services: services).routes,
            GatewayPages(services: services, pages: pages).routes,
            GatewayAPI(services: services).routes,
            FloorPages(services: services, pages: pages, feed: feed).routes,
            FloorAPI(services: services).routes,
            StationPages(services: services, pages: pages).routes,
            MessagePages(services: services, pages: pages).routes,
            StationAPI(services: services).routes,
            MessageAPI(services: services).routes,
            SharingPages(services: services, pages: pages).routes,
            ConflictPages(services: services, pages: pages).routes,
            SharingAPI(services: services).routes,
            VisitorController(services: services, pages: pages, isOnlyLocal: configuration.isLoopback).routes,
            EventDocumentStream(journal: services.journal).routes,
            AttendanceRoutes.all(services: services),
            TimesheetController(services: services, pages: pages).routes,
            sites?.routes ?? [],
        ]
        routes = parts.flatMap { $0 }
    }
}
