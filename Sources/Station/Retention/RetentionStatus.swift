package import Attendance
package import BeaconKit

/// For how long what is kept, and how far that has come.
package struct RetentionStatus: Sendable {
    /// Something that expired.
    package struct Past: Hashable, Sendable {
        package let at: Instant
        package let expiry: Expiry
    }

    /// `nil` where nobody decided.
    package let decided: Retention?
    /// Why nothing goes for now; `nil` if nothing stands against it.
    package let doubt: ClockDoubt?
    /// The latest first.
    package let last: [Past]

    package var retention: Retention { decided ?? .undecided }
}
