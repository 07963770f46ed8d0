import Attendance
import BeaconKit
import EndToEndSupport
import FactExamples
import MusterStorage
import Station

/// A station that trusts another one.
struct PairedStore {
    let journal: SQLiteJournal
    let folder: TemporaryFolder
    let files: MessageFolder
    let book: PeerRegistry
    let own: PeerIdentity
    /// Who is trusted.
    let peer: PeerID
    static let address = PeerAddress(host: "other", port: 8437)

    init() throws {
        journal = try SQLiteJournal()
        try SmallOffice.furnish(journal)
        folder = try TemporaryFolder()
        files = MessageFolder(dataFolder: folder.path)
        book = PeerRegistry(store: journal, logger: SmallOffice.logger())
        own = PeerIdentity(id: try journal.stationID(), port: 8437)
        peer = try FactExamples.some(PeerID(publicKey: [UInt8](repeating: 3, count: 32)))
        try pair(at: SmallOffice.instant(6_000))
    }

    /// Trusts the other, whatever became of that.
    func pair(at now: Instant) throws {
        guard try journal.peer(peer) == nil else { return }
        let draft = EntryDraft(
            .stationPaired(StationPaired(station: peer, name: "Other")),
            happened: now,
            source: .supervisor,
            actor: SmallOffice.actor
        )
        _ = try journal.append([draft], recorded: now)
        try SmallOffice.take(.everything, of: peer, journal)
        try journal.recordContact(with: peer, address: Self.address, uuid: nil, at: now)
    }
}
