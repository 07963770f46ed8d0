package import Attendance

/// A shift that is to be defined, as a page, a program or a command asks for it.
package struct ShiftRequest: Decodable, Sendable {
    package let code: String
    /// As `09:00-17:30`, or `22:00-06:00` across midnight.
    package let hours: String
    /// Minutes after the start until an arrival is late.
    package let grace: Int?
    /// Minutes before the end from which leaving is not early.
    package let leaveGrace: Int?
    /// Minutes before the start from which an arrival belongs to the shift.
    package let earlyWindow: Int?
    /// Minutes after the end until which a departure belongs to the shift.
    package let lateWindow: Int?
    /// As `30/360 unpaid automatic`; several are separated by commas.
    package let breaks: String?
    /// The first day; today if it is not said.
    package let from: LocalDay?

    package init(
        code: String,
        hours: String,
        grace: Int?,
        leaveGrace: Int?,
        earlyWindow: Int?,
        lateWindow: Int?,
        breaks: String?,
        from: LocalDay?
    ) {
        self.code = code
        self.hours = hours
        self.grace = grace
        self.leaveGrace = leaveGrace
        self.earlyWindow = earlyWindow
        self.lateWindow = lateWindow
        self.breaks = breaks
        self.from = from
    }

    /// - Throws: `ScheduleError` or `RosterError` for what makes no shift.
    func template() throws -> ShiftTemplate {
        let text = breaks ?? ""
        guard let breaks = BreakRules(text) else { throw ScheduleError.badBreak(text) }
        return try ShiftTemplate(
            code: code,
            hours: Shift(hours, grace: grace ?? 0),
            leaveGrace: leaveGrace ?? 0,
            earlyWindow: earlyWindow ?? ShiftTemplate.usualEarlyWindow,
            lateWindow: lateWindow ?? ShiftTemplate.usualLateWindow,
            breaks: breaks.rules
        )
    }
}
