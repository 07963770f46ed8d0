/// What a day was for a person.
package enum DayStatus: Hashable, Sendable {
    /// A session, whole or open.
    case present
    /// A shift, and nobody came.
    case absent
    /// It cannot be said yet: the shift goes on, or a receiver has not reported.
    case pending
    /// On leave, or working from elsewhere.
    case leave(Leave.Kind)
    case holiday
    /// Nothing planned.
    case free
    /// It was kept for long enough: nothing is known of it any more.
    case expired
}
