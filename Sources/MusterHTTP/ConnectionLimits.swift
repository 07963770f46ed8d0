package import NIOCore

/// How many connections a server keeps open, and how long one may do nothing.
package struct ConnectionLimits: Hashable, Sendable {
    /// The most connections in all.
    package var most: Int
    /// The most connections of one address; of one network of /64 with IPv6, as one customer has at least that many.
    package var mostOfOneAddress: Int
    /// How long a new connection may take to send the head of its first request, the TLS handshake included.
    package var firstHead: TimeAmount
    /// How long it may stay open between two requests. The head of the second belongs to that time.
    package var idle: TimeAmount
    /// How long a body may pause.
    package var bodyPause: TimeAmount
    /// How many bytes of a body must have come for each second that has passed since its head, after ``bodyPause``.
    package var bodyRate: Int
    /// How long the other side may take nothing of an answer that is ready for it.
    package var answerPause: TimeAmount

    package init(
        most: Int = 1024,
        mostOfOneAddress: Int = 512,
        firstHead: TimeAmount = .seconds(15),
        idle: TimeAmount = .seconds(60),
        bodyPause: TimeAmount = .seconds(15),
        bodyRate: Int = 1024,
        answerPause: TimeAmount = .seconds(30)
    ) {
        self.most = most
        self.mostOfOneAddress = mostOfOneAddress
        self.firstHead = firstHead
        self.idle = idle
        self.bodyPause = bodyPause
        self.bodyRate = bodyRate
        self.answerPause = answerPause
    }

    /// As many as there are file descriptors for, when files, databases and outgoing connections have theirs.
    ///
    /// - Parameter descriptors: how many this process may have open.
    package func within(descriptors: Int) -> ConnectionLimits {
        var limits = self
        limits.most = max(8, min(most, (descriptors - 128) / 2))
        limits.mostOfOneAddress = min(mostOfOneAddress, max(4, limits.most / 2))
        return limits
    }
}
