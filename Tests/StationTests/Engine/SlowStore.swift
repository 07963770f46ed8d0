import Attendance
import BeaconKit
import MusterStorage
import Station
import Synchronization

/// The real store, which lets others run in every call and can be held up, as a disk that stalls. A call in a task that
/// is cancelled fails, as a database's may.
final class SlowStore: LiveStore {
    private struct State {
        var running = 0
        var most = 0
        var isHeld = false
        /// Whoever waits for the disk.
        var held: [CheckedContinuation<Void, Never>] = []
        /// Whoever waits until a call is held up.
        var watchers: [CheckedContinuation<Void, Never>] = []
    }

    private let journal: SQLiteJournal
    private let state = Mutex(State())

    init(_ journal: SQLiteJournal) { self.journal = journal }

    /// The most calls that were under way at once.
    var mostAtOnce: Int { state.withLock { $0.most } }

    /// Holds up every call from now on.
    func hold() { state.withLock { $0.isHeld = true } }

    /// Waits until a call is held up.
    func waitUntilHeld() async {
        await withCheckedContinuation { continuation in
            let isHeld = state.withLock { state in
                if state.held.isEmpty { state.watchers.append(continuation) }
                return !state.held.isEmpty
            }
            if isHeld { continuation.resume() }
        }
    }

    /// Lets every call go on.
    func release() {
        let held = state.withLock { state in
            defer { state.held = [] }
            state.isHeld = false
            return state.held
        }
        for continuation in held { continuation.resume() }
    }

    private func call<Result: Sendable>(_ work: (SQLiteJournal) throws -> Result) async throws -> Result {
        state.withLock { state in
            state.running += 1
            state.most = max(state.most, state.running)
        }
        defer { state.withLock { $0.running -= 1 } }
        await withCheckedContinuation { continuation in
            let watchers = state.withLock { state -> [CheckedContinuation<Void, Never>]? in
                guard state.isHeld else { return nil }
                state.held.append(continuation)
                defer { state.watchers = [] }
                return state.watchers
            }
            guard let watchers else { return continuation.resume() }
            for watcher in watchers { watcher.resume() }
        }
        for _ in 0..<5 { await Task.yield() }
        try Task.checkCancellation()
        return try work(journal)
    }

    func beginning(at now: Instant) async throws -> StationBeginning { try await call { try $0.beginning(at: now) } }

    func append(_ batch: JournalBatch, after place: JournalPlace) async throws -> WrittenEntries {
        try await call { try $0.append(batch, after: place) }
    }

    func append(
        _ batch: JournalBatch,
        after place: JournalPlace,
        deciding: @escaping @Sendable (any JournalReader) throws -> PunchOutcome
    ) async throws -> (written: WrittenEntries, outcome: PunchOutcome) {
        try await call { try $0.append(batch, after: place, deciding: deciding) }
    }

    func news(_ scope: StoreNews.Scope, after place: JournalPlace) async throws -> StoreNews {
        try await call { try $0.news(scope, after: place) }
    }

    func save(_ checkpoint: Checkpoint) async throws { try await call { try $0.save(checkpoint) } }

    func keep(_ lastSeen: [PersonID: LastSighting], lifeSign: Instant) async throws {
        try await call { try $0.keep(lastSeen, lifeSign: lifeSign) }
    }

    func tagHistory(hintsAfter instant: Instant) async throws -> TagHistory {
        try await call { try $0.tagHistory(hintsAfter: instant) }
    }

    func photo(_ commitment: Commitment) async throws -> Photo? { try await call { try $0.photo(commitment) } }
}
