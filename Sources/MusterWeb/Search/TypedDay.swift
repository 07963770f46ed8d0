import Attendance

/// A day as people type it: `2026-11-20`, `20.11.2026`, `20.11.`, `2026年11月20日` or `11月20日`. Without a year it is the last one
/// that was, today included.
enum TypedDay {
    static func day(_ word: String, today: LocalDay) -> LocalDay? {
        if let day = LocalDay(word) { return day }
        // No day has more characters.
        guard word.count <= 12, word.allSatisfy({ $0.isWholeNumber && $0.isASCII || ".年月日".contains($0) }) else {
            return nil
        }
        let parts = word.split { !$0.isNumber }.compactMap { Int($0) }
        let isChinese = word.hasSuffix("日")
        guard isChinese || word.count(where: { $0 == "." }) == 2, [2, 3].contains(parts.count) else { return nil }
        let (year, month, day): (Int?, Int, Int) =
            switch (isChinese, parts.count) {
            case (true, 3): (parts[0], parts[1], parts[2])
            case (true, _): (nil, parts[0], parts[1])
            case (false, 3): (parts[2], parts[1], parts[0])
            case (false, _): (nil, parts[1], parts[0])
            }
        if let year { return named(year, month, day) }
        return named(today.year, month, day).flatMap { $0 <= today ? $0 : nil } ?? named(today.year - 1, month, day)
    }

    /// - Returns: `nil` where the calendar has no such day.
    private static func named(_ year: Int, _ month: Int, _ day: Int) -> LocalDay? {
        func digits(_ number: Int, _ count: Int) -> String {
            let text = "\(number)"
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return LocalDay("\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))")
    }
}
