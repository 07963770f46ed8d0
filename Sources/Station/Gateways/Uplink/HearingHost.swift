package import Attendance
package import BeaconKit

/// Takes what paired receivers send, in order and each batch once, and gives it to those who listen.
package actor HearingHost {
    /// Somebody who listens to a receiver: its source at work, or a test.
    package struct Listening: Hashable, Sendable {
        fileprivate let peer: PeerID
        fileprivate let number: Int
    }

    /// A receiver that sends.
    private struct Line {
        let name: String
        var run: String
        var next: Int64
        /// Runs that are over: what comes of them again is a copy.
        var ended: [String] = []
        var latest: Instant
    }

    private struct Listener {
        let isReceiver: Bool
        let take: @Sendable ([GatewayNews]) -> Void
    }

    /// How many receivers are remembered, and how many ended runs of each.
    private static let (mostLines, mostEnded) = (1_000, 32)
    /// After so long without a batch a receiver is gone, in µs: it sends one at least every two seconds.
    package static let patience: Int64 = 10_000_000

    private let own: PeerID
    /// Steady time.
    private let now: @Sendable () -> Instant
    private var lines: [PeerID: Line] = [:]
    private var listeners: [PeerID: [Int: Listener]] = [:]
    private var nextListener = 0

    /// - Parameter now: steady time.
    package init(own: PeerID, now: @escaping @Sendable () -> Instant) {
        self.own = own
        self.now = now
    }

    /// Receives a batch of a paired station.
    ///
    /// - Parameter host: the address from which it came.
    /// - Throws: ``PeerRefusal/badRequest``, ``PeerRefusal/wrongNumber(_:)`` for a gap or a run that is over, and
    ///   ``PeerRefusal/tooOften`` where too many stations send.
    package func receive(_ body: [UInt8], from peer: Peer, host: String) throws -> HearingAnswer {
        let batch = try HearingBatch(body, from: peer.id, for: own)
        let instant = now()
        var line = lines[peer.id] ?? Line(name: peer.name, run: batch.run, next: batch.number, latest: instant)
        if batch.run != line.run {
            guard batch.number == 1, !line.ended.contains(batch.run) else { throw PeerRefusal.wrongNumber(1) }
            line.ended.append(line.run)
            if line.ended.count > Self.mostEnded { line.ended.removeFirst() }
            (line.run, line.next) = (batch.run, 1)
        }
        guard batch.number <= line.next else { throw PeerRefusal.wrongNumber(line.next) }
        guard lines[peer.id] != nil || lines.count < Self.mostLines else { throw PeerRefusal.tooOften }
        let listeners = (listeners[peer.id] ?? [:]).values
        line.latest = instant
        // One that came before, whose answer was lost, is answered again and not heard again.
        if batch.number == line.next {
            line.next += 1
            let news = batch.news(from: host)
            for listener in listeners { listener.take(news) }
        }
        lines[peer.id] = line
        return HearingAnswer(next: line.next, isPlaced: listeners.contains(where: \.isReceiver))
    }

    /// Listens to a receiver until ``stop(_:)``.
    ///
    /// - Parameter isReceiver: whether what it hears counts, and is not only looked at.
    package func listen(
        to peer: PeerID,
        isReceiver: Bool,
        _ take: @escaping @Sendable ([GatewayNews]) -> Void
    ) -> Listening {
        nextListener += 1
        listeners[peer, default: [:]][nextListener] = Listener(isReceiver: isReceiver, take: take)
        return Listening(peer: peer, number: nextListener)
    }

    package func stop(_ listening: Listening) {
        listeners[listening.peer]?[listening.number] = nil
        if listeners[listening.peer]?.isEmpty == true { listeners[listening.peer] = nil }
    }

    /// Whether a receiver has sent anything of late.
    package func isSending(_ peer: PeerID) -> Bool {
        lines[peer].map { now().microseconds(since: $0.latest) < Self.patience } ?? false
    }

    /// Receivers that send and that nobody has placed, to be found by people.
    package func waiting() -> [GatewayDevice] {
        lines.filter { isSending($0.key) && listeners[$0.key]?.values.contains(where: \.isReceiver) != true }
            .map { GatewayDevice(name: $0.value.name, address: "muster://\($0.key.text)") }
            .sorted { ($0.name, $0.address) < ($1.name, $1.address) }
    }
}
