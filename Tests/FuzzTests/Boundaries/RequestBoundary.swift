import Attendance
import BeaconKit
import FactExamples
import MusterStorage
import Station

/// What a paired station asks about this one's chain.
struct RequestBoundary: Boundary {
    static let casesTogether: UInt64 = 2_000

    private let journal: SQLiteJournal
    private let desk: SharingDesk
    private let peer: PeerID

    init(_ random: inout FuzzCase) throws {
        journal = try SQLiteJournal()
        try SmallOffice.furnish(journal)
        peer = try FactExamples.some(PeerID(publicKey: [UInt8](repeating: 2, count: 32)))
        let draft = EntryDraft(
            .sharingChanged(SharingChanged(PeerScope(station: peer, scope: .everything))),
            happened: SmallOffice.instant(5_500),
            source: .supervisor,
            actor: SmallOffice.actor
        )
        _ = try journal.append([draft], recorded: SmallOffice.instant(5_500))
        desk = SharingDesk(store: journal) { SmallOffice.instant(6_000) }
    }

    mutating func take(_ random: inout FuzzCase) async throws {
        let head = try journal.ownHead().sequence
        let after = Int64(random.number(0...Int(head)))
        func hash(_ sequence: Int64) throws -> JSONTree { .text(Hexadecimal.text(try journal.ownHash(sequence) ?? [])) }
        let request: JSONTree = .object([
            ("version", .number("1")), ("after", .number("\(after)")), ("hash", try hash(after)), ("mark", .text("")),
            ("head", .number("\(head)")), ("headHash", try hash(head)),
        ])
        do {
            _ = try await desk.answer(random.once(in: 8) ? request.bytes : random.mutated(request), from: peer)
            random.accept()
        } catch is SharingError {}
    }
}
