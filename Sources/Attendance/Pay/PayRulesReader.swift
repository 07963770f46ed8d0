/// Reads pay rules line by line.
struct PayRulesReader {
    private var normal: PayCode?
    private var bands: [PayBand] = []
    private var supplements: [PaySupplement] = []
    private var week: Int?
    private var cycle: PayCycle?
    private var creditsCount: Bool?

    func rules() throws(PayRuleError) -> PayRules {
        try PayRules(
            normal: normal ?? .normal,
            bands: bands,
            supplements: supplements,
            week: week ?? 1,
            cycle: cycle ?? .monthly(from: 1),
            creditsCount: creditsCount ?? false
        )
    }

    mutating func read(_ line: Substring) throws(PayRuleError) {
        var words = Self.words(of: line)
        guard let first = words.first else { return }
        let bad = PayRuleError.badLine(String(line.prefix(80)).trimmed)
        words.removeFirst()
        switch first {
        case "normal":
            guard words.count == 1 else { throw bad }
            try Self.set(&normal, to: PayCode(words[0]), first)
        case "week":
            guard words.count == 1, let number = Int(words[0]) else { throw bad }
            try Self.set(&week, to: number, first)
        case "period":
            guard let read = PayCycle(words.joined(separator: " ")) else { throw bad }
            try Self.set(&cycle, to: read, first)
        case "credits":
            guard words == ["count"] || words == ["apart"] else { throw bad }
            try Self.set(&creditsCount, to: words == ["count"], first)
        case "band": bands.append(try Self.band(words, bad))
        case "supplement": supplements.append(try Self.supplement(words, bad))
        default: throw bad
        }
        guard bands.count <= PayRules.limit else { throw .tooMany(what: "bands", limit: PayRules.limit) }
        guard supplements.count <= PayRules.limit else { throw .tooMany(what: "supplements", limit: PayRules.limit) }
    }

    private static func set<Value>(_ member: inout Value?, to value: Value, _ word: String) throws(PayRuleError) {
        if member != nil { throw .twice(word) }
        member = value
    }

    /// `day>8:00 OT50 150% pay min 0:15`
    private static func band(_ words: [String], _ bad: PayRuleError) throws(PayRuleError) -> PayBand {
        let limit = words.first?.split(separator: ">", omittingEmptySubsequences: false) ?? []
        guard words.count >= 4, limit.count == 2, let measure = PayMeasure(String(limit[0])),
            let over = HoursText.minutes(limit[1]), let percent = percent(words[2]),
            let compensation = PayCompensation(rawValue: words[3]),
            let options = options(words[4...], known: ["min"])
        else { throw bad }
        return try PayBand(
            measure,
            over: over,
            code: PayCode(words[1]),
            percent: percent,
            compensation: compensation,
            minimum: minutes(options["min"], bad) ?? 0
        )
    }

    /// `NIGHT 23:00-06:00 days 1234567 25% pay min 2:00 group A`
    private static func supplement(_ words: [String], _ bad: PayRuleError) throws(PayRuleError) -> PaySupplement {
        guard words.count >= 5 else { throw bad }
        let hours = words[1].split(separator: "-", omittingEmptySubsequences: false)
        guard hours.count == 2, let start = HoursText.minutes(hours[0]), let last = HoursText.minutes(hours[1]),
            (0..<1440).contains(start), (0...1440).contains(last)
        else { throw .badHours(words[1]) }
        var rest = words[2...]
        let days: PayDays
        switch (rest.removeFirst(), rest.first) {
        case ("holidays", _): days = .holidays
        case ("holiday", let name?):
            guard name.count >= 2, name.hasPrefix("\""), name.hasSuffix("\"") else { throw bad }
            days = .holiday(String(name.dropFirst().dropLast()))
            rest.removeFirst()
        case ("days", let digits?):
            let numbers = digits.compactMap { $0.isASCII ? $0.wholeNumberValue : nil }
            guard numbers.count == digits.count, Set(numbers).count == numbers.count else { throw .badDays(digits) }
            days = .weekdays(Set(numbers))
            rest.removeFirst()
        default: throw bad
        }
        guard rest.count >= 2, let percent = percent(rest.removeFirst()),
            let compensation = PayCompensation(rawValue: rest.removeFirst()),
            let options = options(rest, known: ["min", "group"])
        else { throw bad }
        let group: PayCode? = if let text = options["group"] { try PayCode(text) } else { nil }
        return try PaySupplement(
            PayCode(words[0]),
            on: days,
            start: start,
            end: last > start ? last : last + 1440,
            percent: percent,
            compensation: compensation,
            minimum: minutes(options["min"], bad) ?? 0,
            group: group
        )
    }

    private static func percent(_ word: String) -> Int? {
        guard word.hasSuffix("%"), (2...5).contains(word.utf8.count) else { return nil }
        return Int(word.dropLast())
    }

    private static func minutes(_ text: String?, _ bad: PayRuleError) throws(PayRuleError) -> Int? {
        guard let text else { return nil }
        guard let minutes = HoursText.minutes(text) else { throw bad }
        return minutes
    }

    /// Pairs of a known word and what follows it, each once.
    private static func options(_ words: ArraySlice<String>, known: Set<String>) -> [String: String]? {
        guard words.count.isMultiple(of: 2) else { return nil }
        var options: [String: String] = [:]
        for index in stride(from: words.startIndex, to: words.endIndex, by: 2) {
            guard known.contains(words[index]), options.updateValue(words[index + 1], forKey: words[index]) == nil
            else { return nil }
        }
        return options
    }

    /// The words of a line; what stands between quotation marks is one, with its marks.
    private static func words(of line: Substring) -> [String] {
        var words: [String] = []
        for (index, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
            if index.isMultiple(of: 2) {
                words += part.split(whereSeparator: \.isWhitespace).map(String.init)
            } else {
                words.append("\"\(part)\"")
            }
        }
        return words
    }
}

extension String {
    /// Without white space at both ends.
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
