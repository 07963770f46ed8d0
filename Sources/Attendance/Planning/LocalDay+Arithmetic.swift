extension LocalDay {
    /// Days since 1970-01-01 in the proleptic Gregorian calendar, negative before.
    ///
    /// Counted with whole numbers (Howard Hinnant, “chrono-Compatible Low-Level Date Algorithms”), because a calendar
    /// of Foundation takes a hundred times as long.
    package var ordinal: Int {
        // Years begin in March, so that the leap day is a year's last.
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    package init(ordinal: Int) {
        let days = ordinal + 719_468
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        self.init(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
            month: month,
            day: dayOfYear - (153 * shifted + 2) / 5 + 1
        )
    }

    /// The day that many days later.
    package func adding(_ days: Int) -> LocalDay { LocalDay(ordinal: ordinal + days) }

    /// 1 for Monday to 7 for Sunday, as in ISO 8601.
    package var weekday: Int {
        let remainder = (ordinal + 3) % 7
        return (remainder < 0 ? remainder + 7 : remainder) + 1
    }
}
