extension PayCase {
    static let all = daily + weekly + daysTooMany + periods + supplements + clockChanges + odds + trackers

    private static let three =
        "band day>12:00 OT100 200% pay; band day>10:00 OT75 175% pay; band day>8:00 OT50 150% pay"
    /// California Labor Code § 510 (a).
    private static let california =
        "week 7; band day>12:00 DT 200% pay; band day-7-of-week>8:00 DT 200% pay; "
        + "band day-7-of-week>0:00 OT 150% pay; band day>8:00 OT 150% pay; band week>40:00 OT 150% pay"

    private static let daily: [PayCase] = [
        PayCase(
            name: "Eight hours are normal",
            source: "Cal. Labor Code § 510 (a)",
            rules: three,
            days: ["2026-03-02 08:00-12:00 12:30-16:30"],
            expected: ["N 8:00"]
        ),
        PayCase(
            // 4:00 + 4:01 = 8:01.
            name: "The first minute beyond eight hours is overtime",
            source: "Cal. Labor Code § 510 (a)",
            rules: three,
            days: ["2026-03-02 08:00-12:00 12:30-16:31"],
            expected: ["N 8:00, OT50 0:01"]
        ),
        PayCase(
            // 13:30 of work: 8 normal, 2 up to 10, 2 up to 12, 1:30 beyond.
            name: "Three bands in one day",
            source: "issue “8/10/12 h”",
            rules: three,
            days: ["2026-03-02 06:00-12:00 12:30-20:00"],
            expected: ["N 8:00, OT100 1:30, OT50 2:00, OT75 2:00"]
        ),
        PayCase(
            // A 9 to 6 day with an unpaid hour is 8:00: no overtime by being there.
            name: "An unpaid break brings no overtime",
            source: "frappe/hrms #1960",
            rules: three,
            days: ["2026-03-02 09:00-13:00 14:00-18:00"],
            expected: ["N 8:00"]
        ),
        PayCase(
            // 4:00 + 0:30 paid + 4:00 = 8:30.
            name: "A paid break is paid time and brings the day nearer to overtime",
            source: "frappe/hrms #1960",
            rules: three,
            days: ["2026-03-02 08:00-12:00 ~12:00-12:30 12:30-16:30"],
            expected: ["N 8:00, OT50 0:30"]
        ),
        PayCase(
            // 8:10 worked, 0:10 beyond, less than 0:15.
            name: "Overtime below the minimum is normal time",
            source: "odoo/documentation #16086",
            rules: "band day>8:00 OT 150% pay min 0:15",
            days: ["2026-03-02 08:00-16:10"],
            expected: ["N 8:10"]
        ),
        PayCase(
            // 8:15 worked: the minimum is reached, and all of it counts.
            name: "From the minimum on all of it is overtime",
            source: "odoo/documentation #16086",
            rules: "band day>8:00 OT 150% pay min 0:15",
            days: ["2026-03-02 08:00-16:15"],
            expected: ["N 8:00, OT 0:15"]
        ),
        PayCase(
            // 10:05: the upper band has only 5 minutes of its 15, so the lower one has them: 2:05.
            name: "What the upper band is refused the lower one takes",
            source: "docs/decisions/pay-rules.md",
            rules: "band day>10:00 OT75 175% pay min 0:15; band day>8:00 OT50 150% pay",
            days: ["2026-03-02 08:00-18:05"],
            expected: ["N 8:00, OT50 2:05"]
        ),
        PayCase(
            // A forgotten out: 08:00 to 08:00 is 24 h; 8 normal, 2 overtime, 14 held back.
            name: "Beyond the most that a day may have nothing is paid until somebody decides",
            source: "frappe/hrms #2886, Atlas-Workforce-System #187",
            rules: "band day>10:00 HOLD 0% none; band day>8:00 OT 150% pay",
            days: ["2026-03-02 08:00-32:00"],
            expected: ["HOLD 14:00, N 8:00, OT 2:00"]
        ),
        PayCase(
            // 20:00-24:00 and 00:00-04:00 are one attendance day of 8 h, wherever midnight in UTC is.
            name: "A night shift across midnight in UTC and at the site has no overtime",
            source: "odoo #245247",
            rules: "band day>8:00 OT 150% pay",
            zone: "Asia/Kolkata",
            days: ["2026-01-15 20:00-28:00"],
            expected: ["N 8:00"]
        ),
        PayCase(
            // 22:00-07:00 is 9 h of the day on which it starts; the next night again.
            name: "The night after is a day of its own",
            source: "frappe/hrms #3298",
            rules: "band day>8:00 OT 150% pay",
            days: ["2026-03-02 22:00-31:00", "2026-03-03 22:00-31:00"],
            expected: ["N 8:00, OT 1:00", "N 8:00, OT 1:00"]
        ),
        PayCase(
            // Monday's night ends at 08:00; Tuesday's day says from 06:00: 06:00-08:00 is paid once, 08:00-14:00 is 6
            // h.
            name: "A moment that two days claim is paid once",
            source: "issue “present, yet absent”",
            rules: "band day>8:00 OT 150% pay",
            days: ["2026-03-02 22:00-32:00", "2026-03-03 06:00-14:00"],
            expected: ["N 8:00, OT 2:00", "N 6:00"]
        ),
        PayCase(
            // 08:00-12:00 and 10:00-14:00 together are 6 h.
            name: "Two activities at the same time are paid once",
            source: "horilla #985",
            rules: three,
            days: ["2026-03-02 08:00-12:00 10:00-14:00"],
            expected: ["N 6:00"]
        ),
        PayCase(
            // Corrected from 12 h to 7:30, nothing of the 4 h is left.
            name: "A day that was corrected has the overtime of what it is now",
            source: "horilla-hr #56",
            rules: "band day>8:00 OT 150% pay",
            days: ["2026-03-02 08:00-15:30"],
            expected: ["N 7:30"]
        ),
        PayCase(
            // 06:45-16:15 is 9:30, the early 15 minutes as well as the late 15.
            name: "Bands count time that is paid, whether before or after the shift",
            source: "frappe/hrms #4194",
            rules: "band day>9:00 OT 150% pay",
            days: ["2026-03-02 06:45-16:15"],
            expected: ["N 9:00, OT 0:30"]
        ),
        PayCase(
            // 7 h paid leave and 2 h of work: 2 h worked is no overtime, 9 h are paid.
            name: "Leave is no work and makes no overtime of the day",
            source: "odoo #243608",
            rules: "band day>8:00 OT 150% pay",
            days: ["2026-03-02 08:00-10:00 LEAVE=7:00"],
            expected: ["LEAVE 7:00, N 2:00"]
        ),
        PayCase(
            name: "A day without anything has no code",
            source: "horilla-hr #67",
            rules: three,
            days: ["2026-03-02"],
            expected: [""]
        ),
        PayCase(
            // 8:00:30 + 0:00:30: 8 h 1 min in all. The band begins at 8:00:00 exactly, so it has 1 min.
            name: "Seconds are cut once in the day and not in each code",
            source: "frappe/hrms #4198",
            rules: "band day>8:00 OT 150% pay",
            days: ["2026-03-02 08:00:00-12:00:30 13:00:00-17:00:30"],
            expected: ["N 8:00, OT 0:01"]
        ),
        PayCase(
            // 90 s before 22:00 and 90 s after are 3 min: 1 min by day, 2 by night, for half a minute was begun by day.
            name: "A minute that two codes share belongs to the later one",
            source: "docs/decisions/pay-rules.md",
            rules: "supplement NIGHT 22:00-06:00 days 1234567 25% pay",
            days: ["2026-03-02 21:58:30-22:01:30"],
            expected: ["N 0:03 + NIGHT 0:02"]
        ),
    ]

