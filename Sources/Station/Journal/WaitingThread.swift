import Dispatch

/// A thread that may wait: for a disk, or for another process that is writing to the journal.
///
/// Asynchronous code shares a few threads, two on a small machine. Whatever waits there stops the pages, the radio and
/// the clock; whatever waits here stops only what stands behind it in the same queue.
package final class WaitingThread: TaskExecutor {
    private let queue: DispatchQueue

    /// - Parameter label: for debuggers.
    package init(_ label: String) {
        queue = DispatchQueue(label: label)
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    /// Does some work in its turn, and waits for it. Cancelling the task that waits does not reach the work.
    package func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try work() }) }
        }
    }

    /// Does some asynchronous work in its turn, and waits for it. Cancelling the task that waits does not reach the work.
    package func run<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        try await Task(executorPreference: self) { try await work() }.value
    }

    /// Does some work in its turn, and does not wait for it.
    package func start(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }
}
