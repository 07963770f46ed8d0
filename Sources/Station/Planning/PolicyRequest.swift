package import Attendance

/// Rules by which punches are to be counted, as a page, a program or a command asks for them. What is left out stays as it
/// is.
package struct PolicyRequest: Decodable, Sendable {
    /// The first day.
    package var from: LocalDay?
    /// In s.
    package let duplicateWindow: Int?
    package let longestSession: Int?
    package let rest: Int?
    package let toleratedAway: Int?
    package let away: TimesheetPolicy.Away?
    package let closing: TimesheetPolicy.Closing?
    /// Cleared for each shift's own.
    package let grace: Clearable<Int>?
    package let roundingIn: Clearable<RoundingRule>?
    package let roundingOut: Clearable<RoundingRule>?
    package let overtimeTolerance: Int?
    /// Cleared for none.
    package let breaks: Clearable<BreakRules>?

    package init(
        duplicateWindow: Int?,
        longestSession: Int?,
        rest: Int?,
        toleratedAway: Int?,
        away: TimesheetPolicy.Away?,
        closing: TimesheetPolicy.Closing?,
        grace: Clearable<Int>?,
        roundingIn: Clearable<RoundingRule>?,
        roundingOut: Clearable<RoundingRule>?,
        overtimeTolerance: Int?,
        breaks: Clearable<BreakRules>?
    ) {
        self.duplicateWindow = duplicateWindow
        self.longestSession = longestSession
        self.rest = rest
        self.toleratedAway = toleratedAway
        self.away = away
        self.closing = closing
        self.grace = grace
        self.roundingIn = roundingIn
        self.roundingOut = roundingOut
        self.overtimeTolerance = overtimeTolerance
        self.breaks = breaks
    }

    /// - Throws: `PolicyError`.
    package func policy(over old: TimesheetPolicy) throws(PolicyError) -> TimesheetPolicy {
        var policy = old
        policy.duplicateWindow = duplicateWindow ?? old.duplicateWindow
        policy.longestSession = longestSession ?? old.longestSession
        policy.rest = rest ?? old.rest
        policy.toleratedAway = toleratedAway ?? old.toleratedAway
        policy.away = away ?? old.away
        policy.closing = closing ?? old.closing
        policy.grace = grace.over(old.grace)
        policy.roundingIn = roundingIn.over(old.roundingIn)
        policy.roundingOut = roundingOut.over(old.roundingOut)
        policy.overtimeTolerance = overtimeTolerance ?? old.overtimeTolerance
        policy.breaks = breaks.over(BreakRules(old.breaks))?.rules ?? []
        try policy.check()
        return policy
    }
}

extension TimesheetPolicy.Away: RequestValue {}

extension TimesheetPolicy.Closing: RequestValue {}

extension BreakRules: RequestValue {
    package static var expectation: RequestExpectation { .like("“0:30 after 6:00, 0:15 after 9:00”") }
    package init?(requestText text: String) { self.init(text) }

    package init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let rules = BreakRules(text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
        }
        self = rules
    }
}

extension RoundingRule: RequestValue {
    package static var expectation: RequestExpectation { .like("“15 nearest”, “5 earlier” or “10 later”") }
    package init?(requestText text: String) { self.init(text) }

    package init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let rule = RoundingRule(text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
        }
        self = rule
    }
}
