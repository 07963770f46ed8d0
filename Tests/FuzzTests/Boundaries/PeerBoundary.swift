import Attendance
import BeaconKit
import Crypto
import FactExamples
import Foundation
import MusterStorage
import Station

/// Questions of other stations: pairing, messages with their contents, and what was read there.
struct PeerBoundary: Boundary {
    static let casesTogether: UInt64 = 400

    private let paired: PairedStore
    private let host: PeerHost
    private var minutes = 6_000
    /// Messages that were offered, with what is in them.
    private var offered: [(id: MessageID, content: [UInt8])] = []

    init(_ random: inout FuzzCase) throws {
        paired = try PairedStore()
        host = PeerHost(book: paired.book, files: paired.files, own: paired.own, logger: SmallOffice.logger())
    }

    mutating func take(_ random: inout FuzzCase) async throws {
        // Nobody is too often here: that is tested elsewhere.
        minutes += 1
        let now = SmallOffice.instant(minutes)
        do {
            switch random.number(0...9) {
            case 0: try await greet(&random, at: now)
            case 1: try await compare(&random, at: now)
            case 2: try await read(&random, at: now)
            case 3 where random.once(in: 10):
                try await host.leave(paired.peer, at: now)
                try paired.pair(at: now)
            case 3...6: try await offer(&random, at: now)
            default: try await send(&random, at: now)
            }
        } catch is PeerRefusal {
        } catch is DecodingError {}
        let trusted = try paired.journal.peers().map(\.id)
        try FuzzFailure.unless(trusted == [paired.peer] || trusted.isEmpty, "who asks is trusted: \(trusted)")
        let manager = PeerManager(store: paired.journal, own: paired.own.id, logger: SmallOffice.logger())
        let pairings = try manager.pairings(at: now)
        try FuzzFailure.unless(pairings.count <= 4, "\(pairings.count) stations are about to be paired at once")
        try FuzzFailure.unless(pairings.allSatisfy { $0.confirmedBy == nil }, "nobody here confirmed a pairing")
    }

    /// What the server does with a document.
    private func document<Value: Codable>(_ value: Value, _ random: inout FuzzCase) throws -> Value {
        let bytes = Array(try JSONEncoder().encode(value))
        let sent = random.once(in: 4) ? bytes : random.mutated(try JSONTree(bytes))
        return try JSONDecoder().decode(Value.self, from: Data(sent))
    }

    private func greet(_ random: inout FuzzCase, at now: Instant) async throws {
        try paired.journal.changePairingWindow { $0.open(at: now) }
        let stranger = try FactExamples.some(PeerID(publicKey: random.bytes(32)))
        let commitment = Hexadecimal.text(random.bytes(32))
        let greeting = PairingGreeting(
            name: "Gate",
            commitment: commitment,
            port: 8437,
            uuid: SmallOffice.uuid.description
        )
        _ = try await host.greet(
            try document(greeting, &random),
            from: stranger,
            host: "10.0.0.\(random.number(0...9))",
            at: now
        )
        random.accept()
    }

    private func compare(_ random: inout FuzzCase, at now: Instant) async throws {
        let peer = random.once(in: 2) ? paired.peer : try FactExamples.some(PeerID(publicKey: random.bytes(32)))
        let stand = PairingStand(nonce: Hexadecimal.text(random.bytes(32)), confirmed: random.once(in: 2))
        _ = try await host.compare(try document(stand, &random), from: peer, at: now)
    }

    private func read(_ random: inout FuzzCase, at now: Instant) async throws {
        let notice = ReadNotice(messages: offered.map(\.id) + [MessageID()])
        let peer = try await host.recognise(
            paired.peer,
            host: "h",
            port: Int(truncatingIfNeeded: random.integer()),
            at: now
        )
        try await host.receive(try document(notice, &random), from: peer, at: now)
    }

    private mutating func offer(_ random: inout FuzzCase, at now: Instant) async throws {
        let form = random.one(of: MessageForm.allCases)
        let content = random.bytes(random.number(1...2_000))
        let id = random.once(in: 4) ? offered.randomElement(using: &random)?.id ?? MessageID() : MessageID()
        let offer = MessageOffer(
            form: form,
            name: "plan.txt",
            size: Int64(content.count),
            hash: try FactExamples.some(ContentHash(bytes: Array(SHA256.hash(data: content)))),
            isForWall: random.once(in: 2),
            created: now.microseconds
        )
        let peer = try await host.recognise(paired.peer, host: "h", port: 8437, at: now)
        _ = try await host.offer(try document(offer, &random), id, from: peer, at: now)
        offered.append((id, content))
        if offered.count > 16 { offered.removeFirst() }
        random.accept()
    }

    private func send(_ random: inout FuzzCase, at now: Instant) async throws {
        guard let (id, content) = offered.randomElement(using: &random) else { return }
        let peer = try await host.recognise(paired.peer, host: "h", port: nil, at: now)
        var bytes = content
        if random.once(in: 2) { random.mutate(&bytes) }
        // The server refuses offsets below 0 itself.
        let offset = random.once(in: 3) ? max(0, random.integer()) : 0
        let message = try await host.begin(id, at: offset, from: peer)
        guard message.state == .arriving else { return }
        do {
            let half = bytes.count / 2
            let place = try await host.write(Array(bytes[..<half]), at: offset, of: message, at: now)
            if random.once(in: 4) { return await host.breakOff(message) }
            _ = try await host.write(Array(bytes[half...]), at: place, of: message, at: now)
        } catch {
            await host.breakOff(message)
            throw error
        }
        guard try await host.finish(message, at: now).isReceived else { return }
        random.accept()
        guard let kept = try paired.journal.message(id) else { throw FuzzFailure("what was received is not there") }
        let file = try paired.files.read(id, from: 0, count: Int(kept.size) + 1)
        let isWhole = Int64(file.count) == kept.size && ContentHash(bytes: Array(SHA256.hash(data: file))) == kept.hash
        try FuzzFailure.unless(isWhole, "\(file.count) bytes are kept that are not what was announced")
    }
}
