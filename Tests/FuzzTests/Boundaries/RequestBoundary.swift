import Attendance
import BeaconKit
import FactExamples
import MusterStorage
import Station

/// What a paired station asks about this one's chain.
struct RequestBoundary: Boundary {
    static let casesTogether: UInt64 = 2_000
    /// The most entries of an answer.
    private static let batch = 16

    private let journal: SQLiteJournal
    private let manager: SharingManager
    private let peer: PeerID
    /// Names what is shared, as an answer says it.
    private let mark: String

    init(_ random: inout FuzzCase) async throws {
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
        manager = SharingManager(store: journal, batch: Self.batch) { SmallOffice.instant(6_000) }
        mark = try await Self.mark(of: peer, manager)
    }

    private static func mark(of peer: PeerID, _ manager: SharingManager) async throws -> String {
        let first: JSONTree = .object([
            ("version", .number("1")), ("after", .number("0")), ("hash", .text(Hexadecimal.text(Entry.noHash))),
            ("mark", .text("")), ("head", .number("0")), ("headHash", .text(Hexadecimal.text(Entry.noHash))),
        ])
        let answer = try JSONTree(try await manager.answer(first.bytes, from: peer))
        guard case .text(let mark)? = answer["part"]?["mark"] else { throw FuzzFailure("no part: \(answer)") }
        return mark
    }

    mutating func take(_ random: inout FuzzCase) async throws {
        let head = try journal.ownHead()
        let after = Int64(random.number(0...Int(head.sequence)))
        func hash(_ sequence: Int64) throws -> JSONTree {
            .text(Hexadecimal.text(try journal.ownHash(sequence) ?? Entry.noHash))
        }
        let request: JSONTree = .object([
            ("version", .number("1")), ("after", .number("\(after)")), ("hash", try hash(after)), ("mark", .text(mark)),
            ("head", .number("\(head.sequence)")), ("headHash", try hash(head.sequence)),
        ])
        let isRight = random.once(in: 8)
        do {
            let bytes = try await manager.answer(isRight ? request.bytes : random.mutated(request), from: peer)
            try check(JSONTree(bytes), after: isRight ? after : nil, head)
            random.accept()
        } catch let error as SharingError {
            try FuzzFailure.unless(!isRight, "a right question after \(after) is refused: \(error)")
        }
        try FuzzFailure.unless(try journal.ownHead() == head, "a question changed the chain")
    }

    /// An answer is a part of the chain, of bounded length, or says where the two differ.
    ///
    /// - Parameter after: what the asker has; `nil` where it said something else.
    private func check(_ answer: JSONTree, after: Int64?, _ head: Head) throws {
        guard let part = answer["part"] else {
            try FuzzFailure.unless(
                answer["contradiction"] != nil && after == nil,
                "neither a part nor a right contradiction: \(answer)"
            )
            return
        }
        guard case .number(let digits)? = part["first"], let first = Int64(digits),
            case .array(let places)? = part["places"]
        else { throw FuzzFailure("no part of a chain: \(answer)") }
        let isWithin = first >= 1 && places.count <= Self.batch && first + Int64(places.count) <= head.sequence + 1
        try FuzzFailure.unless(isWithin, "\(places.count) entries from \(first) on, of \(head.sequence)")
        if let after { try FuzzFailure.unless(first == after + 1, "after \(after) it goes on with \(first)") }
    }
}
