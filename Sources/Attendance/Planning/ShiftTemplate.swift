/// A kind of shift: its hours, the times around them in which punches belong to it, and its breaks.
package struct ShiftTemplate: Hashable, Sendable {
    /// Minutes before the start and after the end in which punches belong to a shift of which nobody said more.
    package static let usualEarlyWindow = 120
    package static let usualLateWindow = 240

    /// The name in rotas: 1 to 20 letters, digits or “.”.
    package let code: String
    /// The hours, and the minutes after the start until an arrival is late.
    package let hours: Shift
    /// Minutes before the end from which leaving is not early.
    package let leaveGrace: Int
    /// Minutes before the start from which an arrival belongs to the shift.
    package let earlyWindow: Int
    /// Minutes after the end until which a departure belongs to the shift.
    package let lateWindow: Int
    package let breaks: [BreakRule]
    /// The minutes that a contract expects at any time within the hours; `nil` for a shift that somebody comes for. Nobody
    /// is late for these, or leaves them early.
    package let flexible: Int?

    /// - Throws: ``ScheduleError/badCode(_:)`` or ``ScheduleError/badWindow(minutes:)``.
    package init(
        code: String,
        hours: Shift,
        leaveGrace: Int = 0,
        earlyWindow: Int = usualEarlyWindow,
        lateWindow: Int = usualLateWindow,
        breaks: [BreakRule] = []
    ) throws(ScheduleError) {
        guard (1...20).contains(code.count),
            code.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "." })
        else { throw .badCode(code) }
        for minutes in [leaveGrace, earlyWindow, lateWindow] where !(0...720).contains(minutes) {
            throw .badWindow(minutes: minutes)
        }
        self.code = code
        self.hours = hours
        self.leaveGrace = leaveGrace
        self.earlyWindow = earlyWindow
        self.lateWindow = lateWindow
        self.breaks = breaks
        flexible = nil
    }

    /// The site's usual hours, where nothing else is scheduled.
    package static func usual(_ hours: Shift, breaks: [BreakRule] = []) -> ShiftTemplate {
        ShiftTemplate(usual: hours, breaks: breaks)
    }

    /// A day on which somebody works so many minutes whenever they like, within their flexitime.
    init(flexible minutes: Int, within hours: Shift, breaks: [BreakRule]) {
        code = "flexitime"
        self.hours = hours
        leaveGrace = 0
        earlyWindow = Self.usualEarlyWindow
        lateWindow = Self.usualLateWindow
        self.breaks = breaks
        flexible = minutes
    }

    private init(usual hours: Shift, breaks: [BreakRule]) {
        code = "usual"
        self.hours = hours
        leaveGrace = hours.grace
        earlyWindow = Self.usualEarlyWindow
        lateWindow = Self.usualLateWindow
        self.breaks = breaks
        flexible = nil
    }
}
