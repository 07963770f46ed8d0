package import Station
import Synchronization

/// What was heard and waits to be taken: bounded by reports and not by how they came, so that a station that waits for its
/// disk loses nothing while there is room.
///
/// One side adds on a queue of its own, one task takes. All that waits is taken at once.
package final class ReportBuffer: Sendable {
    /// The most reports that wait: as many as the kernel's own buffer holds, and some 1 MB.
    package static let limit = 16_384

    private struct State {
        var waiting = ReportBatch()
        var taker: CheckedContinuation<ReportBatch?, Never>?
        var isEnded = false
    }

    private let state = Mutex(State())

    package init() {}

    /// Adds what was heard.
    ///
    /// - Returns: how many reports there was no room for.
    package func add(_ batch: ReportBatch) -> Int {
        var taker: CheckedContinuation<ReportBatch?, Never>?
        let refused = state.withLock { state in
            guard !state.isEnded else { return batch.count }
            if let waiting = state.taker {
                taker = waiting
                state.taker = nil
                return 0
            }
            guard state.waiting.count + batch.count <= Self.limit else { return batch.count }
            state.waiting.append(batch)
            return 0
        }
        taker?.resume(returning: batch)
        return refused
    }

    /// Nothing more is heard. What waits can still be taken.
    package func end() {
        let taker = state.withLock { state in
            state.isEnded = true
            defer { state.taker = nil }
            return state.taker
        }
        taker?.resume(returning: nil)
    }

    /// Takes all that waits, or waits itself.
    ///
    /// - Returns: `nil` at the end, or when the task is cancelled.
    package func next() async -> ReportBatch? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let taken: ReportBatch?? = state.withLock { state in
                    if !state.waiting.isEmpty {
                        defer { state.waiting = ReportBatch() }
                        return .some(state.waiting)
                    }
                    if state.isEnded || Task.isCancelled { return .some(nil) }
                    state.taker = continuation
                    return nil
                }
                if let taken { continuation.resume(returning: taken) }
            }
        } onCancel: {
            let taker = state.withLock { state in
                defer { state.taker = nil }
                return state.taker
            }
            taker?.resume(returning: nil)
        }
    }
}