    private static let weekly: [PayCase] = [
        PayCase(
            // 5 × 10 = 50; 40 normal, 10 beyond, all on Friday.
            name: "Ten hours on five days are ten hours of weekly overtime",
            source: "odoo #263335",
            rules: "band week>40:00 OT 150% pay",
            days: (2...6).map { "2026-03-0\($0) 08:00-18:00" },
            expected: ["N 10:00", "N 10:00", "N 10:00", "N 10:00", "OT 10:00"]
        ),
        PayCase(
            // 8 h on Mon, Tue, Fri, Sat = 32 of 32.
            name: "A 32-hour week worked on other days has none",
            source: "odoo #263840",
            rules: "band week>32:00 OT 150% pay",
            days: ["02", "03", "06", "07"].map { "2026-03-\($0) 08:00-16:00" },
            expected: ["N 8:00", "N 8:00", "N 8:00", "N 8:00"]
        ),
        PayCase(
            // 5 × 8 = 40 of 40.
            name: "Working at the weekend is no overtime as long as the week has its hours",
            source: "odoo #221137",
            rules: "band week>40:00 OT 150% pay",
            days: ["03", "04", "05", "07", "08"].map { "2026-03-\($0) 08:00-16:00" },
            expected: ["N 8:00", "N 8:00", "N 8:00", "N 8:00", "N 8:00"]
        ),
        PayCase(
            // 5 h, 4 days: 20 of 20, whatever a single day has.
            name: "A week of 20 hours counts weeks and not days",
            source: "DRYTRIX/TimeTracker #551",
            rules: "band week>20:00 OT 125% pay",
            days: [
                "2026-03-02 08:00-15:00", "2026-03-03 08:00-11:00", "2026-03-04 08:00-14:00",
                "2026-03-05 08:00-12:30",
            ],
            // 7 + 3 + 6 = 16, so 4 h of Thursday are normal and 0:30 is beyond.
            expected: ["N 7:00", "N 3:00", "N 6:00", "N 4:00, OT 0:30"]
        ),
        PayCase(
            // 3 × 12 = 36 in the first week, 4 × 12 = 48 in the second: 8 beyond.
            name: "Twelve-hour shifts: weeks stand alone and are not averaged",
            source: "City-of-Bloomington/timetrack #201",
            rules: "band week>40:00 OT 150% pay",
            days: ["02", "03", "04", "09", "10", "11", "12"].map { "2026-03-\($0) 07:00-19:00" },
            expected: ["N 12:00", "N 12:00", "N 12:00", "N 12:00", "N 12:00", "N 12:00", "N 4:00, OT 8:00"]
        ),
        PayCase(
            // 5 × 11 = 55: 40 normal, 8 in the first band, 7 in the second. Friday begins at 44.
            name: "Two weekly bands",
            source: "issue “weekly 40/48”",
            rules: "band week>48:00 W2 200% pay; band week>40:00 W1 150% pay",
            days: (2...6).map { "2026-03-0\($0) 08:00-19:00" },
            expected: ["N 11:00", "N 11:00", "N 11:00", "N 7:00, W1 4:00", "W1 4:00, W2 7:00"]
        ),
        PayCase(
            // Day first: each day 8 N + 1 OT. The week has 5 × 8 = 40 normal hours: none beyond.
            name: "No hour is overtime of the day and of the week",
            source: "paySphere #1934, Cal. Labor Code § 510 (a)",
            rules: "band day>8:00 D 150% pay; band week>40:00 W 150% pay",
            days: (2...6).map { "2026-03-0\($0) 08:00-17:00" },
            expected: Array(repeating: "D 1:00, N 8:00", count: 5)
        ),
        PayCase(
            // Mon to Fri 8 + 1; Saturday begins at 40 normal hours: its first 8 h are of the week, the ninth of the
            // day.
            name: "On the sixth day the week takes what the day leaves",
            source: "Cal. Labor Code § 510 (a)",
            rules: "band day>8:00 D 150% pay; band week>40:00 W 150% pay",
            days: (2...7).map { "2026-03-0\($0) 08:00-17:00" },
            expected: Array(repeating: "D 1:00, N 8:00", count: 5) + ["D 1:00, W 8:00"]
        ),
        PayCase(
            // Mon 12 h: 8 N + 4 D. The rest 4 × 8: 40 normal in the week. 44 h worked, 4 beyond, once.
            name: "One long day is not paid again at the end of the week",
            source: "paySphere #1934",
            rules: "band day>8:00 D 150% pay; band week>40:00 W 150% pay",
            days: ["2026-03-02 08:00-20:00"] + (3...6).map { "2026-03-0\($0) 08:00-16:00" },
            expected: ["D 4:00, N 8:00", "N 8:00", "N 8:00", "N 8:00", "N 8:00"]
        ),
        PayCase(
            // Week first in the list. Mon to Thu 9 each: the day takes the ninth, for the week is below 40. Friday's
            // ninth hour begins when the week has 5 × 8 = 40: the week takes it. Saturday is all the week's.
            name: "Where the week stands first it takes what both claim",
            source: "docs/decisions/pay-rules.md",
            rules: "band week>40:00 W 200% pay; band day>8:00 D 150% pay",
            days: (2...7).map { "2026-03-0\($0) 08:00-17:00" },
            expected: Array(repeating: "D 1:00, N 8:00", count: 4) + ["N 8:00, W 1:00", "W 9:00"]
        ),
        PayCase(
            // The week begins on Sunday 1 March: Sun to Thu 5 × 8 = 40, Friday is beyond.
            name: "A week that begins on Sunday",
            source: "issue “weeks may begin on any day”",
            rules: "week 7; band week>40:00 OT 150% pay",
            days: (1...6).map { "2026-03-0\($0) 08:00-16:00" },
            expected: Array(repeating: "N 8:00", count: 5) + ["OT 8:00"]
        ),
        PayCase(
            // The same days in weeks from Monday: Sunday is the week before, Mon to Fri 40.
            name: "The same days in a week that begins on Monday",
            source: "odoo #245247",
            rules: "week 1; band week>40:00 OT 150% pay",
            days: (1...6).map { "2026-03-0\($0) 08:00-16:00" },
            expected: Array(repeating: "N 8:00", count: 6)
        ),
        PayCase(
            // Weeks from Wednesday 4 March: Wed to Sun 5 × 9 = 45, Mon 9 more.
            name: "A week that begins on Wednesday",
            source: "issue “weeks may begin on any day”",
            rules: "week 3; band week>40:00 OT 150% pay",
            days: ["04", "05", "06", "07", "08", "09"].map { "2026-03-\($0) 08:00-17:00" },
            expected: ["N 9:00", "N 9:00", "N 9:00", "N 9:00", "N 4:00, OT 5:00", "OT 9:00"]
        ),
        PayCase(
            // Sunday's night 22:00-06:00 belongs to Sunday, and to its week.
            name: "A night from Sunday to Monday belongs to the week of its start",
            source: "odoo PR #212594",
            rules: "band week>40:00 OT 150% pay",
            days: (4...8).map { "2026-03-0\($0) 08:00-16:00" } + ["2026-03-09 08:00-16:00"],
            expected: ["N 8:00", "N 8:00"]
        ),
        PayCase(
            // A holiday of 8 h on Monday, Tue to Sat 5 × 8 = 40. Credits apart: 40 worked, none beyond.
            name: "A paid holiday is no worked hour",
            source: "odoo #269293",
            rules: "band week>40:00 OT 150% pay",
            days: ["2026-03-02 HOL=8:00"] + (3...7).map { "2026-03-0\($0) 00:00-08:00" },
            expected: ["HOL 8:00"] + Array(repeating: "N 8:00", count: 5)
        ),
        PayCase(
            // The same with credits counting: 8 + 5 × 8 = 48, so Saturday's 8 are beyond.
            name: "Where credits count a paid holiday brings the week nearer to its limit",
            source: "odoo #269293",
            rules: "credits count; band week>40:00 OT 150% pay",
            days: ["2026-03-02 HOL=8:00"] + (3...7).map { "2026-03-0\($0) 00:00-08:00" },
            expected: ["HOL 8:00", "N 8:00", "N 8:00", "N 8:00", "N 8:00", "OT 8:00"]
        ),
        PayCase(
            // 44 h, 4 of them in time off at 150 %: the code is one of time.
            name: "Weekly overtime in time off has a code of its own",
            source: "GSA-TTS/handbook #1875",
            rules: "band week>40:00 COMP 150% time",
            days: (2...5).map { "2026-03-0\($0) 08:00-19:00" },
            expected: ["N 11:00", "N 11:00", "N 11:00", "COMP 4:00, N 7:00"]
        ),
    ]

