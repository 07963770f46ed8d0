/// What came of telling somebody something.
package struct SendOutcome: Hashable, Sendable {
    /// Why it was not delivered, or that it was. Stored by name: a name is never changed.
    package enum Reason: String, Hashable, Sendable, CaseIterable {
        case delivered
        /// The other side is gone for good (410).
        case gone
        /// The other side does not want it as it is.
        case rejected
        /// The other side answered that something is wrong with itself, or that it has too much to do.
        case busy
        /// The other side does not know the token, the user or the password.
        case unauthorized
        /// The other side sends on to somewhere else, which is not followed.
        case redirected
        /// The address is this machine's own or a link-local one, and not allowed by name.
        case innerAddress = "inner-address"
        case badAddress = "bad-address"
        case unknownHost = "unknown-host"
        case unreachable
        case timedOut = "timed-out"
        /// The connection ended before there was an answer.
        case dropped
        /// The certificate is not one that is trusted.
        case untrusted
        /// It was too late for it.
        case expired
        case other
    }

    package let reason: Reason
    /// The HTTP status or the broker's reason code.
    package var status: Int?
    /// The beginning of the answer, or more of the reason. For people only.
    package var detail: String
    /// Seconds after which the other side wants to be asked again.
    package var retryAfter: Int64?

    package init(_ reason: Reason, status: Int? = nil, detail: String = "", retryAfter: Int64? = nil) {
        self.reason = reason
        self.status = status
        self.detail = detail
        self.retryAfter = retryAfter
    }

    /// Whether it says something of the channel as a whole, so that other messages would fare no better now.
    package var isOfChannel: Bool {
        switch reason {
        case .delivered, .gone, .rejected, .expired: false
        default: true
        }
    }
}
