/// Cases out of the trackers of other programs, told in our own words.
extension PayCase {
    private static let github = "https://github.com/"
    private static let week40 = "band week>40:00 OT 150% pay"

    static let trackers: [PayCase] = [
        PayCase(
            // Five days of 10:00 are 50:00; Friday begins at 40:00.
            name: "Five long days of a flexible week are ten hours beyond forty, not eighteen",
            source: github + "odoo/odoo/pull/263335",
            rules: week40,
            days: (2...6).map { "2026-03-0\($0) 08:00-18:00" },
            expected: ["N 10:00", "N 10:00", "N 10:00", "N 10:00", "OT 10:00"]
        ),
        PayCase(
            // 4 × 8:00 = 32:00, whatever the days of the week.
            name: "Thirty-two hours on any four days have no overtime",
            source: github + "odoo/odoo/pull/263840",
            rules: "band week>32:00 OT 150% pay",
            days: ["2026-03-02", "2026-03-03", "2026-03-06", "2026-03-07"].map { $0 + " 08:00-16:00" },
            expected: ["N 8:00", "N 8:00", "N 8:00", "N 8:00"]
        ),
        PayCase(
            // The holiday is credited with 8:00, and 5 × 8:00 are worked: 48 − 40 = 8.
            name: "A holiday on Monday and five days of work are eight hours beyond forty",
            source: github + "odoo/odoo/pull/269293",
            rules: "credits count; " + week40,
            days: ["2026-03-02 HOLIDAY=8:00"] + (3...7).map { "2026-03-0\($0) 00:00-08:00" },
            expected: ["HOLIDAY 8:00", "N 8:00", "N 8:00", "N 8:00", "N 8:00", "OT 8:00"]
        ),
        PayCase(
            // 06:00-20:00 with an hour of break is 13:00: 8:00 and 5:00.
            name: "Early and late on one day is five hours beyond eight",
            source: github + "odoo/odoo/pull/238065",
            rules: "band day>8:00 OT 150% pay",
            days: ["2026-03-02 06:00-12:00 13:00-20:00"],
            expected: ["N 8:00, OT 5:00"]
        ),
        PayCase(
            // 20:00 to 04:00 on the wall of Kolkata, which is 14:30 to 22:30 UTC.
            name: "A night ahead of UTC is one day of eight hours",
            source: github + "odoo/odoo/pull/245247",
            rules: "band day>8:00 OT 150% pay",
            zone: "Asia/Kolkata",
            days: ["2026-01-15 20:00-28:00"],
            expected: ["N 8:00"]
        ),
        PayCase(
            // 01:00 to 06:00 is five hours of night, never thirteen.
            name: "A night window that begins at midnight",
            source: github + "OCA/hr-attendance/pull/237",
            rules: "supplement NIGHT 00:00-06:00 days 1234567 25% pay",
            days: ["2026-03-02 01:00-09:00"],
            expected: ["N 8:00 + NIGHT 5:00"]
        ),
        PayCase(
            // 22:00 to 06:00: all of its eight hours, not seven.
            name: "A night shift that fills the night window",
            source: github + "OCA/hr-attendance/pull/203",
            rules: "supplement NIGHT 22:00-06:00 days 1234567 25% pay",
            days: ["2026-03-02 22:00-30:00"],
            expected: ["N 8:00 + NIGHT 8:00"]
        ),
        PayCase(
            // 3 × 12 = 36 in the first week; 4 × 12 = 48 in the second: 8 beyond 40. The fourth day begins at 36.
            name: "Twelve-hour shifts, three days and four: eight hours of overtime, in the second week",
            source: github + "City-of-Bloomington/timetrack/issues/201",
            rules: week40,
            days: ["02", "04", "06", "09", "10", "12", "13"].map { "2026-03-\($0) 07:00-19:00" },
            expected: ["N 12:00", "N 12:00", "N 12:00", "N 12:00", "N 12:00", "N 12:00", "N 4:00, OT 8:00"]
        ),
        PayCase(
            // Sunday's shift begins at 22:00 and ends on Monday: all of it is in Sunday's week.
            name: "The last night of a week belongs to that week",
            source: github + "City-of-Bloomington/timetrack/issues/233",
            rules: week40,
            days: (2...6).map { "2026-03-0\($0) 08:00-16:00" } + ["2026-03-08 22:00-30:00", "2026-03-09 22:00-30:00"],
            expected: ["OT 8:00", "N 8:00"]
        ),
        PayCase(
            // 21:00 to 03:00 is 6:00 of the first day.
            name: "Six hours over midnight are the first day's",
            source: github + "kimai/kimai/issues/4239",
            rules: "band day>5:00 OT 150% pay",
            days: ["2026-03-02 21:00-27:00"],
            expected: ["N 5:00, OT 1:00"]
        ),
        PayCase(
            // What is beyond 10:00 waits for a decision, however long nobody clocked out.
            name: "A forgotten clock-out is no unlimited overtime",
            source: github + "Senthil455/Atlas-Workforce-System/issues/187",
            rules: "band day>10:00 HELD 0% none; band day>8:00 OT 150% pay",
            days: ["2026-03-02 08:00-32:00"],
            expected: ["HELD 14:00, N 8:00, OT 2:00"]
        ),
        PayCase(
            // 20:00 a week is the limit, not 5:00 a day: 9 + 3 + 5 + 3 = 20.
            name: "Part-time hours that are spread unevenly have no overtime below the week's",
            source: github + "DRYTRIX/TimeTracker/issues/551",
            rules: "band week>20:00 OT 125% pay",
            days: [
                "2026-03-02 08:00-17:00", "2026-03-03 08:00-11:00", "2026-03-04 08:00-13:00", "2026-03-05 08:00-11:00",
            ],
            expected: ["N 9:00", "N 3:00", "N 5:00", "N 3:00"]
        ),
        PayCase(
            // Nothing is due on Saturday: from the first minute on.
            name: "Work on a day off can be overtime from the first minute",
            source: github + "horilla/horilla-hr/issues/1223",
            rules: "supplement SAT 00:00-24:00 days 6 50% pay; " + week40,
            days: (2...6).map { "2026-03-0\($0) 08:00-16:00" } + ["2026-03-07 08:00-12:00"],
            expected: ["OT 4:00 + SAT 4:00"]
        ),
        PayCase(
            // 160:00 in four weeks; three weeks of 44 and one of 36 are 168.
            name: "Overtime of a pay period of four weeks",
            source: "ILO C30 art. 4",
            rules: "period four-weekly 2026-03-02; band period>160:00 OT 125% pay",
            days: [
                "2026-03-02 00:00-44:00", "2026-03-09 00:00-44:00", "2026-03-16 00:00-44:00", "2026-03-23 00:00-36:00",
                "2026-03-30 08:00-16:00",
            ],
            // 132 before the last week: 28 are left of 160. The next period begins at nothing.
            expected: ["N 28:00, OT 8:00", "N 8:00"]
        ),
        PayCase(
            // Two half shifts of one day with a pause between are one day.
            name: "Split shifts add up within the day",
            source: github + "frappe/hrms/issues/3298",
            rules: "band day>8:00 OT 150% pay",
            days: ["2026-03-02 06:00-11:00 17:00-22:00"],
            expected: ["N 8:00, OT 2:00"]
        ),
        PayCase(
            // The eighth and the ninth hour are both beyond eight; the window of the night is beside them.
            name: "A supplement takes nothing away from overtime",
            source: github + "OCA/hr-attendance/pull/203",
            rules: "band day>8:00 OT 150% pay; supplement NIGHT 22:00-06:00 days 1234567 25% pay",
            days: ["2026-03-02 13:00-24:00"],
            expected: ["N 8:00, OT 3:00 + NIGHT 2:00"]
        ),
    ]
}
