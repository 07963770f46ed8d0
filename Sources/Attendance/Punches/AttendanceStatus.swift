/// Where a person stands in their day, as the board shows it.
package enum AttendanceStatus: String, Hashable, Sendable, Codable, CaseIterable {
    /// Not here yet today.
    case expected
    /// On site.
    case onSite = "on site"
    /// On site, arrived after the start of the shift and its grace.
    case late
    /// Left during the shift, may come back.
    case away
    /// Left, and the shift is over.
    case gone
    /// Not here, and on leave all day: nobody waits for them.
    case onLeave = "on leave"
    /// Not here, and nothing is planned for them: a day off, a weekend, a holiday.
    case free
}
