/// How punches are counted. One value, so that asking “what if” is deriving twice.
package struct TimesheetPolicy: Hashable, Sendable {
    /// What becomes of a session whose end nobody punched. Whatever it is, the day is flagged.
    package enum Closing: String, Hashable, Sendable, Codable, CaseIterable {
        /// It ends with the last that the journal has of the person within it: a punch that shows them there, by hand or of
        /// a badge that was heard. Single sightings are kept nowhere.
        case lastSighting = "last-sighting"
        /// It ends when its shift ends. Without a shift it stays open.
        case shiftEnd = "shift-end"
        case never
    }

    /// What the time between leaving and coming back on the same day counts as.
    package enum Away: String, Hashable, Sendable, Codable, CaseIterable {
        case away
        case breakTime = "break"
    }

    /// Seconds within which punches that say the same are one, 0 to 600.
    package var duplicateWindow = 120
    /// Minutes after which a session that began without a shift has been forgotten, 60 to 2880.
    package var longestSession = 960
    /// Minutes after a person's last punch from which an *in* on another day begins a new session, 30 to 1440.
    package var rest = 240
    /// Minutes that somebody may be away at a time and still be counted as working, if only presence says so, 0 to 120.
    package var toleratedAway = 10
    package var away = Away.away
    package var closing = Closing.lastSighting
    /// Minutes of grace for arriving and leaving in place of those of each shift, 0 to 240; `nil` for the shift's own.
    package var grace: Int?
    /// How the beginning of a session is rounded; `nil` for not at all.
    package var roundingIn: RoundingRule?
    /// How the end of a session is rounded; `nil` for not at all.
    package var roundingOut: RoundingRule?
    /// Minutes beyond the scheduled time that are not yet overtime, 0 to 240. Beyond them all of it is.
    package var overtimeTolerance = 0
    /// What is due where neither a rota's shift nor a contract says so, up to ``BreakRules/most``.
    package var breaks: [BreakRule] = []

    package init() {}

    /// Refuses values out of their range.
    package func check() throws(PolicyError) {
        let fields: [(String, Int, ClosedRange<Int>)] = [
            ("The duplicate window in seconds", duplicateWindow, 0...600),
            ("The longest session in minutes", longestSession, 60...2880),
            ("The rest in minutes", rest, 30...1440),
            ("The tolerated time away in minutes", toleratedAway, 0...120),
            ("The grace in minutes", grace ?? 0, 0...240),
            ("The overtime tolerance in minutes", overtimeTolerance, 0...240),
            ("The number of breaks", breaks.count, 0...BreakRules.most),
        ]
        for (field, value, allowed) in fields where !allowed.contains(value) {
            throw .outOfRange(field: field, value: value, allowed: allowed)
        }
    }
}
