package import Attendance

/// How a language writes days, times and what stands between words.
extension Catalogue {
    /// A time of day.
    package func time(_ hour: Int, _ minute: Int) -> String {
        let padded = self["common.padsHours"] == "true" && hour < 10 ? "0\(hour)" : "\(hour)"
        return self["format.time", ["hour": padded, "minute": minute < 10 ? "0\(minute)" : "\(minute)"]]
    }

    /// A day without its year.
    ///
    /// - Parameter weekday: from 0 or 7 for Sunday.
    package func day(_ day: LocalDay, weekday: Int) -> String {
        let weekday = self["format.weekdays.\(weekday % 7)"]
        return self["format.day", ["weekday": weekday, "day": day.day, "month": month(day.month)]]
    }

    /// - Parameter month: from 1 for January.
    package func month(_ month: Int, year: Int) -> String {
        self["format.monthAndYear", ["month": self.month(month), "year": year]]
    }

    /// The name of a month, from 1 for January.
    package func month(_ month: Int) -> String { self["format.months.\((month + 11) % 12 + 1)"] }

    /// - Parameter weekday: from 0 or 7 for Sunday.
    package func shortWeekday(_ weekday: Int) -> String { self["format.shortWeekdays.\(weekday % 7)"] }

    /// From one day to another, or the one day.
    package func range(_ from: String, _ to: String) -> String {
        from == to ? from : self["format.range", ["from": from, "to": to]]
    }

    /// Sentences one after another.
    package func sentences(_ sentences: [String]) -> String {
        sentences.joined(separator: self["format.sentenceSeparator"])
    }
}
