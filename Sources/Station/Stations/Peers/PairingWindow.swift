package import BeaconKit

/// For how long stations that nobody knows are answered at all, and what came of it.
///
/// A code of six digits holds up whoever tries it once. So strangers may try only while somebody here waits for one, and are
/// counted: attempts that were broken off are guesses.
package struct PairingWindow: Hashable, Sendable {
    /// How long it stays open, in µs: five minutes, as long as two people have to compare.
    package static let length = Pairing.patience

    /// When it closes; `nil` where it was never opened, or is closed.
    package private(set) var end: Instant?
    /// How often strangers asked to be paired since it was opened.
    package private(set) var attempts: Int
    /// How many of these came to nothing: broken off, begun anew, or over without an agreement.
    package private(set) var broken: Int

    package init(end: Instant? = nil, attempts: Int = 0, broken: Int = 0) {
        self.end = end
        self.attempts = attempts
        self.broken = broken
    }

    /// Until when strangers are answered; `nil` where they are not. A clock that was set back opens nothing for longer.
    package func openUntil(_ now: Instant) -> Instant? {
        guard let end, (1...Self.length).contains(end.microseconds(since: now)) else { return nil }
        return end
    }

    package mutating func open(at now: Instant) {
        self = PairingWindow(end: now.adding(microseconds: Self.length))
    }

    package mutating func close() { end = nil }
    package mutating func countAttempt() { attempts += 1 }
    package mutating func countBroken() { broken += 1 }
}
