extension PayCase {
    private static let night = "supplement NIGHT 23:00-06:00 days 1234567 25% pay"
    private static let sunday = "supplement SUN 00:00-24:00 days 7 50% pay"

    static let supplements: [PayCase] = [
        PayCase(
            // 22:00-06:00: 8 h, of which 23:00-06:00 are 7.
            name: "The night from 23:00 to 06:00",
            source: "ArbZG § 2 (3)",
            rules: night,
            days: ["2026-03-02 22:00-30:00"],
            expected: ["N 8:00 + NIGHT 7:00"]
        ),
        PayCase(
            name: "Leaving when the night begins brings none",
            source: "ArbZG § 2 (3)",
            rules: night,
            days: ["2026-03-02 14:00-23:00"],
            expected: ["N 9:00"]
        ),
        PayCase(
            // 05:00-06:00 is of the night that began on the day before.
            name: "An early start is in the night that began the day before",
            source: "frappe/hrms #2968",
            rules: night,
            days: ["2026-03-02 05:00-13:00"],
            expected: ["N 8:00 + NIGHT 1:00"]
        ),
        PayCase(
            // 22:00-01:00: 2 h in the night, not more than 2, but the rule says 2:00 are enough.
            name: "Night work of two hours reaches a minimum of two",
            source: "ArbZG § 2 (4)",
            rules: night + " min 2:00",
            days: ["2026-03-02 22:00-25:00"],
            expected: ["N 3:00 + NIGHT 2:00"]
        ),
        PayCase(
            // 22:00-00:59: 1:59.
            name: "Night work below the minimum has no supplement",
            source: "ArbZG § 2 (4)",
            rules: night + " min 2:00",
            days: ["2026-03-02 22:00-24:59"],
            expected: ["N 2:59"]
        ),
        PayCase(
            // Saturday 20:00 to Sunday 04:00: 4 h of Sunday, by the clock on the wall and not by the day of attendance.
            name: "Saturday's night has Sunday's supplement from midnight on",
            source: "EStG § 3b (2)",
            rules: sunday,
            days: ["2026-03-07 20:00-28:00"],
            expected: ["N 8:00 + SUN 4:00"]
        ),
        PayCase(
            // Sunday 22:00 to Monday 06:00: 2 h of Sunday.
            name: "Sunday's night loses Sunday's supplement at midnight",
            source: "EStG § 3b (2)",
            rules: sunday,
            days: ["2026-03-08 22:00-30:00"],
            expected: ["N 8:00 + SUN 2:00"]
        ),
        PayCase(
            // Sunday from 00:00 to Monday 04:00 by a window of two days that follow each other.
            name: "A Sunday that goes on until four in the morning",
            source: "EStG § 3b (3) no. 2",
            rules: "supplement SUN 00:00-24:00 days 7 50% pay; supplement SUN 00:00-04:00 days 1 50% pay group S",
            days: ["2026-03-08 22:00-30:00"],
            expected: ["N 8:00 + SUN 6:00"]
        ),
        PayCase(
            // Sunday 22:00-06:00: SUN 2 h, NIGHT 7 h, both from 23:00 to 24:00.
            name: "Night and Sunday hold at the same time",
            source: "EStG § 3b (1)",
            rules: night + "; " + sunday,
            days: ["2026-03-08 22:00-30:00"],
            expected: ["N 8:00 + NIGHT 7:00, SUN 2:00"]
        ),
        PayCase(
            // 14:00-24:00: 8 N, 2 OT from 22:00; night from 23:00: one hour, on top of overtime.
            name: "Overtime at night has both",
            source: "frappe/hrms #2886",
            rules: "band day>8:00 OT 150% pay; " + night,
            days: ["2026-03-02 14:00-24:00"],
            expected: ["N 8:00, OT 2:00 + NIGHT 1:00"]
        ),
        PayCase(
            // 21:30-06:30 with a break 01:00-01:30: worked 3:30 + 5:00 = 8:30; night 2:00 + 4:30 = 6:30.
            name: "An unpaid break at night has no supplement",
            source: "frappe/hrms #4146",
            rules: "band day>8:00 OT 150% pay; " + night,
            days: ["2026-03-02 21:30-25:00 25:30-30:30"],
            expected: ["N 8:00, OT 0:30 + NIGHT 6:30"]
        ),
        PayCase(
            // The same with a paid break: 9 h, night 7 h.
            name: "A paid break at night has one",
            source: "frappe/hrms #4146",
            rules: night,
            days: ["2026-03-02 21:30-25:00 ~25:00-25:30 25:30-30:30"],
            expected: ["N 9:00 + NIGHT 7:00"]
        ),
        PayCase(
            name: "A holiday on a weekday",
            source: "EStG § 3b (1) no. 3",
            rules: "supplement HOL 00:00-24:00 holidays 125% pay",
            holidays: ["2026-04-03 Good Friday"],
            days: ["2026-04-03 08:00-16:00"],
            expected: ["N 8:00 + HOL 8:00"]
        ),
        PayCase(
            // One group, holiday first: a holiday on a Sunday is a holiday only.
            name: "A holiday on a Sunday is paid once, as the rule that comes first",
            source: "EStG § 3b (2)",
            rules:
                "supplement HOL 00:00-24:00 holidays 125% pay group A; supplement SUN 00:00-24:00 days 7 50% pay group A",
            holidays: ["2026-04-05 Easter Sunday"],
            days: ["2026-04-05 08:00-16:00", "2026-04-12 08:00-16:00"],
            expected: ["N 8:00 + HOL 8:00", "N 8:00 + SUN 8:00"]
        ),
        PayCase(
            // Without a group both.
            name: "Without a group a holiday on a Sunday has both",
            source: "one_fm #690",
            rules: "supplement HOL 00:00-24:00 holidays 125% pay; supplement SUN 00:00-24:00 days 7 50% pay",
            holidays: ["2026-04-05 Easter Sunday"],
            days: ["2026-04-05 08:00-16:00"],
            expected: ["N 8:00 + HOL 8:00, SUN 8:00"]
        ),
        PayCase(
            name: "Christmas has another rate than other holidays",
            source: "EStG § 3b (1) no. 4",
            rules: "supplement XMAS 00:00-24:00 holiday \"Christmas Day\" 150% pay group A; "
                + "supplement HOL 00:00-24:00 holidays 125% pay group A",
            holidays: ["2026-12-25 Christmas Day", "2027-01-01 New Year"],
            days: ["2026-12-25 08:00-12:00", "2027-01-01 08:00-12:00"],
            expected: ["N 4:00 + XMAS 4:00", "N 4:00 + HOL 4:00"]
        ),
        PayCase(
            // 24 December is free from 14:00 on: 14:00-16:00.
            name: "Half a holiday has the supplement in its free half",
            source: "EStG § 3b (1) no. 4",
            rules: "supplement HOL 00:00-24:00 holidays 150% pay",
            holidays: ["2026-12-24 Christmas Eve@from 840"],
            days: ["2026-12-24 08:00-16:00"],
            expected: ["N 8:00 + HOL 2:00"]
        ),
        PayCase(
            // Free until 12:00: 08:00-12:00.
            name: "Half a holiday in the morning",
            source: "kimai/Paid-plugins #116",
            rules: "supplement HOL 00:00-24:00 holidays 150% pay",
            holidays: ["2026-12-24 Christmas Eve@until 720"],
            days: ["2026-12-24 08:00-16:00"],
            expected: ["N 8:00 + HOL 4:00"]
        ),
        PayCase(
            // The night into a holiday: 22:00-06:00, from midnight on 6 h.
            name: "The night before a holiday has its supplement from midnight on",
            source: "EStG § 3b (2)",
            rules: "supplement HOL 00:00-24:00 holidays 125% pay",
            holidays: ["2026-04-03 Good Friday"],
            days: ["2026-04-02 22:00-30:00"],
            expected: ["N 8:00 + HOL 6:00"]
        ),
        PayCase(
            // 25 % from 20:00, 40 % from 00:00 to 04:00, of which one only: 20-24 = 4, 0-4 = 4, 4-6 = 2 of 25 %.
            name: "The deep night has the higher rate in place of the other",
            source: "EStG § 3b (3) no. 1",
            rules: "supplement N40 00:00-04:00 days 1234567 40% pay group N; "
                + "supplement N25 20:00-06:00 days 1234567 25% pay group N",
            days: ["2026-03-02 20:00-30:00"],
            expected: ["N 10:00 + N25 6:00, N40 4:00"]
        ),
        PayCase(
            // Of the first there is 1 h, less than 2: the second of the group has the hour.
            name: "Where the first of a group has less than its minimum the next takes its place",
            source: "docs/decisions/pay-rules.md",
            rules: "supplement DEEP 00:00-04:00 days 1234567 40% pay min 2:00 group N; "
                + "supplement NIGHT 22:00-06:00 days 1234567 25% pay group N",
            days: ["2026-03-02 22:00-25:00"],
            expected: ["N 3:00 + NIGHT 3:00"]
        ),
        PayCase(
            // Saturdays from 13:00: 08:00-16:00 has 3 h.
            name: "Saturday afternoon",
            source: "TVöD § 8 (1) f",
            rules: "supplement SAT 13:00-21:00 days 6 20% pay",
            days: ["2026-03-07 08:00-16:00", "2026-03-09 08:00-16:00"],
            expected: ["N 8:00 + SAT 3:00", "N 8:00"]
        ),
        PayCase(
            name: "Leave on a Sunday has no supplement",
            source: "EStG § 3b (1)",
            rules: sunday,
            days: ["2026-03-08 LEAVE=8:00"],
            expected: ["LEAVE 8:00"]
        ),
        PayCase(
            // New York's Sunday, though it is Monday in UTC from 19:00 on.
            name: "Sunday is the site's",
            source: "odoo #245247",
            rules: sunday,
            zone: "America/New_York",
            days: ["2026-03-01 18:00-24:00"],
            expected: ["N 6:00 + SUN 6:00"]
        ),
    ]

