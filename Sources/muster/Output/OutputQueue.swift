import Dispatch
import Synchronization

/// Writes lines to standard output beside those who have them: whoever adds one never waits for the reader, not even for
/// the line to be made. What a reader that is too slow has no room for is dropped and counted.
package final class OutputQueue<Line: Sendable>: Sendable {
    private struct State {
        var waiting: [Line] = []
        /// How many lines the writer has taken and not written yet.
        var inHand = 0
        var isAtWork = false
        var isEnded = false
        var hasReader = true
        var dropped = 0
    }

    /// What the queue and its writer share.
    private final class SharedState: Sendable {
        let mutex = Mutex(State())
    }

    private let limit: Int
    private let text: @Sendable (Line) -> String
    private let put: @Sendable (String) -> Bool
    private let state = SharedState()
    private let queue = DispatchQueue(label: "standard output")

    /// - Parameters:
    ///   - limit: the most lines that wait.
    ///   - text: makes what is written of a line, on a queue of its own.
    ///   - put: writes, and says whether there still is a reader. It may block.
    package init(
        limit: Int,
        text: @escaping @Sendable (Line) -> String,
        put: @escaping @Sendable (String) -> Bool = { StandardOutput.write($0) }
    ) {
        self.limit = limit
        self.text = text
        self.put = put
    }

    /// Whether somebody still reads, as far as is known.
    package var hasReader: Bool { state.mutex.withLock(\.hasReader) }

    /// Adds a line.
    ///
    /// - Parameter isNecessary: it is never dropped.
    package func add(_ line: Line, isNecessary: Bool = false) {
        let begins = state.mutex.withLock { state in
            guard state.hasReader, !state.isEnded else { return false }
            guard isNecessary || state.waiting.count < limit else {
                state.dropped += 1
                return false
            }
            state.waiting.append(line)
            defer { state.isAtWork = true }
            return !state.isAtWork
        }
        if begins { queue.async { [state, text, put] in Self.work(state, text, put) } }
    }

    /// Waits until everything is written, though not for ever for a reader that does not read.
    ///
    /// - Parameter patience: how long. What is being written then gets a moment more, so that no line is cut in two.
    /// - Returns: how many lines were dropped, or are not written.
    package func finish(patience: Duration = .seconds(2)) async -> Int {
        await wait(patience)
        state.mutex.withLock { $0.isEnded = true }
        await wait(.milliseconds(500))
        return state.mutex.withLock { $0.hasReader ? $0.dropped + $0.waiting.count + $0.inHand : 0 }
    }

    private func wait(_ patience: Duration) async {
        let end = ContinuousClock.now + patience
        while state.mutex.withLock(\.isAtWork), ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(10))
        }
    }

    private static func work(_ state: SharedState, _ text: (Line) -> String, _ put: (String) -> Bool) {
        while true {
            let lines = state.mutex.withLock { state -> [Line] in
                defer { state.waiting = [] }
                if state.waiting.isEmpty { state.isAtWork = false }
                state.inHand = state.waiting.count
                return state.waiting
            }
            guard !lines.isEmpty else { return }
            // In pieces: one write for each line would take longer than the lines do.
            var rest = lines[...]
            while !rest.isEmpty {
                let lines = rest.prefix(256)
                rest = rest.dropFirst(256)
                let isWritten = put(lines.reduce(into: "") { $0 += text($1) })
                let goesOn = state.mutex.withLock { state in
                    state.inHand -= lines.count
                    if !isWritten {
                        state.hasReader = false
                        state.waiting = []
                    }
                    if !isWritten || state.isEnded { state.isAtWork = false }
                    return state.isAtWork
                }
                guard goesOn else { return }
            }
        }
    }
}
