import Synchronization

/// Hashes passwords one after the other on a thread of its own.
///
/// A hash takes 32 MB and a fifth of a second. On the threads that answer requests, forty wrong passwords held up everybody
/// who was signed in for half a minute.
package final class PasswordQueue: Sendable {
    /// The most that wait: about five seconds of hashing on a small machine.
    package static let most = 16

    private let thread = WaitingThread("passwords")
    private let waiting = Mutex(0)

    package init() {}

    /// Does what takes long, when its turn comes.
    ///
    /// - Throws: ``AccessError/busy`` where too many wait already, or what the work throws.
    package func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        let isAdmitted = waiting.withLock { count in
            guard count < Self.most else { return false }
            count += 1
            return true
        }
        guard isAdmitted else { throw AccessError.busy }
        defer { waiting.withLock { $0 -= 1 } }
        return try await thread.run(work)
    }
}
