import Attendance

/// A date and a time as other systems write them, made into what ``WallTimeReader`` reads.
struct ForeignTime {
    /// In which order the numbers of a date stand. Nothing is guessed: 03/04 is a day in March or in April.
    enum DateOrder: String, CaseIterable, Sendable {
        case yearMonthDay = "year month day"
        case dayMonthYear = "day month year"
        case monthDayYear = "month day year"
    }

    /// The longest text in which a time is looked for.
    private static let longest = 64

    let order: DateOrder

    /// - Parameter text: a date and a time with a space or a `T` between: `2/3/2026 9:05 PM`, `20260302 2105`.
    /// - Returns: `2026-03-02 21:05`, with seconds and offset as they are there; `nil` for what is none.
    func plain(_ text: String) -> String? {
        guard text.utf8.count <= Self.longest,
            let place = text.firstIndex(where: { $0 == " " || $0 == "T" || $0 == "\u{202F}" || $0 == "\u{A0}" })
        else { return nil }
        guard let day = day(text[..<place]), let time = Self.time(text[text.index(after: place)...]) else { return nil }
        return "\(day) \(time)"
    }

    /// `2026-03-02`, `2.3.2026`, `3/2/2026` or `20260302`.
    private func day(_ text: Substring) -> LocalDay? {
        var parts = text.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
        if parts.count == 1, text.count == 8 {
            let cuts = order == .yearMonthDay ? [4, 2, 2] : [2, 2, 4]
            var rest = text
            parts = cuts.map { length in
                defer { rest = rest.dropFirst(length) }
                return rest.prefix(length)
            }
        }
        guard parts.count == 3 else { return nil }
        let (year, month, day) =
            switch order {
            case .yearMonthDay: (parts[0], parts[1], parts[2])
            case .dayMonthYear: (parts[2], parts[1], parts[0])
            case .monthDayYear: (parts[2], parts[0], parts[1])
            }
        guard year.count == 4, (1...2).contains(month.count), (1...2).contains(day.count) else { return nil }
        return LocalDay("\(year)-\(Self.padded(month))-\(Self.padded(day))")
    }

    /// `9:05`, `9:05:30 PM`, `2105`, `210530`, with what stands behind it.
    private static func time(_ text: Substring) -> String? {
        var text = text.filter { !$0.isWhitespace }.lowercased()
        var isAfternoon: Bool?
        for (word, afternoon) in [
            ("a.m.", false), ("p.m.", true), ("am", false), ("pm", true), ("上午", false), ("下午", true),
        ] {
            if text.hasSuffix(word) {
                text.removeLast(word.count)
            } else if text.hasPrefix(word) {
                text.removeFirst(word.count)
            } else {
                continue
            }
            isAfternoon = afternoon
            break
        }
        if !text.contains(":"), text.count == 4 || text.count == 6, text.allSatisfy(\.isASCII) {
            text = stride(from: 0, to: text.count, by: 2).map { String(text.dropFirst($0).prefix(2)) }.joined(
                separator: ":"
            )
        }
        guard let colon = text.firstIndex(of: ":"), let hour = Int(text[..<colon]), (0...24).contains(hour) else {
            return nil
        }
        guard let isAfternoon else { return padded(text[..<colon]) + text[colon...].uppercased() }
        // 12 AM is midnight and 12 PM noon.
        guard (1...12).contains(hour) else { return nil }
        return padded("\(hour % 12 + (isAfternoon ? 12 : 0))") + text[colon...].uppercased()
    }

    private static func padded(_ number: some StringProtocol) -> String {
        number.count < 2 ? "0\(number)" : String(number)
    }
}
