import BeaconKit
import Logging
import ServiceLifecycle
import Station

/// Calls other stations for as long as the station runs: those to be paired, those for which something waits, and all that
/// may share something.
struct PeerService: Service {
    /// How often it is looked what there is to do.
    private static let tick = Duration.milliseconds(500)
    /// How often a pairing is got on with.
    private static let pairingTick = Duration.seconds(1)
    /// How often each station is asked for what it shares.
    private static let sharingTick = Duration.seconds(2)
    /// How often it is looked whether a station can be met to have chains countersigned.
    private static let anchorTick = Duration.seconds(5)
    /// How long after such a meeting there is the next.
    private static let anchorPause = Duration.seconds(60)
    /// How often it is kept which stations are near, for those who do not hear themselves.
    private static let hearingTick = Duration.seconds(5)

    let caller: PeerCaller
    let manager: MessageManager
    let fetcher: ChainFetcher
    let anchors: AnchorManager
    let station: LiveStation
    let logger: Logger
    private let errors = RepeatedErrors()

    init(
        caller: PeerCaller,
        manager: MessageManager,
        fetcher: ChainFetcher,
        anchors: AnchorManager,
        station: LiveStation,
        logger: Logger
    ) {
        self.caller = caller
        self.manager = manager
        self.fetcher = fetcher
        self.anchors = anchors
        self.station = station
        self.logger = logger
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                group.addTask { await every(Self.pairingTick) { try await pair() } }
                group.addTask { await every(Self.hearingTick) { try await recordNear() } }
                group.addTask { await serve(every: Self.tick) { try await caller.serve($0) } }
                group.addTask {
                    await serve(every: Self.sharingTick) { peer in
                        if try await caller.share(with: peer, fetcher) { await station.rosterChanged() }
                    }
                }
                group.addTask {
                    let meetings = PeerMeetings(pause: Self.anchorPause)
                    await serve(every: Self.anchorTick) { peer in
                        guard meetings.isDue(peer.id) else { return }
                        if try await caller.anchor(with: peer, anchors) { meetings.record(peer.id) }
                    }
                }
            }
        }
    }

    private func pair() async throws {
        for pairing in try caller.pairings() where !Task.isCancelled { try await caller.call(pairing) }
    }

    private func recordNear() async throws {
        let near = await StationsNear(station)
        for peer in try manager.store.peers() {
            guard let heard = near.lastHeard(peer), heard != peer.lastHeard else { continue }
            try manager.store.recordHeard(peer.id, at: heard)
        }
    }

    /// Serves each station on its own, so that one that does not answer holds up no other.
    private func serve(every pause: Duration, _ work: @escaping @Sendable (Peer) async throws -> Void) async {
        let turns = PeerTurns()
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                for peer in await peers() where turns.begin(peer.id) {
                    group.addTask {
                        await attempt { try await work(peer) }
                        turns.end(peer.id)
                    }
                }
                try? await Task.sleep(for: pause)
            }
        }
    }

    private func peers() async -> [Peer] {
        var peers: [Peer] = []
        await attempt { peers = try manager.store.peers() }
        return peers
    }

    private func every(_ pause: Duration, _ work: () async throws -> Void) async {
        while !Task.isCancelled {
            await attempt(work)
            try? await Task.sleep(for: pause)
        }
    }

    /// What fails is tried again soon; the station's own alarm says what is wrong with the store.
    private func attempt(_ work: () async throws -> Void) async {
        do {
            try await work()
        } catch is CancellationError {
            return
        } catch {
            if !Task.isCancelled, errors.isDue(error) {
                logger.error("another station could not be served and is tried again", metadata: ["error": "\(error)"])
            }
        }
    }
}
