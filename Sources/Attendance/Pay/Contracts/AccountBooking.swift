/// What somebody enters in a person's hours account by hand.
package struct AccountBooking: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// What the account had at the start of the day, when the station begins to keep it: whatever was there
        /// before does not count.
        case opening
        /// More or less than was worked, for the reason that is given.
        case adjustment
        /// Hours that are paid and leave the account.
        case payout
    }

    /// Random; so that a booking that comes twice counts once.
    package let id: String
    package let person: PersonID
    package let day: LocalDay
    package let kind: Kind
    package let minutes: Int
    /// Commits to the reason, which stands beside the chain.
    package let reason: Commitment

    /// - Throws: ``ContractError/bookingTooLarge(_:)``, ``ContractError/bookingOfNothing`` or
    ///   ``ContractError/payoutNotPositive(_:)``.
    package init(id: String, person: PersonID, day: LocalDay, kind: Kind, minutes: Int, reason: Commitment)
        throws(ContractError)
    {
        guard (-9999 * 60...9999 * 60).contains(minutes) else { throw .bookingTooLarge(minutes) }
        if kind == .adjustment, minutes == 0 { throw .bookingOfNothing }
        if kind == .payout, minutes <= 0 { throw .payoutNotPositive(minutes) }
        self.id = id
        self.person = person
        self.day = day
        self.kind = kind
        self.minutes = minutes
        self.reason = reason
    }
}