    private static let daysTooMany: [PayCase] = [
        PayCase(
            // Seven days of 6 h: the week has 36 normal hours before Saturday's end... Sun to Fri 36 h, Saturday 6 h
            // at 1.5.
            name: "The seventh day of work in a week is overtime from its first minute",
            source: "Cal. Labor Code § 510 (a)",
            rules: california,
            days: (1...7).map { "2026-03-0\($0) 08:00-14:00" },
            expected: Array(repeating: "N 6:00", count: 6) + ["OT 6:00"]
        ),
        PayCase(
            // The seventh day with 13 h: 8 at 1.5, 4 at 2 (beyond 8 on the seventh day), 1 at 2 (beyond 12).
            name: "Beyond eight hours of the seventh day it is double",
            source: "Cal. Labor Code § 510 (a)",
            rules: california,
            days: (1...6).map { "2026-03-0\($0) 08:00-10:00" } + ["2026-03-07 06:00-19:00"],
            expected: Array(repeating: "N 2:00", count: 6) + ["DT 5:00, OT 8:00"]
        ),
        PayCase(
            // Six days of work with a free Wednesday: no seventh day. 6 × 6 = 36.
            name: "Six days of seven have no seventh day",
            source: "Cal. Labor Code § 510 (a)",
            rules: california,
            days: ["01", "02", "03", "05", "06", "07"].map { "2026-03-\($0) 08:00-14:00" },
            expected: Array(repeating: "N 6:00", count: 6)
        ),
        PayCase(
            // Wed 4 to Tue 10 are seven in a row, but in two weeks (from Sunday): no seventh day in either.
            name: "Seven days in a row in two weeks are no seventh day of a week",
            source: "Mendoza v. Nordstrom (2017) 2 Cal.5th 1074",
            rules: california,
            days: ["04", "05", "06", "07", "08", "09", "10"].map { "2026-03-\($0) 08:00-10:00" },
            expected: Array(repeating: "N 2:00", count: 7)
        ),
        PayCase(
            // The same days by a rule that counts in a row: the seventh is Tuesday.
            name: "Seven days in a row, across weeks",
            source: "issue “seventh day worked in a row”",
            rules: "band day-7-in-row>0:00 ROW 150% pay",
            days: ["04", "05", "06", "07", "08", "09", "10"].map { "2026-03-\($0) 08:00-10:00" },
            expected: Array(repeating: "N 2:00", count: 6) + ["ROW 2:00"]
        ),
        PayCase(
            // The eighth day in a row as well, then one free day, then one day.
            name: "Days in a row go on until a free day",
            source: "docs/decisions/pay-rules.md",
            rules: "band day-3-in-row>0:00 ROW 150% pay",
            days: ["02", "03", "04", "05", "07", "08"].map { "2026-03-\($0) 08:00-10:00" },
            expected: ["N 2:00", "N 2:00", "ROW 2:00", "ROW 2:00", "N 2:00", "N 2:00"]
        ),
        PayCase(
            // Leave on Thursday: no work, so that Friday is the first again.
            name: "A day of leave is no day of work in a row",
            source: "docs/decisions/pay-rules.md",
            rules: "band day-3-in-row>0:00 ROW 150% pay",
            days: [
                "2026-03-02 08:00-10:00", "2026-03-03 08:00-10:00", "2026-03-04 LEAVE=8:00",
                "2026-03-05 08:00-10:00",
            ],
            expected: ["N 2:00", "N 2:00", "LEAVE 8:00", "N 2:00"]
        ),
        PayCase(
            // Mon to Fri 2 h, Saturday is the sixth day with work: 8 h, of which 4 are beyond 4.
            name: "The sixth day from its fifth hour on",
            source: "docs/decisions/pay-rules.md",
            rules: "band day-6-of-week>4:00 SIX 150% pay",
            days: (2...6).map { "2026-03-0\($0) 08:00-10:00" } + ["2026-03-07 08:00-16:00"],
            expected: Array(repeating: "N 2:00", count: 5) + ["N 4:00, SIX 4:00"]
        ),
        PayCase(
            // 14 h on Monday of 4/10s: 8 N, 4 OT, 2 DT.
            name: "Twelve hours and more on one day are double",
            source: "Cal. Labor Code § 510 (a)",
            rules: california,
            days: ["2026-03-02 06:00-20:00"],
            expected: ["DT 2:00, N 8:00, OT 4:00"]
        ),
    ]

