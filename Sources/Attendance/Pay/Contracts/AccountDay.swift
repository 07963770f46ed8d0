/// A day of an hours account, in minutes. What each number did is shown, so that the balance can be followed:
/// `closing = opening + worked + credited − expected + compensation + booked + forgiven − lapsed − paidOut − expired`.
package struct AccountDay: Hashable, Sendable {
    package let day: LocalDay
    package internal(set) var opening = 0
    package internal(set) var expected = 0
    /// What counts of the time that was worked.
    package internal(set) var worked = 0
    package internal(set) var credits: [DayCredit] = []
    /// Worked outside of the flexitime and not approved: it does not count.
    package internal(set) var outside = 0
    package internal(set) var missedCore = 0
    /// From pay rules: what is paid as overtime is taken away, what is compensated in time is added.
    package internal(set) var compensation = 0
    /// By hand, without payouts.
    package internal(set) var booked = 0
    /// Paid by hand, or because the account was above its ceiling.
    package internal(set) var paidOut = 0
    /// Lost because the account was above its ceiling.
    package internal(set) var lapsed = 0
    /// Added because the account was below its floor.
    package internal(set) var forgiven = 0
    /// Lost because hours of the year before were not used in time.
    package internal(set) var expired = 0
    package internal(set) var closing = 0
    /// What is left of the hours of the year before.
    package internal(set) var carried = 0

    package var credited: Int { credits.reduce(0) { $0 + $1.minutes } }

    init(_ day: LocalDay) {
        self.day = day
    }
}
