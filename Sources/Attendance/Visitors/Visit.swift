package import BeaconKit

/// A visit of somebody who does not belong to the site, as the journal has it.
package struct Visit: Hashable, Sendable, Identifiable {
    /// How a visit stands.
    package enum Standing: String, Hashable, Sendable, CaseIterable {
        /// Did not come yet.
        case expected
        case here
        /// Signed in so long ago that they have probably forgotten to sign out.
        case mayBeInside = "may-be-inside"
        /// Nobody stays as long: they did forget.
        case forgotten
        case left
    }

    /// As long as a visit may last before it counts as forgotten to be ended, in µs: 16 h, as a stay by the usual policy.
    private static let longest: Int64 = 16 * 3_600_000_000

    /// Names the visit, as a ``PersonID`` names a person: a visitor who comes again has another.
    package let id: PersonID
    package internal(set) var host: PersonID?
    package internal(set) var details: Commitment
    /// What is kept of the secret in the visitor's link and on their badge.
    package let pass: String
    /// When they are expected; `nil` for a visitor who just came.
    package internal(set) var day: LocalDay?
    package internal(set) var arrived: Instant?
    package internal(set) var left: Instant?
    /// Stands for the text that they agreed to; `nil` for none.
    package internal(set) var agreement: String?
    package internal(set) var signature: Commitment?
    package internal(set) var photo: Commitment?

    package func standing(at now: Instant) -> Standing {
        guard left == nil else { return .left }
        guard let arrived else { return .expected }
        let age = now.microseconds(since: arrived)
        return age < Self.longest ? .here : age < StayRule.horizon ? .mayBeInside : .forgotten
    }

    /// Whether the visitor's link and code are good: up to the end of the day on which they are expected, and while they
    /// are here.
    package func isPassGood(at now: Instant, today: LocalDay) -> Bool {
        switch standing(at: now) {
        case .expected: day.map { $0 >= today } ?? false
        case .here, .mayBeInside: true
        case .forgotten, .left: false
        }
    }
}
