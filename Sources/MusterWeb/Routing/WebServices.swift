package import BeaconKit
package import Station

/// What the pages need of the station.
package struct WebServices: Sendable {
    package let board: any BoardSource
    package let radio: any RadioSource
    package let items: any ItemSource
    package let journal: any JournalStore
    /// Where punches go that people make by hand.
    package let punches: any PunchRecorder
    package let storage: any StorageInspector
    package let broadcaster: any Broadcaster
    package let presets: any PresetStore
    package let calibrator: any Calibrator
    package let access: AccessControl
    package let links: ChannelManager
    package let gateways: GatewayManager
    package let floors: FloorManager
    /// Other stations, and messages between them and this one.
    package let peers: PeerServices
    /// What is shared with other stations.
    package let sharing: any JournalStore & SharingStore & PeerStore
    /// What is known and changed of attendance.
    package let attendance: AttendanceRepository
    package let review = ReviewCount()
    /// For how long what is kept.
    package let retention: RetentionManager
    package let spreadsheets: any SpreadsheetMaker
    package let sheets: any SheetPrinter
    /// Where swift-metrics records; the executable makes it the system's.
    package let metrics: MetricsRegistry
    /// The sites of a hub; `nil` at a station.
    package var sites: (any SiteSource)?
    /// The wall clock, for sessions. What happens at the station has the station's time, which a demo hurries.
    package let now: @Sendable () -> Instant

    package init(
        board: any BoardSource,
        radio: any RadioSource & Broadcaster & ItemSource & Calibrator,
        journal: any JournalStore & StorageInspector & PresetStore & LinkStore & PeerStore & SharingStore
            & RetentionStore & GatewayStore & FloorStore,
        punches: any PunchRecorder,
        access: AccessControl,
        links: any ChannelSender,
        gateways: (any GatewayProbe)? = nil,
        peers: PeerServices,
        spreadsheets: any SpreadsheetMaker,
        sheets: any SheetPrinter,
        metrics: MetricsRegistry = MetricsRegistry(),
        now: @escaping @Sendable () -> Instant
    ) {
        self.board = board
        self.radio = radio
        items = radio
        self.journal = journal
        self.punches = punches
        storage = journal
        broadcaster = radio
        presets = journal
        calibrator = radio
        self.access = access
        self.links = ChannelManager(store: journal, sender: links)
        self.gateways = GatewayManager(store: journal, probe: gateways)
        floors = FloorManager(store: journal)
        self.peers = peers
        sharing = journal
        attendance = AttendanceRepository(store: journal)
        retention = RetentionManager(store: journal)
        self.spreadsheets = spreadsheets
        self.sheets = sheets
        self.metrics = metrics
        self.now = now
    }
}
