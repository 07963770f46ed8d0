import Attendance
import BeaconKit
import Foundation
import Logging
import MusterPeers
import MusterStorage
import Station

/// What a station needs to talk to others.
struct PeerStation {
    let server: PeerServer
    let service: PeerService

    /// - Throws: ``StoreError`` where the data folder has no key.
    init(_ folder: String, store: SQLiteJournal, settings: Settings.Peers, logger: Logger) throws {
        let certificate = try Self.certificate(folder)
        let own = PeerIdentity(id: certificate.id, port: settings.port)
        let book = PeerBook(store: store, logger: logger)
        let files = MessageFolder(dataFolder: folder)
        server = PeerServer(
            certificate: certificate,
            host: PeerHost(book: book, files: files, own: own, logger: logger),
            sharing: nil,
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
        service = PeerService(caller: caller, desk: MessageDesk(store: store, files: files), logger: logger)
    }

    static func certificate(_ folder: String) throws -> PeerCertificate {
        guard let key = try StationKey(folder: folder) else { throw StoreError.siteNotSetUp }
        return try PeerCertificate(key: key.privateKey)
    }

    /// Tells another station that it is not trusted any more: at once, and without waiting long.
    static func goodbye(_ folder: String, store: SQLiteJournal, logger: Logger) throws -> @Sendable (Peer) async -> Void
    {
        let certificate = try certificate(folder)
        let caller = PeerCaller(
            book: PeerBook(store: store, logger: logger),
            files: MessageFolder(dataFolder: folder),
            link: try PeerClient(certificate: certificate, ownPort: 0),
            own: PeerIdentity(id: certificate.id, port: 0),
            logger: logger,
            now: { .present }
        )
        return { await caller.sayGoodbye(to: $0) }
    }
}
