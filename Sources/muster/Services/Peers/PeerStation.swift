import Attendance
import BeaconKit
import Foundation
import Logging
import MusterPeers
import MusterStorage
import MusterWeb
import Station

/// What a station needs to talk to others.
struct PeerStation {
    let server: PeerServer
    let service: PeerService
    /// Finds others by DNS-SD, and lets them find this one.
    let finder: AvahiFinder
    /// Where paired receivers send what they hear; `nil` where that means nothing.
    let hearing: HearingHost?

    /// - Parameters:
    ///   - chains: where others' chains are kept; `nil` for the journal.
    ///   - clock: steady time, by which receivers are heard; `nil` where none are.
    /// - Throws: ``StoreError`` where the data folder has no key.
    init(
        _ folder: String,
        store: SQLiteJournal,
        station: LiveStation,
        chains: (any ReceivedChains)? = nil,
        settings: Settings.Peers,
        clock: SteadyClock? = nil,
        logger: Logger
    ) throws {
        let certificate = try Self.certificate(folder)
        let own = PeerIdentity(id: certificate.id, port: settings.port)
        let book = PeerRegistry(store: store, logger: logger)
        let files = MessageFolder(dataFolder: folder)
        finder = AvahiFinder(site: { (try? store.site()?.name) ?? "muster" }, own: own, logger: logger)
        let sharing = SharingManager(store: store) { .present }
        let anchors = AnchorManager(store: store, logger: logger)
        hearing = clock.map { clock in HearingHost(own: own.id) { clock.now() } }
        server = PeerServer(
            certificate: certificate,
            host: PeerHost(book: book, files: files, own: own, logger: logger),
            sharing: sharing,
            anchors: anchors,
            hearing: hearing,
            address: settings.listen,
            port: settings.port,
            logger: logger,
            now: { .present }
        )
        let caller = PeerCaller(
            book: book,
            files: files,
            link: try PeerClient(certificate: certificate, ownPort: settings.port),
            own: own,
            logger: logger,
            now: { .present }
        )
        service = PeerService(
            caller: caller,
            manager: MessageManager(store: store, files: files),
            fetcher: chains.map { ChainFetcher($0) { .present } } ?? sharing.fetcher,
            anchors: anchors,
            station: station,
            logger: logger
        )
    }

    static func certificate(_ folder: String) throws -> PeerCertificate {
        guard let key = try StationKey(folder: folder) else { throw StoreError.siteNotSetUp }
        return try PeerCertificate(key: key.privateKey)
    }

    /// What the pages need, whether this station talks to others or not.
    ///
    /// - Parameter port: where it answers others; `nil` where it talks to none.
    static func services(
        _ folder: String,
        store: SQLiteJournal,
        port: Int?,
        finder: (any StationFinder)?,
        logger: Logger
    ) throws -> PeerServices {
        PeerServices(
            manager: PeerManager(store: store, own: try certificate(folder).id, logger: logger),
            messages: MessageManager(store: store, files: MessageFolder(dataFolder: folder)),
            port: port,
            finder: finder,
            goodbye: try goodbye(folder, store: store, logger: logger)
        )
    }

    /// Tells another station that it is not trusted any more: at once, and without waiting long.
    static func goodbye(_ folder: String, store: SQLiteJournal, logger: Logger) throws -> @Sendable (Peer) async -> Void
    {
        let certificate = try certificate(folder)
        let caller = PeerCaller(
            book: PeerRegistry(store: store, logger: logger),
            files: MessageFolder(dataFolder: folder),
            link: try PeerClient(certificate: certificate, ownPort: 0),
            own: PeerIdentity(id: certificate.id, port: 0),
            logger: logger,
            now: { .present }
        )
        return { await caller.sayGoodbye(to: $0) }
    }
}
