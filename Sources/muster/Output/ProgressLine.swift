import Foundation

/// A line at the bottom of a terminal that says how far long work has come. Silent where standard error is a file.
struct ProgressLine {
    private let isShown: Bool
    private let clock = ContinuousClock()
    private var nextUpdate: ContinuousClock.Instant
    private var isDrawn = false

    init() {
        isShown = isatty(STDERR_FILENO) == 1
        // Work that is soon done needs no progress.
        nextUpdate = clock.now + .milliseconds(500)
    }

    /// Draws the line anew, a few times a second at most.
    mutating func update(_ text: @autoclosure () -> String) {
        guard isShown, clock.now >= nextUpdate else { return }
        nextUpdate = clock.now + .milliseconds(200)
        isDrawn = true
        write("\r\(text())\u{1B}[K")
    }

    /// Removes the line.
    mutating func clear() {
        guard isDrawn else { return }
        isDrawn = false
        write("\r\u{1B}[K")
    }

    private func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
