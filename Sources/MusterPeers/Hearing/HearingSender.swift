package import Attendance
package import BeaconKit
package import Crypto
package import Station

/// Sends what a receiver hears to its station, for as long as the task runs: over one connection, one batch at a time, and
/// over another when it breaks. Nothing is given up because of that, as long as there is room for it.
package struct HearingSender: Sendable {
    /// What people are told.
    package enum News: Hashable, Sendable {
        case connected
        /// It hears, and somebody has placed it, or not yet.
        case placed(Bool)
        /// The connection broke or could not be made.
        case broken
        /// Another station answers at the address.
        case otherKey
        /// The station does not take this receiver any more.
        case unpaired
    }

    /// How long it is waited until the next batch: with reports, and at least.
    private static let (pause, longestPause) = (Duration.milliseconds(250), Duration.seconds(2))
    /// How long an answer may take, in µs. Then the connection is given up, as a line that is dead says nothing.
    private static let patience: Int64 = 10_000_000
    /// How long it is waited after a connection failed.
    private static let retry = Duration.seconds(2)

    private let sink: HearingSink
    private let link: any PeerLink
    private let key: Curve25519.Signing.PrivateKey
    private let steady: @Sendable () -> Instant
    private let random: @Sendable () -> String
    private let tell: @Sendable (News) -> Void

    /// - Parameters:
    ///   - random: makes 32 random hexadecimal digits.
    ///   - tell: is told what changes, each once.
    package init(
        sink: HearingSink,
        link: any PeerLink,
        key: Curve25519.Signing.PrivateKey,
        steady: @escaping @Sendable () -> Instant,
        random: @escaping @Sendable () -> String,
        tell: @escaping @Sendable (News) -> Void
    ) {
        self.sink = sink
        self.link = link
        self.key = key
        self.steady = steady
        self.random = random
        self.tell = tell
    }

    /// Sends until the task is cancelled, or the station has unpaired this machine.
    package func run(to address: PeerAddress, station: PeerID) async {
        var isFirst = true
        while !Task.isCancelled {
            let progress = AnswerClock(steady())
            do {
                try await connect(to: address, station: station, progress)
            } catch PeerLinkError.otherKey {
                tell(.otherKey)
            } catch is Unpaired {
                return tell(.unpaired)
            } catch {
                if isFirst || progress.hasAnswered, !Task.isCancelled { tell(.broken) }
            }
            isFirst = false
            try? await Task.sleep(for: Self.retry)
        }
    }

    private struct Unpaired: Error {}

    /// One connection, until it breaks: what waits for an answer for too long is ended from outside.
    private func connect(to address: PeerAddress, station: PeerID, _ progress: AnswerClock) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await link.connect(to: address, wanted: station) { connection in
                    tell(.connected)
                    try await send(over: connection, to: station, progress)
                }
            }
            group.addTask {
                while true {
                    try await Task.sleep(for: .seconds(1))
                    if progress.silence(at: steady()) > Self.patience { throw PeerLinkError.unreachable }
                }
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func send(over connection: any PeerConnection, to station: PeerID, _ progress: AnswerClock) async throws {
        var wasPlaced: Bool?
        while true {
            let present = steady()
            let batch = await sink.change { $0.next(at: present) }
            let reply = try await connection.ask(
                .post,
                "hearing",
                body: try batch.signed(with: key, for: station)
            )
            progress.answered(at: steady())
            switch reply.status {
            case 200:
                guard let answer: HearingAnswer = PeerCaller.decode(reply.body), answer.next > batch.number else {
                    throw PeerLinkError.unreachable
                }
                await sink.change { $0.delivered() }
                if answer.isPlaced != wasPlaced { tell(.placed(answer.isPlaced)) }
                wasPlaced = answer.isPlaced
            case 403: throw Unpaired()
            case 409:
                let run = random()
                await sink.change { $0.begin(run: run) }
            // It is asked too often, or its disk is full: later.
            default: try await Task.sleep(for: Self.longestPause)
            }
            // At most so many batches a second, and an empty one now and then.
            try await Task.sleep(for: Self.pause)
            var waited = Self.pause
            while waited < Self.longestPause, await sink.change({ $0.waiting }) == 0 {
                try await Task.sleep(for: Self.pause)
                waited += Self.pause
            }
        }
    }
}
