import Dispatch
import Foundation
import Synchronization
import UnixSignals

/// Lets work go on until it ends by itself, its time is over, or the person ends it.
package enum Interruption {
    /// How long work may take to put things in order once it was ended.
    private static let grace = DispatchTimeInterval.milliseconds(800)

    private enum End {
        case work, stop
    }

    private final class Progress: Sendable {
        let isOver = Mutex(false)
    }

    /// Runs work until SIGINT, SIGTERM or the end of its time cancels it, and waits for its end. Should that take too
    /// long, as an adapter no longer answers, the program ends all the same.
    package static func run(
        for duration: Duration?,
        _ work: @escaping @Sendable () async throws -> Void
    ) async throws {
        let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm)
        let progress = Progress()
        defer { progress.isOver.withLock { $0 = true } }
        try await withThrowingTaskGroup(of: End.self) { group in
            group.addTask {
                try await work()
                return .work
            }
            group.addTask {
                for await _ in signals { break }
                return .stop
            }
            if let duration {
                group.addTask {
                    try? await Task.sleep(for: duration)
                    return .stop
                }
            }
            while let end = try await group.next() {
                group.cancelAll()
                if end == .work { return }
                DispatchQueue.global().asyncAfter(deadline: .now() + grace) {
                    if !progress.isOver.withLock(\.self) { Foundation.exit(0) }
                }
            }
        }
    }
}
