/// What somebody is paid at least when they are called to work.
package struct CallOutRule: Hashable, Sendable {
    /// Minutes that each call-out is paid at least, 1 to 1440.
    package let minimum: Int
    /// The base code of what is added to reach the minimum.
    package let code: PayCode
    /// The most minutes that are added on one day, 1 to 1440; `nil` for no limit.
    package let maximum: Int?

    /// - Throws: ``PayRuleError/outOfRange(field:value:allowed:)``.
    package init(minimum: Int, code: PayCode, maximum: Int? = nil) throws(PayRuleError) {
        try PayRuleError.check("The minimum of a call-out in minutes", minimum, 1...1440)
        if let maximum { try PayRuleError.check("The maximum of call-outs in minutes", maximum, 1...1440) }
        self.minimum = minimum
        self.code = code
        self.maximum = maximum
    }
}

extension CallOutRule: CustomStringConvertible {
    /// As `call-out 3:00 CALL max 8:00`.
    package var description: String {
        "call-out \(HoursText.text(minimum)) \(code)" + (maximum.map { " max \(HoursText.text($0))" } ?? "")
    }
}