    private static let periods: [PayCase] = [
        PayCase(
            // 26 March to 25 April: 3 × 8 = 24, limit 20: the third day has 4 normal and 4 beyond.
            name: "A period from the 26th to the 25th",
            source: "issue “26th to 25th”",
            rules: "period monthly 26; band period>20:00 OT 125% pay",
            days: [
                "2026-03-25 08:00-16:00", "2026-03-26 08:00-16:00", "2026-03-27 08:00-16:00", "2026-03-30 08:00-16:00",
            ],
            expected: ["N 8:00", "N 8:00", "N 8:00", "N 4:00, OT 4:00"]
        ),
        PayCase(
            // 1 to 15 and from 16 on: the 16th begins at nothing.
            name: "Half a month ends with the 15th",
            source: "issue “half-monthly”",
            rules: "period half-monthly; band period>10:00 OT 125% pay",
            days: ["2026-03-13 08:00-16:00", "2026-03-15 08:00-16:00", "2026-03-16 08:00-16:00"],
            expected: ["N 8:00", "N 2:00, OT 6:00", "N 8:00"]
        ),
        PayCase(
            // Two weeks from 2 March: 36 + 48 = 84 of 80: 4 beyond, all on the last day.
            name: "Two weeks are one period: 84 hours of 80",
            source: "City-of-Bloomington/timetrack #201",
            rules: "period two-weekly 2026-03-02; band period>80:00 OT 150% pay",
            days: ["02", "03", "04", "09", "10", "11", "12"].map { "2026-03-\($0) 07:00-19:00" },
            expected: Array(repeating: "N 12:00", count: 6) + ["N 8:00, OT 4:00"]
        ),
        PayCase(
            // Day 9 h: 8 N + 1 D each. The week of 40 has 16 normal. The period counts 8 + 8 = 16 of 12: 4 beyond.
            name: "The period counts what day and week leave",
            source: "docs/decisions/pay-rules.md",
            rules: "band day>8:00 D 150% pay; band week>40:00 W 150% pay; band period>12:00 P 110% pay",
            days: ["2026-03-02 08:00-17:00", "2026-03-03 08:00-17:00"],
            expected: ["D 1:00, N 8:00", "D 1:00, N 4:00, P 4:00"]
        ),
        PayCase(
            // The limit falls into Friday the 31st + the new month begins at nothing on the 1st.
            name: "A new month begins at nothing in the middle of a week",
            source: "odoo #257269",
            rules: "band period>12:00 P 110% pay",
            days: ["2026-03-30 08:00-16:00", "2026-03-31 08:00-16:00", "2026-04-01 08:00-16:00"],
            expected: ["N 8:00", "N 4:00, P 4:00", "N 8:00"]
        ),
    ]
}
