/// A person's punches as they count, and those that came too late for a closed period.
package struct PersonPunches: Hashable, Sendable {
    /// In order, duplicates made one, corrected.
    package let standing: [StandingPunch]
    /// Recorded after their day was closed: evidence that does not count.
    package let locked: [StandingPunch]

    package init(standing: [StandingPunch], locked: [StandingPunch] = []) {
        self.standing = standing
        self.locked = locked
    }
}
