import Attendance
import BeaconKit
import FactExamples
import MusterStorage
import Station

/// Answers of another station to what this one asks of its own accord: pairing, sending, catching up.
struct ReplyBoundary: Boundary {
    static let casesTogether: UInt64 = 100

    private let paired: PairedStore
    private let maker: FactMaker
    private var minutes = 6_000

    init(_ random: inout FuzzCase) throws {
        paired = try PairedStore()
        maker = try FactMaker()
    }

    mutating func take(_ random: inout FuzzCase) async throws {
        minutes += 10
        let now = SmallOffice.instant(minutes)
        try paired.pair(at: now)
        let chain = try FactExamples.some(HostileChain(&random))
        let link = HostileLink(paired.peer, chain, maker, random)
        let caller = PeerCaller(
            book: paired.book,
            files: paired.files,
            link: link,
            own: paired.own,
            logger: SmallOffice.logger()
        ) { now }
        guard let peer = try paired.journal.peer(paired.peer) else { throw FuzzFailure("the peer is not trusted") }
        switch random.number(0...2) {
        case 0:
            let manager = PeerManager(store: paired.journal, own: paired.own.id, logger: SmallOffice.logger())
            _ = try manager.pair("other:1", at: now)
            for _ in 0..<3 { for pairing in try caller.pairings() { try await caller.call(pairing) } }
            if try !manager.pairings(at: now).isEmpty { random.accept() }
        case 1:
            let messages = MessageManager(store: paired.journal, files: paired.files)
            let text = String(repeating: "lorem ", count: random.number(1...500))
            let message = try messages.send(text, to: peer, isForWall: true, at: now)
            try await caller.serve(peer)
            if try paired.journal.message(message.id)?.state != .waiting { random.accept() }
        default:
            let manager = SharingManager(store: paired.journal) { now }
            if try await caller.share(with: peer, manager.fetcher) { random.accept() }
        }
        let trusted = try paired.journal.peers().map(\.id)
        try FuzzFailure.unless(trusted == [paired.peer] || trusted.isEmpty, "who answers is trusted: \(trusted)")
        let pairings = try paired.journal.pairings()
        try FuzzFailure.unless(pairings.allSatisfy { $0.confirmedBy == nil }, "nobody here confirmed a pairing")
        for message in try paired.journal.messages(incoming: false, limit: 1_000) {
            try FuzzFailure.unless(
                (0...message.size).contains(message.progress),
                "\(message.progress) of \(message.size) bytes are said to be there"
            )
        }
        let findings = try paired.journal.verifyHeld()
        try FuzzFailure.unless(findings.isEmpty, "what was kept does not verify: \(findings)")
    }
}
