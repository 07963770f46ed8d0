import CBuild
import NIOPosix

/// The threads on which a running station answers requests and serves other stations. Unlike those that asynchronous code
/// usually shares, of which a small machine has two, they may wait for a disk: see `docs/decisions/threads.md`.
final class WaitingThreads: TaskExecutor {
    static let shared = WaitingThreads(count: 24)

    private let pool: NIOThreadPool

    private init(count: Int) {
        muster_return_memory()
        pool = NIOThreadPool(numberOfThreads: count)
        pool.start()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        pool.submit { [self] _ in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
}
