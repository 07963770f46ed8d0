/// What people get for time under a code.
package enum PayCompensation: String, Hashable, Sendable, Codable, CaseIterable {
    /// Money.
    case pay
    /// Time off: it goes to the hours account.
    case time
    /// Nothing until somebody decides: time beyond what is allowed. It is listed all the same.
    case none
}
