package import BeaconKit

/// What somebody says to an alert.
package enum AlertAnswer: Hashable, Sendable {
    /// It is not to be told again.
    case seen
    /// It is to be told again at that time, if it still holds.
    case snoozed(until: Instant)
}
