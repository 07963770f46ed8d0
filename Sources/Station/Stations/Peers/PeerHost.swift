package import Attendance
package import BeaconKit
package import Logging

/// Answers other stations. Strangers reach the pairing and nothing else; everybody is slowed down.
package actor PeerHost {
    /// How many stations may be about to be paired at once.
    static let mostPairings = 4

    let book: PeerRegistry
    let files: any MessageFiles
    let own: PeerIdentity
    let rules: MessageRules
    let logger: Logger
    private let nonce: @Sendable () -> [UInt8]
    private var strangers = RateLimit<String>(burst: 30, perMinute: 120)
    private var greetings = RateLimit<String>(burst: 5, perMinute: 5)
    private var attempts = RateLimit<String>(burst: 10, perMinute: 2)
    private var known = RateLimit<PeerID>(burst: 600, perMinute: 6000)
    /// How many refusals of messages are recorded.
    var refusals = RateLimit<PeerID>(burst: 20, perMinute: 2)
    /// Which messages somebody is writing to just now.
    var writing: Set<MessageID> = []

    var store: any PeerStore & JournalStore { book.store }

    /// - Parameter nonce: makes 32 random bytes.
    package init(
        book: PeerRegistry,
        files: any MessageFiles,
        own: PeerIdentity,
        rules: MessageRules = MessageRules(),
        logger: Logger,
        nonce: @escaping @Sendable () -> [UInt8] = { PeerHost.random() }
    ) {
        self.book = book
        self.files = files
        self.own = own
        self.rules = rules
        self.logger = logger
        self.nonce = nonce
    }

    /// 32 random bytes.
    package static func random() -> [UInt8] {
        var random = SystemRandomNumberGenerator()
        return (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    }

    /// Whether an address asks no more often than anybody needs to, whoever it is: before anything is read.
    package func admits(address: String, at now: Instant) -> Bool { strangers.allows(address, at: now) }

    /// A station wants to be paired.
    ///
    /// - Parameter host: where it asks from.
    package func greet(
        _ greeting: PairingGreeting,
        from peer: PeerID,
        host: String,
        at now: Instant
    ) throws -> PairingAnswer {
        guard peer != own.id else { throw PeerRefusal.pairing(.itself) }
        guard greetings.allows(host, at: now) else { throw tooOften(host) }
        guard try store.pairingWindow().openUntil(now) != nil else {
            logger.warning(
                "an unpaired station was not answered",
                metadata: ["station": "\(peer.text)", "address": "\(host)"]
            )
            throw PeerRefusal.pairing(.closed)
        }
        // Each attempt is one of a million guesses of the code, from however many addresses. Counted only while somebody
        // waits: who asks in vain before uses up nobody's attempts.
        guard attempts.allows("all", at: now) else { throw tooOften(host) }
        let id = Self.pairingID(of: peer)
        try store.changePairingWindow { $0.countAttempt() }
        for old in try store.pairings() where old.isOver(at: now) || old.id == id { try drop(old) }
        let others = try store.pairings().filter { !$0.isCaller && $0.id != id && $0.phase != .failed }
        guard others.count < Self.mostPairings else { throw PeerRefusal.pairing(.busy) }
        let address = (1...65_535).contains(greeting.port) ? PeerAddress(host: host, port: greeting.port) : nil
        let pairing = Pairing(
            id: id,
            calledBy: peer,
            greeting: greeting,
            address: address,
            nonce: nonce(),
            at: now
        )
        try store.save(pairing)
        logger.notice("a station asks to pair", metadata: ["station": "\(peer.text)", "address": "\(host)"])
        return pairing.answer(own: own.id, name: try book.ownName(), uuid: try book.ownUUID())
    }

    /// The caller says how far it is, and hears the same.
    package func compare(_ stand: PairingStand, from peer: PeerID, at now: Instant) throws -> PairingStand {
        let id = Self.pairingID(of: peer)
        guard let found = try store.pairing(id) else {
            // The last answer may have been lost.
            if try store.peer(peer) != nil { return PairingStand(nonce: nil, confirmed: true) }
            throw PeerRefusal.pairing(.ended)
        }
        guard !found.isOver(at: now), found.phase != .failed else { throw PeerRefusal.pairing(found.failure ?? .ended) }
        var failure: PairingFailure?
        let changed = try store.changePairing(id) { pairing in
            do throws(PairingFailure) {
                try pairing.revealed(stand.nonce ?? "")
                if stand.confirmed { pairing.confirmedThere() }
            } catch {
                failure = error
            }
        }
        if let failure {
            try store.changePairingWindow { $0.countBroken() }
            logger.warning("a pairing was broken off", metadata: ["station": "\(peer.text)", "why": "\(failure)"])
            throw PeerRefusal.pairing(failure)
        }
        guard let changed else { throw PeerRefusal.pairing(.ended) }
        if changed.isAgreed {
            try book.pair(changed, at: now)
            // Who else wants to be paired has to be waited for, too.
            try store.changePairingWindow { $0.close() }
        }
        // The caller has revealed its number, or this would not be reached.
        return PairingStand(nonce: changed.nonce, confirmed: changed.confirmedBy != nil)
    }

    private func tooOften(_ host: String) -> PeerRefusal {
        logger.warning("there were too many pairing attempts", metadata: ["address": "\(host)"])
        return .tooOften
    }

    /// What a stranger began and nobody agreed to: a code that was looked at and not used.
    private func drop(_ pairing: Pairing) throws {
        try store.removePairing(pairing.id)
        guard !pairing.isCaller, pairing.phase != .failed else { return }
        try store.changePairingWindow { $0.countBroken() }
        logger.warning("a pairing was not completed", metadata: ["station": "\(pairing.peer?.text ?? "?")"])
    }

    /// The other side wants no pairing, or no longer.
    package func leave(_ peer: PeerID, at now: Instant) throws {
        if let pairing = try store.pairing(Self.pairingID(of: peer)) { try drop(pairing) }
        try book.unpair(peer, by: "station", at: now)
    }

    /// Finds out who asks for more than a pairing.
    ///
    /// - Parameters:
    ///   - host: where it asks from.
    ///   - port: where it says that it answers itself.
    /// - Throws: ``PeerRefusal/notPaired`` for strangers.
    package func recognise(_ peer: PeerID, host: String, port: Int?, at now: Instant) throws -> Peer {
        guard let found = try store.peer(peer) else {
            if greetings.allows("refused " + host, at: now) {
                logger.warning(
                    "an unpaired station was refused",
                    metadata: ["station": "\(peer.text)", "address": "\(host)"]
                )
            }
            throw PeerRefusal.notPaired
        }
        guard known.allows(peer, at: now) else { throw PeerRefusal.tooOften }
        let address = port.flatMap { (1...65_535).contains($0) ? PeerAddress(host: host, port: $0) : nil }
        try book.recordContact(with: found, at: address, now)
        return found
    }

    private static func pairingID(of peer: PeerID) -> String { "called-" + peer.text.prefix(16) }
}
