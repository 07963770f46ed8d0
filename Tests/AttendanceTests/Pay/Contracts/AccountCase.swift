import Testing

/// An hours account worked out by hand, with its source.
struct AccountCase: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    var terms = "weekly 40:00 days 12345"
    var rules = ""
    var bookings: [String] = []
    let days: [String]
    /// Of the last days.
    let expected: [String]

    var testDescription: String { "\(name) (\(source))" }

    static let all: [AccountCase] = [
        AccountCase(
            // 08:00-12:00 + 12:30-17:00 = 8:30 of 8:00.
            name: "Half an hour more",
            source: "horilla-hr #67",
            days: ["2026-03-02 08:00-12:00 12:30-17:00"],
            expected: ["8:30 of 8:00 = 0:30"]
        ),
        AccountCase(
            // Nothing worked on Monday: 8 h missing.
            name: "A missed day is missing by what was expected",
            source: "issue “A missed day is absent for 8:30 of 8:00 expected”",
            days: ["2026-03-02"],
            expected: ["0:00 of 8:00 = -8:00"]
        ),
        AccountCase(
            // Saturday: nothing is expected, 4 h are added.
            name: "Work on a free day adds all of it",
            source: "WINBIGFOX/TimeScribe #119",
            days: ["2026-03-07 08:00-12:00"],
            expected: ["4:00 of 0:00 = 4:00"]
        ),
        AccountCase(
            // 38:30 / 5 = 7:42.
            name: "38.5 hours on five days",
            source: "TVöD § 6 (1)",
            terms: "weekly 38:30 days 12345",
            days: ["2026-03-02 08:00-15:42"],
            expected: ["7:42 of 7:42 = 0:00"]
        ),
        AccountCase(
            // 20:00 on Mon, Wed, Fri is 6:40 each; Tuesday nothing.
            name: "Part-time on three days",
            source: "odoo #248885",
            terms: "weekly 20:00 days 135",
            days: ["2026-03-02 08:00-14:40", "2026-03-03"],
            expected: ["6:40 of 6:40 = 0:00", "0:00 of 0:00 = 0:00"]
        ),
        AccountCase(
            // 10:01 = 601 minutes on three days: 201, 200, 200.
            name: "Minutes that do not divide go to the first day",
            source: "odoo #257269",
            terms: "weekly 10:01 days 135",
            days: ["2026-03-02", "2026-03-03", "2026-03-04", "2026-03-05", "2026-03-06"],
            expected: [
                "0:00 of 3:21 = -3:21", "0:00 of 0:00 = -3:21", "0:00 of 3:20 = -6:41", "0:00 of 0:00 = -6:41",
                "0:00 of 3:20 = -10:01",
            ]
        ),
        AccountCase(
            name: "Each weekday has its own hours",
            source: "DRYTRIX/TimeTracker #551",
            terms: "by-day 8:00 8:00 0:00 8:00 4:00 0:00 0:00",
            days: ["2026-03-04 08:00-09:00", "2026-03-06 08:00-13:00"],
            expected: ["1:00 of 0:00 = 1:00", "5:00 of 4:00 = 2:00"]
        ),
        AccountCase(
            // 40 h up to 30 April, 35 h from 1 May: 7 h on Monday 4 May. 8 − 8, then 9 − 7.
            name: "A contract changes from a day on, and the account goes on",
            source: "odoo #131558, kimai/Paid-plugins #128",
            terms: "2026-04-01 2026-04-30 weekly 40:00 days 12345|2026-05-01 weekly 35:00 days 12345",
            days: ["2026-04-30 08:00-16:00", "2026-05-01 08:00-17:00"],
            expected: ["8:00 of 8:00 = 0:00", "9:00 of 7:00 = 2:00"]
        ),
        AccountCase(
            // Before the first and after the last day nothing is expected.
            name: "Outside of the contract nothing is expected",
            source: "kimai/Paid-plugins #128",
            terms: "2026-03-03 2026-03-03 weekly 40:00 days 12345",
            days: ["2026-03-02", "2026-03-03", "2026-03-04 08:00-09:00"],
            expected: ["0:00 of 0:00 = 0:00", "0:00 of 8:00 = -8:00", "1:00 of 0:00 = -7:00"]
        ),
        AccountCase(
            // A planned shift of 6 h counts in place of the contract's 8.
            name: "A planned shift says what is expected",
            source: "docs/pay.md",
            days: ["2026-03-02 08:00-14:00 plan=6:00"],
            expected: ["6:00 of 6:00 = 0:00"]
        ),
        AccountCase(
            // A free day of the rota on a Monday: nothing is expected, nothing credited.
            name: "A free day of the rota is no missed day of the contract",
            source: "docs/pay.md",
            days: ["2026-03-02 plan=0:00"],
            expected: ["0:00 of 0:00 = 0:00"]
        ),
        AccountCase(
            name: "A holiday is credited, and shown apart from work",
            source: "kimai #5054, EFZG § 2 (1)",
            days: ["2026-04-03 hol"],
            expected: ["0:00 of 8:00 credited 8:00 = 0:00"]
        ),
        AccountCase(
            name: "A holiday on a free day credits nothing",
            source: "EFZG § 2 (1)",
            days: ["2026-04-05 hol"],
            expected: ["0:00 of 0:00 = 0:00"]
        ),
        AccountCase(
            // Part-time: the holiday is on a day with 4 h.
            name: "A holiday is credited by the hours of that weekday",
            source: "kimai/Paid-plugins #325",
            terms: "by-day 8:00 8:00 8:00 8:00 4:00 0:00 0:00",
            days: ["2026-04-03 hol"],
            expected: ["0:00 of 4:00 credited 4:00 = 0:00"]
        ),
        AccountCase(
            // Worked 5 h on a holiday: 8 credited and 5 worked.
            name: "Work on a holiday is added to its credit",
            source: "kimai #5054",
            days: ["2026-04-03 08:00-13:00 hol"],
            expected: ["5:00 of 8:00 credited 8:00 = 5:00"]
        ),
        AccountCase(
            name: "A sick day is credited",
            source: "EFZG § 3 (1)",
            days: ["2026-03-02 sick"],
            expected: ["0:00 of 8:00 credited 8:00 = 0:00"]
        ),
        AccountCase(
            // Falls ill at noon: 4 h worked, and the 4 h that they lose are paid. Nothing is overtime.
            name: "Who falls ill at work is credited with what is missing",
            source: "EFZG § 4 (1)",
            days: ["2026-03-02 08:00-12:00 sick"],
            expected: ["4:00 of 8:00 credited 4:00 = 0:00"]
        ),
        AccountCase(
            // A day of holiday is used up, whatever is worked on it.
            name: "Work on a day of granted holiday is added to its credit",
            source: "BUrlG § 1",
            days: ["2026-03-02 08:00-12:00 holiday"],
            expected: ["4:00 of 8:00 credited 8:00 = 4:00"]
        ),
        AccountCase(
            // 24 December: half a holiday and half a day of leave are one day.
            name: "Half a holiday and half a day of leave",
            source: "kimai/Paid-plugins #116 #161 #210",
            days: ["2026-12-24 hol@from holiday@until"],
            expected: ["0:00 of 8:00 credited 8:00 = 0:00"]
        ),
        AccountCase(
            // Both halves in the afternoon are one half: 4 h credited, 4 missing.
            name: "The same half is credited once",
            source: "kimai/Paid-plugins #161",
            days: ["2026-12-24 hol@from holiday@from"],
            expected: ["0:00 of 8:00 credited 4:00 = -4:00"]
        ),
        AccountCase(
            // A whole day of leave on half a holiday: 8, not 12.
            name: "A day of leave on half a holiday credits the day once",
            source: "kimai/Paid-plugins #161",
            days: ["2026-12-24 hol@from holiday"],
            expected: ["0:00 of 8:00 credited 8:00 = 0:00"]
        ),
        AccountCase(
            name: "Two half-days of leave are a day",
            source: "issue “Two half-days of leave: the last wins”",
            days: ["2026-03-02 sick@until holiday@from"],
            expected: ["0:00 of 8:00 credited 8:00 = 0:00"]
        ),
        AccountCase(
            // 7:35 expected: 3:47 and 3:48. The morning off, the afternoon worked 3:48.
            name: "Half of an odd number of minutes",
            source: "docs/pay.md",
            terms: "weekly 37:55 days 12345",
            days: ["2026-03-02 12:00-15:48 holiday@until"],
            expected: ["3:48 of 7:35 credited 3:47 = 0:00"]
        ),
        AccountCase(
            // Works elsewhere and punched 3 h: the other 5 are credited, not 8.
            name: "Who works elsewhere and punches is not credited twice",
            source: "kimai/Paid-plugins #322",
            days: ["2026-03-02 08:00-11:00 remote"],
            expected: ["3:00 of 8:00 credited 5:00 = 0:00"]
        ),
        AccountCase(
            // Half a day is the least that can be granted; sick leave makes up the one hour that is missing.
            name: "Time off at the end of the day, worked at other hours than assumed",
            source: "odoo #243608",
            days: ["2026-03-02 10:00-17:00 sick@from"],
            expected: ["7:00 of 8:00 credited 1:00 = 0:00"]
        ),
        AccountCase(
            // 06:30-07:00 and 20:00-20:30 are outside of 07:00-20:00; 13:00 counts.
            name: "Time outside of the flexitime does not count, and is shown",
            source: "issue “time outside does not count unless approved”",
            terms: "weekly 40:00 days 12345 flexitime 07:00-20:00",
            days: ["2026-03-02 06:30-20:30"],
            expected: ["13:00 of 8:00 outside 1:00 = 5:00"]
        ),
        AccountCase(
            name: "Time outside of the flexitime counts once it was approved",
            source: "horilla-hr #69",
            terms: "weekly 40:00 days 12345 flexitime 07:00-20:00",
            days: ["2026-03-02 06:30-20:30 ok=20:00-22:00"],
            expected: ["13:30 of 8:00 outside 0:30 = 5:30"]
        ),
        AccountCase(
            // 19:00-26:00 reaches into the next day's flexitime only from 07:00 on: 1 h counts, 6 are outside.
            name: "A night outside of the flexitime",
            source: "frappe/hrms #4194",
            terms: "weekly 40:00 days 12345 flexitime 07:00-20:00",
            days: ["2026-03-02 19:00-26:00"],
            expected: ["1:00 of 8:00 outside 6:00 = -7:00"]
        ),
        AccountCase(
            // Core 10:00-15:00: came 10:20, left 14:30: 20 + 30 minutes. Worked 4:10.
            name: "Coming into the core time and leaving before its end",
            source: "issue “core time”",
            terms: "weekly 40:00 days 12345 core 10:00-15:00",
            days: ["2026-03-02 10:20-14:30"],
            expected: ["4:10 of 8:00 core 0:50 = -3:50"]
        ),
        AccountCase(
            name: "A break within the core time is no absence from it",
            source: "docs/pay.md",
            terms: "weekly 40:00 days 12345 core 10:00-15:00",
            days: ["2026-03-02 09:00-12:00 12:30-17:30"],
            expected: ["8:00 of 8:00 = 0:00"]
        ),
        AccountCase(
            name: "There is no core time on a day off",
            source: "docs/pay.md",
            terms: "weekly 40:00 days 12345 core 10:00-15:00",
            days: ["2026-03-07", "2026-03-09 holiday"],
            expected: ["0:00 of 0:00 = 0:00", "0:00 of 8:00 credited 8:00 = 0:00"]
        ),
        AccountCase(
            // 12:00 opening + 1:00.
            name: "An opening balance",
            source: "kimai/Paid-plugins #128",
            bookings: ["2026-03-02 opening 12:00"],
            days: ["2026-03-02 08:00-17:00"],
            expected: ["9:00 of 8:00 = 13:00"]
        ),
        AccountCase(
            name: "An opening balance replaces what was there",
            source: "kimai/Paid-plugins #128",
            bookings: ["2026-03-03 opening -2:00"],
            days: ["2026-03-02 08:00-17:00", "2026-03-03 08:00-16:00"],
            expected: ["9:00 of 8:00 = 1:00", "8:00 of 8:00 = -2:00"]
        ),
        AccountCase(
            // 10 + 0 + 2 − 5 = 7.
            name: "A booking and a payout",
            source: "OCA/hr-attendance #166",
            bookings: ["2026-03-02 opening 10:00", "2026-03-02 adjustment 2:00", "2026-03-02 payout 5:00"],
            days: ["2026-03-02 08:00-16:00"],
            expected: ["8:00 of 8:00 booked 2:00 paid 5:00 = 7:00"]
        ),
        AccountCase(
            // 41:00 at the end of March, ceiling 40: an hour lapses on the 31st.
            name: "What is above the ceiling lapses at the end of the month, and is shown",
            source: "issue “what was capped is shown”",
            rules: "ceiling 40:00; settle monthly lapse",
            bookings: ["2026-03-30 opening 40:00"],
            days: ["2026-03-30 08:00-17:00", "2026-03-31 08:00-16:00", "2026-04-01 08:00-17:00"],
            expected: ["9:00 of 8:00 = 41:00", "8:00 of 8:00 lapsed 1:00 = 40:00", "9:00 of 8:00 = 41:00"]
        ),
        AccountCase(
            name: "What is above the ceiling is paid",
            source: "issue “payouts”",
            rules: "ceiling 40:00; settle monthly payout",
            bookings: ["2026-03-31 opening 42:00"],
            days: ["2026-03-31 08:00-16:00"],
            expected: ["8:00 of 8:00 paid 2:00 = 40:00"]
        ),
        AccountCase(
            // −21 with a floor of −20: an hour is forgiven.
            name: "What is below the floor is forgiven",
            source: "issue “caps (up/down)”",
            rules: "floor -20:00; settle daily lapse",
            bookings: ["2026-03-02 opening -13:00"],
            days: ["2026-03-02"],
            expected: ["0:00 of 8:00 forgiven 1:00 = -20:00"]
        ),
        AccountCase(
            // 30 carried into 2027, 8 used in January: 22 left; 31 March they expire, 3 h worked more in March stay.
            name: "What is carried from the year before expires, after it was used first",
            source: "issue “expiry of carry”",
            rules: "settle yearly lapse; expire 03-31",
            bookings: ["2026-12-31 opening 30:00", "2027-03-30 adjustment 3:00"],
            days: ["2026-12-31 08:00-16:00", "2027-01-04", "2027-03-30 08:00-16:00", "2027-03-31 08:00-16:00"],
            expected: [
                "8:00 of 8:00 = 30:00", "0:00 of 8:00 = 22:00", "8:00 of 8:00 booked 3:00 = 25:00",
                "8:00 of 8:00 expired 22:00 = 3:00",
            ]
        ),
        AccountCase(
            // 5 carried, 9 used: nothing left to expire, and a debt does not grow.
            name: "Nothing expires that was used",
            source: "issue “expiry of carry”",
            rules: "settle yearly lapse; expire 03-31",
            bookings: ["2026-12-31 opening 5:00", "2027-01-04 adjustment -1:00"],
            days: ["2026-12-31 08:00-16:00", "2027-01-04", "2027-03-31 08:00-16:00"],
            expected: ["8:00 of 8:00 = 5:00", "0:00 of 8:00 booked -1:00 = -4:00", "8:00 of 8:00 = -4:00"]
        ),
        AccountCase(
            // The yearly ceiling on 31 December only: 45 → 40, and 40 carried.
            name: "A ceiling at the end of the year",
            source: "kimai/Paid-plugins #128",
            rules: "ceiling 40:00; settle yearly lapse",
            bookings: ["2026-11-30 opening 45:00"],
            days: ["2026-11-30 08:00-16:00", "2026-12-31 08:00-16:00"],
            expected: ["8:00 of 8:00 = 45:00", "8:00 of 8:00 lapsed 5:00 = 40:00"]
        ),
        AccountCase(
            // 10 h worked, 2 of them paid as overtime: they are not in the account as well.
            name: "Overtime that is paid is not in the account",
            source: "horilla-hr #31",
            days: ["2026-03-02 08:00-18:00 pay=-2:00"],
            expected: ["10:00 of 8:00 pay -2:00 = 0:00"]
        ),
        AccountCase(
            // 12 h in the account; 10 are paid out: 2 are left, and Monday's half hour.
            name: "Hours that are paid out leave the account",
            source: "cpcMomentum/worktime #401",
            bookings: ["2026-03-02 opening 12:00", "2026-03-02 payout 10:00"],
            days: ["2026-03-02 08:00-16:30"],
            expected: ["8:30 of 8:00 paid 10:00 = 2:30"]
        ),
        AccountCase(
            // 6 of 8 hours: the two that are missing come off what there was.
            name: "A short day takes from the hours of before",
            source: "urlaubsverwaltung #5387",
            bookings: ["2026-03-02 opening 5:00"],
            days: ["2026-03-02 08:00-14:00"],
            expected: ["6:00 of 8:00 = 3:00"]
        ),
        AccountCase(
            // Half a day of holiday and the other half worked at home, of which 1:30 was punched: 4 + 2:30 + 1:30.
            name: "Half a day of holiday, the other half worked elsewhere",
            source: "frappe/hrms #4531",
            days: ["2026-03-02 08:00-09:30 holiday@until remote@from"],
            expected: ["1:30 of 8:00 credited 6:30 = 0:00"]
        ),
        AccountCase(
            // Two halves of two kinds are a day, once.
            name: "Two half-days of two kinds are a day",
            source: "frappe/hrms #3269",
            days: ["2026-03-02 holiday@until sick@from"],
            expected: ["0:00 of 8:00 credited 8:00 = 0:00"]
        ),
        AccountCase(
            // Half a day of leave is half of the 4 hours that Friday has.
            name: "Half a day off on a short day is half of that day",
            source: "CompassionCH/compassion-modules #1597",
            terms: "by-day 8:00 8:00 8:00 8:00 4:00 0:00 0:00",
            days: ["2026-03-06 08:00-10:00 holiday@from"],
            expected: ["2:00 of 4:00 credited 2:00 = 0:00"]
        ),
        AccountCase(
            // Half of the day is a holiday, and the other half is missing: 4 of 8.
            name: "Half a holiday leaves the other half to be worked",
            source: "horilla-hr #1039",
            days: ["2026-12-24 hol@from"],
            expected: ["0:00 of 8:00 credited 4:00 = -4:00"]
        ),
        AccountCase(
            // 25 October 2026: 22:00 to 06:00 are 9 h.
            name: "The night in autumn counts its hours",
            source: "odoo #249410",
            terms: "weekly 40:00 days 123456",
            days: ["2026-10-24 22:00-30:00 plan=8:00"],
            expected: ["9:00 of 8:00 = 1:00"]
        ),
    ]
}
