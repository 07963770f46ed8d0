/// From a day on punches are counted so.
package struct PolicyAdopted: FactContent {
    package static let kind = "policy-adopted"
    package static let changes: Fact.Subjects = .planning
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: CodingKey {
        case from, duplicateWindow, longestSession, rest, toleratedAway, away, closing, grace, roundingIn, roundingOut
        case overtimeTolerance, breaks
    }

    package let policy: TimesheetPolicy
    /// The first day on which it counts.
    package let from: LocalDay

    package init(policy: TimesheetPolicy, from: LocalDay) {
        self.policy = policy
        self.from = from
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        var policy = TimesheetPolicy()
        policy.duplicateWindow = try members.decode(Int.self, forKey: .duplicateWindow)
        policy.longestSession = try members.decode(Int.self, forKey: .longestSession)
        policy.rest = try members.decode(Int.self, forKey: .rest)
        policy.toleratedAway = try members.decode(Int.self, forKey: .toleratedAway)
        policy.away = try members.decode(TimesheetPolicy.Away.self, forKey: .away)
        policy.closing = try members.decode(TimesheetPolicy.Closing.self, forKey: .closing)
        policy.grace = try members.decodeIfPresent(Int.self, forKey: .grace)
        policy.roundingIn = try members.decodeIfPresent(.roundingIn) { RoundingRule($0) }
        policy.roundingOut = try members.decodeIfPresent(.roundingOut) { RoundingRule($0) }
        policy.overtimeTolerance = try members.decode(Int.self, forKey: .overtimeTolerance)
        policy.breaks = try members.decodeIfPresent(.breaks) { BreakRules($0) }?.rules ?? []
        try policy.check()
        self.policy = policy
        from = try members.decode(LocalDay.self, forKey: .from)
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(policy.duplicateWindow, forKey: .duplicateWindow)
        try members.encode(policy.longestSession, forKey: .longestSession)
        try members.encode(policy.rest, forKey: .rest)
        try members.encode(policy.toleratedAway, forKey: .toleratedAway)
        try members.encode(policy.away, forKey: .away)
        try members.encode(policy.closing, forKey: .closing)
        try members.encodeIfPresent(policy.grace, forKey: .grace)
        try members.encodeIfPresent(policy.roundingIn?.description, forKey: .roundingIn)
        try members.encodeIfPresent(policy.roundingOut?.description, forKey: .roundingOut)
        try members.encode(policy.overtimeTolerance, forKey: .overtimeTolerance)
        if !policy.breaks.isEmpty { try members.encode(BreakRules(policy.breaks).description, forKey: .breaks) }
        try members.encode(from, forKey: .from)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .policyAdopted(self) }
}
