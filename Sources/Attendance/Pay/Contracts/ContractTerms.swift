/// What a contract says of time: how much, and when.
package struct ContractTerms: Hashable, Sendable {
    package let hours: ContractHours
    /// When somebody must be there on a day with hours; `nil` for no core time.
    package let core: DailyHours?
    /// Outside of it time counts only if it was approved; `nil` if all of it counts.
    package let flexitime: DailyHours?
    /// What is deducted of work for breaks that were not taken, where no shift of a rota says so; `nil` for what the site
    /// has, empty for nothing. Not paid.
    package let breaks: [BreakRule]?

    /// - Throws: ``ContractError``.
    package init(
        hours: ContractHours,
        core: DailyHours? = nil,
        flexitime: DailyHours? = nil,
        breaks: [BreakRule]? = nil
    ) throws(ContractError) {
        try hours.check()
        if let breaks, breaks.count > BreakRules.most { throw .tooManyBreaks(breaks.count) }
        if let core, let flexitime, core.start < flexitime.start || core.end > flexitime.end {
            throw .coreOutsideFlexitime(core, flexitime)
        }
        self.hours = hours
        self.core = core
        self.flexitime = flexitime
        self.breaks = breaks
    }
}

extension ContractTerms {
    /// Within which hours somebody comes and goes as they like: the flexitime, or around the core time; `nil` without both.
    var flexibleHours: DailyHours? { flexitime ?? core }
}

extension ContractTerms: CustomStringConvertible {
    /// As `weekly 38:30 days 12345 core 10:00-15:00 flexitime 07:00-20:00`, or with
    /// `by-day 8:00 8:00 0:00 8:00 4:00 0:00 0:00` in place of the weekly hours. `break 0:30 after 6:00` may follow, several
    /// times, or `break none`.
    package var description: String {
        var words: [String]
        switch hours {
        case .weekly(let minutes, let days):
            words = ["weekly", HoursText.text(minutes), "days", days.sorted().map(String.init).joined()]
        case .byWeekday(let minutes): words = ["by-day"] + minutes.map(HoursText.text)
        }
        if let core { words += ["core", "\(core)"] }
        if let flexitime { words += ["flexitime", "\(flexitime)"] }
        if let breaks {
            words += breaks.isEmpty ? ["break", "none"] : breaks.flatMap { ["break", $0.deductedText] }
        }
        return words.joined(separator: " ")
    }

    /// Reads ``description``.
    package init(text: String) throws(ContractError) {
        let bad = ContractError.badTerms(String(text.prefix(80)))
        guard text.utf8.count <= 500 else { throw bad }
        var words = text.split(whereSeparator: \.isWhitespace)[...]
        let hours: ContractHours
        switch words.popFirst() {
        case "weekly":
            guard words.count >= 3, let minutes = words.popFirst().flatMap({ HoursText.minutes($0) }),
                words.popFirst() == "days", let digits = words.popFirst()
            else { throw bad }
            let days = digits.compactMap { $0.isASCII ? $0.wholeNumberValue : nil }
            guard days.count == digits.count, Set(days).count == days.count else { throw .badDays }
            hours = .weekly(minutes, days: Set(days))
        case "by-day":
            let texts = words.prefix { $0.contains(":") && !$0.contains("-") }
            hours = .byWeekday(texts.compactMap { HoursText.minutes($0) })
            words = words.dropFirst(texts.count)
        default: throw bad
        }
        var core: DailyHours?
        var flexitime: DailyHours?
        var breaks: [BreakRule]?
        while let word = words.popFirst() {
            guard let text = words.first else { throw bad }
            switch word {
            case "core" where core == nil: core = try DailyHours(String(text))
            case "flexitime" where flexitime == nil: flexitime = try DailyHours(String(text))
            case "break" where text == "none" && breaks == nil: breaks = []
            case "break" where breaks?.isEmpty != true:
                guard let rule = BreakRule(deducted: words.prefix(3)) else { throw bad }
                breaks = (breaks ?? []) + [rule]
                words = words.dropFirst(2)
            default: throw bad
            }
            words = words.dropFirst()
        }
        try self.init(hours: hours, core: core, flexitime: flexitime, breaks: breaks)
    }
}
