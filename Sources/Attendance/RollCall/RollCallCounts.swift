/// How a roll call ended, in people.
package struct RollCallCounts: Hashable, Sendable, Codable {
    package var safe = 0
    package var missing = 0
    package var notOnSite = 0
    /// Of the safe, missing and not on site those who were on no list.
    package var unlisted = 0
    /// Nobody said anything of them.
    package var unaccounted = 0

    package init() {}

    /// Nobody is missing or left out.
    package var isComplete: Bool { missing == 0 && unaccounted == 0 }
}
