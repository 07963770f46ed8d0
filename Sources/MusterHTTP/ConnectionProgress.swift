package import NIOCore

/// What a connection is at, and whether that has lasted too long. Time is given to it.
package struct ConnectionProgress: Sendable {
    private let limits: ConnectionLimits
    private var hadRequest = false
    /// Requests that have begun and are not answered.
    private var unanswered = 0
    /// When the last request ended, or the connection was opened.
    private var idleSince: NIODeadline
    private var body: Body?
    private var blockedSince: NIODeadline?

    private struct Body {
        let begin: NIODeadline
        var lastBytes: NIODeadline
        var count = 0
    }

    package init(limits: ConnectionLimits, openedAt now: NIODeadline) {
        self.limits = limits
        idleSince = now
    }

    /// Whether a request is being read or answered.
    package var isBusy: Bool { unanswered > 0 }

    package mutating func requestBegan(at now: NIODeadline) {
        hadRequest = true
        unanswered += 1
        body = Body(begin: now, lastBytes: now)
    }

    package mutating func bodyCame(bytes: Int, at now: NIODeadline) {
        body?.lastBytes = now
        body?.count += bytes
    }

    package mutating func requestEnded() { body = nil }

    package mutating func answerEnded(at now: NIODeadline) {
        unanswered = max(0, unanswered - 1)
        idleSince = now
    }

    /// - Parameter isWritable: whether the other side takes what is sent.
    package mutating func writability(_ isWritable: Bool, at now: NIODeadline) {
        blockedSince = isWritable ? nil : blockedSince ?? now
    }

    /// - Returns: Whether the connection is to be closed.
    package func isOverdue(at now: NIODeadline) -> Bool {
        if let blockedSince, now - blockedSince > limits.answerPause { return true }
        if let body {
            // The answer may have begun before the body was read: then nobody reads it, and its sender waits.
            let age = now - body.begin
            guard age > limits.bodyPause else { return false }
            let seconds = Int(age.nanoseconds / 1_000_000_000)
            return now - body.lastBytes > limits.bodyPause || body.count < seconds * limits.bodyRate
        }
        guard !isBusy else { return false }
        return now - idleSince > (hadRequest ? limits.idle : limits.firstHead)
    }
}
