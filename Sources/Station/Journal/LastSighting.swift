package import BeaconKit

/// When a person's badges were last heard, and which of them.
package struct LastSighting: Hashable, Sendable {
    package var instant: Instant
    /// The badge that was heard last; `nil` where only the time is known.
    package var badge: BeaconIdentity?

    package init(instant: Instant, badge: BeaconIdentity? = nil) {
        self.instant = instant
        self.badge = badge
    }
}