    static let clockChanges: [PayCase] = [
        PayCase(
            // 25 October 2026, Berlin: 22:00-06:00 has 9 hours; night 23:00-06:00 has 8.
            name: "The night in autumn has an hour more",
            source: "odoo #249410",
            rules: "band day>8:00 OT 150% pay; " + night,
            days: ["2026-10-24 22:00-30:00"],
            expected: ["N 8:00, OT 1:00 + NIGHT 8:00"]
        ),
        PayCase(
            // 29 March 2026: 22:00-06:00 has 7 hours; night 6.
            name: "The night in spring has an hour less",
            source: "odoo #249410",
            rules: "band day>8:00 OT 150% pay; " + night,
            days: ["2026-03-28 22:00-30:00"],
            expected: ["N 7:00 + NIGHT 6:00"]
        ),
        PayCase(
            // All of Sunday 25 October: 25 h.
            name: "A day of 25 hours has its hours",
            source: "issue “DST days right”",
            rules: sunday,
            days: ["2026-10-25 00:00-24:00"],
            expected: ["N 25:00 + SUN 25:00"]
        ),
        PayCase(
            name: "A day of 23 hours has its hours",
            source: "issue “DST days right”",
            rules: sunday,
            days: ["2026-03-29 00:00-24:00"],
            expected: ["N 23:00 + SUN 23:00"]
        ),
        PayCase(
            // 02:00-03:00 comes twice: from the first 02:00 to the 03:00 after it are 2 h.
            name: "Hours that come twice are two hours",
            source: "frappe/hrms #4198",
            rules: "supplement H 02:00-03:00 days 7 25% pay",
            days: ["2026-10-25 00:00-06:00"],
            expected: ["N 7:00 + H 2:00"]
        ),
        PayCase(
            name: "Hours that are skipped are none",
            source: "frappe/hrms #4198",
            rules: "supplement H 02:00-03:00 days 7 25% pay",
            days: ["2026-03-29 00:00-06:00"],
            expected: ["N 5:00"]
        ),
        PayCase(
            // Lord Howe goes back by half an hour: 00:00-06:00 has 6:30 on 5 April 2026.
            name: "Half an hour of summer time",
            source: "tzdata Australia/Lord_Howe",
            rules: "band day>6:00 OT 150% pay",
            zone: "Australia/Lord_Howe",
            days: ["2026-04-05 00:00-06:00"],
            expected: ["N 6:00, OT 0:30"]
        ),
        PayCase(
            // Monday to Friday 5 × 7:45 = 38:45, and the night of 25 October with 9 h beginning on Saturday: 47:45.
            name: "The hour more counts for the week",
            source: "odoo #257269",
            rules: "band week>40:00 OT 125% pay",
            days: (19...23).map { "2026-10-\($0) 08:00-15:45" } + ["2026-10-24 22:00-30:00"],
            // 40:00 − 38:45 = 1:15 normal, 9:00 − 1:15 = 7:45 beyond.
            expected: ["N 1:15, OT 7:45"]
        ),
    ]

