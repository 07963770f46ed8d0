/// A shift was defined, or anew from a day on.
package struct ShiftDefined: FactContent {
    package static let kind = "shift-defined"
    package static let changes: Fact.Subjects = .planning
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: CodingKey {
        case code, leaveGrace, earlyWindow, lateWindow, breaks, from
    }

    package let template: ShiftTemplate
    /// The first day on which it counts.
    package let from: LocalDay

    package init(template: ShiftTemplate, from: LocalDay) {
        self.template = template
        self.from = from
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        template = try ShiftTemplate(
            code: members.decode(String.self, forKey: .code),
            hours: Shift(from: decoder),
            leaveGrace: members.decode(Int.self, forKey: .leaveGrace),
            earlyWindow: members.decode(Int.self, forKey: .earlyWindow),
            lateWindow: members.decode(Int.self, forKey: .lateWindow),
            breaks: members.decode(.breaks) { BreakRules($0)?.rules }
        )
        from = try members.decode(LocalDay.self, forKey: .from)
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(template.code, forKey: .code)
        try template.hours.encode(to: encoder)
        try members.encode(template.leaveGrace, forKey: .leaveGrace)
        try members.encode(template.earlyWindow, forKey: .earlyWindow)
        try members.encode(template.lateWindow, forKey: .lateWindow)
        try members.encode(BreakRules(template.breaks).description, forKey: .breaks)
        try members.encode(from, forKey: .from)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .shiftDefined(self) }
}
