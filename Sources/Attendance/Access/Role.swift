/// What somebody with an account is to the site. Each role's permissions are in `Permission`.
package enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    /// Sees the board and their own record.
    case staff
    /// Corrects and approves: sees everybody's record, punches for others, keeps people and badges.
    case supervisor
    /// Accounts for everybody in a fire: sees who is on site and where.
    case warden
    /// Sets the station up: everything.
    case admin
    /// Looks at everything and changes nothing.
    case auditor
}
