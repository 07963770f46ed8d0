import Foundation
import Synchronization
import Testing

import muster

@Suite("Lines for a reader who may be slow")
struct OutputQueueTests {
    /// What was read, by a reader that can be held up.
    private final class Reader: Sendable {
        let text = Mutex("")
        let gate = Mutex(())

        let isStuck = Mutex(false)
        let isLet = Mutex(false)

        func readWhenLet(_ piece: String) -> Bool {
            isStuck.withLock { $0 = true }
            while !isLet.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.001) }
            return read(piece)
        }

        func read(_ piece: String) -> Bool {
            gate.withLock { _ in }
            text.withLock { $0 += piece }
            return true
        }
    }

    @Test("all lines come in their order, however many are added at once")
    func order() async {
        let reader = Reader()
        let queue = OutputQueue<Int>(limit: 100_000, text: { "\($0)\n" }, put: { reader.read($0) })
        for number in 0..<50_000 { queue.add(number) }
        #expect(await queue.finish(patience: .seconds(120)) == 0)
        #expect(reader.text.withLock { $0 } == (0..<50_000).map { "\($0)\n" }.joined())
    }

    @Test("who adds a line never waits for the reader; what has no room is counted, and what is necessary has room")
    func slowReader() async {
        let reader = Reader()
        let queue = OutputQueue<Int>(limit: 100, text: { "\($0)\n" }, put: { reader.read($0) })
        reader.gate.withLock { _ in
            for number in 0..<10_000 { queue.add(number) }
            queue.add(10_000, isNecessary: true)
        }
        let dropped = await queue.finish(patience: .seconds(120))
        let written = reader.text.withLock { $0 }.split(separator: "\n")
        #expect(dropped > 9_000)
        #expect(written.count + dropped == 10_001)
        #expect(written.first == "0" && written.last == "10000")
    }

    @Test("a reader that reads no more does not hold up the end, and what it left is counted")
    func stuckReader() async {
        let reader = Reader()
        let queue = OutputQueue<Int>(limit: 10, text: { "\($0)\n" }, put: { reader.readWhenLet($0) })
        queue.add(0)
        while !reader.isStuck.withLock({ $0 }) { try? await Task.sleep(for: .milliseconds(1)) }
        for number in 1...30 { queue.add(number) }
        // One is being written, 10 wait, and 20 had no room.
        #expect(await queue.finish(patience: .milliseconds(50)) == 31)
        reader.isLet.withLock { $0 = true }
    }

    @Test("at the end a slow reader gets whole lines, and each is written or counted")
    func slowReaderAtTheEnd() async {
        let reader = Reader()
        let queue = OutputQueue<Int>(
            limit: 100_000,
            text: { "\($0)\n" },
            put: { piece in
                Thread.sleep(forTimeInterval: 0.02)
                return reader.read(piece)
            }
        )
        for number in 0..<50_000 { queue.add(number) }
        let unwritten = await queue.finish(patience: .milliseconds(100))
        let written = reader.text.withLock { $0 }
        #expect(unwritten > 0)
        #expect(written.hasSuffix("\n") && written.split(separator: "\n").count + unwritten == 50_000)
    }

    @Test("once the reader has gone, that is known and nothing is kept")
    func gone() async {
        let queue = OutputQueue<Int>(limit: 10, text: { "\($0)" }, put: { _ in false })
        queue.add(1)
        _ = await queue.finish(patience: .seconds(120))
        #expect(!queue.hasReader)
        for number in 0..<100 { queue.add(number) }
        #expect(await queue.finish() == 0)
    }
}