    static let odds: [PayCase] = [
        PayCase(
            name: "Another code for normal time",
            source: "docs/pay.md",
            rules: "normal 1000",
            days: ["2026-03-02 08:00-16:00"],
            expected: ["1000 8:00"]
        ),
        PayCase(
            // From the first minute.
            name: "A band from nothing takes all",
            source: "docs/decisions/pay-rules.md",
            rules: "band day>0:00 ALL 100% pay",
            days: ["2026-03-02 08:00-16:00"],
            expected: ["ALL 8:00"]
        ),
        PayCase(
            // 30 h in one go: 24 h and 6 h more. Work of one attendance day.
            name: "A duty of thirty hours",
            source: "issue “planned 24-hour duty”",
            rules: "band day>24:00 OT 150% pay; " + night,
            days: ["2026-03-02 08:00-38:00"],
            expected: ["N 24:00, OT 6:00 + NIGHT 7:00"]
        ),
        PayCase(
            // Later in the list first on the clock: 08-12 and 13-17.
            name: "Spans in any order",
            source: "frappe/hrms #1107",
            rules: "band day>7:00 OT 150% pay",
            days: ["2026-03-02 13:00-17:00 08:00-12:00"],
            expected: ["N 7:00, OT 1:00"]
        ),
        PayCase(
            name: "A span that ends before it begins is none",
            source: "kimai #224",
            rules: "band day>7:00 OT 150% pay",
            days: ["2026-03-02 12:00-08:00 13:00-14:00"],
            expected: ["N 1:00"]
        ),
    ]
}
