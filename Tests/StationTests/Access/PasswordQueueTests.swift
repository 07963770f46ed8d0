import Glibc
import Station
import Synchronization
import Testing

@Suite("Passwords are hashed one after another, and few wait")
struct PasswordQueueTests {
    /// Holds up the thread on which passwords are hashed, and counts who is refused meanwhile.
    private final class Gate: Sendable {
        let refused = Atomic(0)
        private let isOpen = Atomic(false)

        func open() { isOpen.store(true, ordering: .releasing) }
        func wait() { while !isOpen.load(ordering: .acquiring) { sched_yield() } }
    }

    @Test(
        "those beyond the ones that may wait are refused at once, and the others have their turn",
        .timeLimit(.minutes(5))
    )
    func full() async throws {
        let queue = PasswordQueue()
        let gate = Gate()
        let asked = 40
        let hashed = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<asked {
                group.addTask {
                    do {
                        return try await queue.run {
                            gate.wait()
                            return 1
                        }
                    } catch AccessError.busy {
                        gate.refused.add(1, ordering: .relaxed)
                        return 0
                    }
                }
            }
            // Nobody's turn comes before the gate opens, so that the number is exact.
            while gate.refused.load(ordering: .relaxed) < asked - PasswordQueue.most { await Task.yield() }
            gate.open()
            return try await group.reduce(0, +)
        }
        #expect(gate.refused.load(ordering: .relaxed) == asked - PasswordQueue.most)
        #expect(hashed == PasswordQueue.most)
        #expect(try await queue.run { 7 } == 7)
    }
}
