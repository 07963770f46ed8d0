/// The lines that a program printed so far, and a way to wait for one.
package actor Lines {
    package private(set) var all: [String] = []
    private var isFinished = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

    package init() {}

    package func append(_ line: String) {
        all.append(line)
        wake()
    }

    package func finish() {
        isFinished = true
        wake()
    }

    /// The first line from `index` on that satisfies the condition; `nil` if the program closed its output before.
    package func first(from index: Int = 0, where condition: (String) -> Bool) async -> String? {
        var next = index
        while true {
            while next < all.count {
                if condition(all[next]) { return all[next] }
                next += 1
            }
            if isFinished { return nil }
            await withCheckedContinuation { waiters.append($0) }
        }
    }

    /// Waits until there are that many lines, or there will be no more.
    package func wait(forCount count: Int) async {
        while all.count < count, !isFinished {
            await withCheckedContinuation { waiters.append($0) }
        }
    }

    /// Waits until so many lines satisfy the condition.
    ///
    /// - Returns: whether they do; not if the program closed its output before.
    package func has(_ count: Int, where condition: (String) -> Bool) async -> Bool {
        while all.count(where: condition) < count {
            if isFinished { return false }
            await withCheckedContinuation { waiters.append($0) }
        }
        return true
    }

    package var text: String { all.joined(separator: "\n") }

    private func wake() {
        for waiter in waiters { waiter.resume() }
        waiters.removeAll()
    }
}
