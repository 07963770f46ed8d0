import Attendance
import Testing

/// Days checked against a law by hand. A day is `2026-03-02 08:00-12:00 12:30-16:30`, with `b30` for a break whose hour
/// nobody knows and `off` for leave. A finding is `citation at the hour of the limit: actual/limit`.
struct LawCase: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    let law: WorkLaw
    var options = LawOptions()
    let days: [String]
    let expected: [String]

    var testDescription: String { "\(name) (\(source))" }

    private static func options(_ change: (inout LawOptions) -> Void) -> LawOptions {
        var options = LawOptions()
        change(&options)
        return options
    }

    /// Days from Monday 2 March 2026 on with the same hours.
    private static func days(
        _ count: Int,
        _ hours: String,
        from first: LocalDay = LocalDay(year: 2026, month: 3, day: 2)
    )
        -> [String]
    {
        (0..<count).map { "\(first.adding($0)) \(hours)" }
    }

    /// The first days of each of so many weeks.
    private static func weeks(_ count: Int, days: Int, _ hours: String) -> [String] {
        (0..<count).flatMap { week in
            (0..<days).map { "\(LocalDay(year: 2026, month: 3, day: 2).adding(week * 7 + $0)) \(hours)" }
        }
    }

    static let all: [LawCase] = europe + germany + france + spain + california

    private static let europe: [LawCase] = [
        LawCase(
            name: "Eleven hours of rest are enough",
            source: "2003/88/EC art. 3",
            law: .europeanUnion,
            days: ["2026-03-02 14:00-20:00", "2026-03-03 07:00-12:00"],
            expected: []
        ),
        LawCase(
            // 20:01 to 07:00 are 10:59.
            name: "A minute less is not",
            source: "2003/88/EC art. 3",
            law: .europeanUnion,
            days: ["2026-03-02 14:01-20:01", "2026-03-03 07:00-12:00"],
            expected: ["2003/88/EC art. 3 2026-03-03 07:00: 10:59/11:00"]
        ),
        LawCase(
            // In at 22:00 on Monday, out at 13:59 on Tuesday: the early shift begins where the night ends.
            name: "A night shift and the next early shift worked through leave no rest",
            source: "issue “present, yet absent”",
            law: .europeanUnion,
            days: ["2026-03-02 22:00-26:00 26:30-30:00", "2026-03-03 06:00-09:00 09:15-14:00"],
            expected: ["2003/88/EC art. 3 2026-03-03 06:00: 0:00/11:00"]
        ),
        LawCase(
            // From 20:00 to 07:00 across 29 March 2026 are 10 h on the clock that people live by.
            name: "The night in spring is an hour short of rest",
            source: "2003/88/EC art. 3, odoo #249410",
            law: .europeanUnion,
            days: ["2026-03-28 15:00-20:00", "2026-03-29 07:00-12:00"],
            expected: ["2003/88/EC art. 3 2026-03-29 07:00: 10:00/11:00"]
        ),
        LawCase(
            name: "Six hours need no break",
            source: "2003/88/EC art. 4",
            law: .europeanUnion,
            days: ["2026-03-02 08:00-14:00"],
            expected: []
        ),
        LawCase(
            name: "More than six hours need one, however short",
            source: "2003/88/EC art. 4",
            law: .europeanUnion,
            days: ["2026-03-02 08:00-14:01", "2026-03-03 08:00-11:00 11:05-15:00"],
            expected: ["2003/88/EC art. 4 2026-03-02 14:00: 0:00/0:01"]
        ),
        LawCase(
            // Saturday 20:00 to Monday 07:00 are 35 h.
            name: "Saturday evening to Monday morning is a weekly rest",
            source: "2003/88/EC art. 5",
            law: .europeanUnion,
            days: days(5, "08:00-13:00") + ["2026-03-07 15:00-20:00", "2026-03-09 07:00-12:00"],
            expected: []
        ),
        LawCase(
            // Six days and Sunday morning: the longest rest that lies in the week is 19 h (13:00 to 08:00); after
            // Sunday, 13:00 to Monday 07:00 are 18 h.
            name: "Seven days of work leave no weekly rest",
            source: "2003/88/EC art. 5",
            law: .europeanUnion,
            days: days(7, "08:00-13:00") + ["2026-03-09 07:00-12:00"],
            expected: ["2003/88/EC art. 5 2026-03-09 00:00: 19:00/35:00"]
        ),
        LawCase(
            // Free on Monday of the first week and on Sunday of the second: twelve days in a row between.
            name: "Twelve days in a row can have a rest in each week",
            source: "C-306/16 Maio Marques da Rosa",
            law: .europeanUnion,
            days: days(12, "08:00-13:00", from: LocalDay(year: 2026, month: 3, day: 3)),
            expected: []
        ),
        LawCase(
            // 17 weeks of 5 × 10 = 50 h.
            name: "Fifty hours a week over four months",
            source: "2003/88/EC art. 6 and 16 (b)",
            law: .europeanUnion,
            days: weeks(17, days: 5, "08:00-13:00 13:30-18:30"),
            expected: ["2003/88/EC art. 6 2026-06-26 18:30: 50:00/48:00"]
        ),
        LawCase(
            name: "Fifty hours a week over sixteen weeks are not yet four months",
            source: "2003/88/EC art. 16 (b)",
            law: .europeanUnion,
            days: weeks(16, days: 5, "08:00-13:00 13:30-18:30"),
            expected: []
        ),
        LawCase(
            // From a Tuesday on: the first week is not whole, so that there are 16 of 50 h.
            name: "A week of which only a part is known is not averaged",
            source: "2003/88/EC art. 16 (b)",
            law: .europeanUnion,
            days: Array(weeks(17, days: 5, "08:00-13:00 13:30-18:30").dropFirst()),
            expected: []
        ),
        LawCase(
            // 16 weeks of 50 h and one of 16 h: 816 h, 48 on average.
            name: "A short week brings the average back to 48",
            source: "2003/88/EC art. 6",
            law: .europeanUnion,
            days: weeks(16, days: 5, "08:00-13:00 13:30-18:30")
                + ["2026-06-22 08:00-13:00 13:30-16:30", "2026-06-23 08:00-13:00 13:30-16:30"],
            expected: []
        ),
        LawCase(
            // The same with leave from Wednesday to Friday: 816 h in 119 − 3 = 116 days are 49:14 a week.
            name: "Leave does not lower the average",
            source: "2003/88/EC art. 16 (b)",
            law: .europeanUnion,
            days: weeks(16, days: 5, "08:00-13:00 13:30-18:30")
                + ["2026-06-22 08:00-13:00 13:30-16:30", "2026-06-23 08:00-13:00 13:30-16:30"]
                + ["2026-06-24 off", "2026-06-25 off", "2026-06-26 off"],
            expected: ["2003/88/EC art. 6 2026-06-23 16:30: 49:14/48:00"]
        ),
        LawCase(
            // 17 weeks of 5 nights of 10 h: both averages are 50.
            name: "Night workers have an average of their own",
            source: "2003/88/EC art. 8 (a)",
            law: .europeanUnion,
            days: weeks(17, days: 5, "20:00-25:00 25:30-30:30"),
            expected: [
                "2003/88/EC art. 6 2026-06-27 06:30: 50:00/48:00",
                "2003/88/EC art. 8 (a) 2026-06-27 06:30: 50:00/48:00",
            ]
        ),
        LawCase(
            // 22:00-31:00 with half an hour of break: 8:30, passed at 06:30 on the clock.
            name: "Dangerous work at night ends after eight hours",
            source: "2003/88/EC art. 8 (b)",
            law: .europeanUnion,
            options: options { $0.isNightHazardous = true },
            days: ["2026-03-02 22:00-26:00 26:30-31:00", "2026-03-04 08:00-12:00 12:30-17:00"],
            expected: ["2003/88/EC art. 8 (b) 2026-03-03 06:30: 8:30/8:00"]
        ),
    ]

    private static let germany: [LawCase] = [
        LawCase(
            name: "Eight hours with half an hour of break",
            source: "ArbZG § 3, § 4",
            law: .germany,
            days: ["2026-03-02 08:00-12:00 12:30-16:30"],
            expected: []
        ),
        LawCase(
            // 4 + 4:30 = 8:30; eight are reached at 16:30.
            name: "Up to ten hours are allowed, and to be balanced",
            source: "ArbZG § 3",
            law: .germany,
            days: ["2026-03-02 08:00-12:00 12:30-17:00"],
            expected: ["ArbZG § 3 sentence 1 2026-03-02 16:30: 8:30/8:00"]
        ),
        LawCase(
            // 5 + 5:15 = 10:15 with 45 minutes of break; ten are reached at 18:45.
            name: "More than ten hours are not",
            source: "ArbZG § 3",
            law: .germany,
            days: ["2026-03-02 08:00-13:00 13:45-19:00"],
            expected: [
                "ArbZG § 3 sentence 1 2026-03-02 16:45: 10:15/8:00",
                "ArbZG § 3 sentence 2 2026-03-02 18:45: 10:15/10:00",
            ]
        ),
        LawCase(
            name: "Exactly six hours need no break",
            source: "ArbZG § 4 sentence 1",
            law: .germany,
            days: ["2026-03-02 08:00-14:00"],
            expected: []
        ),
        LawCase(
            // 6:15 without any: 30 minutes missing, and more than six hours at a stretch.
            name: "More than six hours without a break",
            source: "ArbZG § 4 sentences 1 and 3",
            law: .germany,
            days: ["2026-03-02 08:00-14:15"],
            expected: [
                "ArbZG § 4 sentence 1 2026-03-02 14:00: 0:00/0:30", "ArbZG § 4 sentence 3 2026-03-02 14:00: 6:15/6:00",
            ]
        ),
        LawCase(
            // Two breaks of 15 minutes are 30.
            name: "A break may be in two parts of fifteen minutes",
            source: "ArbZG § 4 sentence 2",
            law: .germany,
            days: ["2026-03-02 08:00-10:00 10:15-13:00 13:15-16:00"],
            expected: []
        ),
        LawCase(
            // Three breaks of ten minutes are none: 2:00 + 1:50 + 1:50 + 1:50 = 7:30 in one stretch. At 14:00 there
            // are 5:40, and after the break that ends at 14:10 six hours at 14:30.
            name: "Breaks of ten minutes do not count",
            source: "ArbZG § 4 sentence 2",
            law: .germany,
            days: ["2026-03-02 08:00-10:00 10:10-12:00 12:10-14:00 14:10-16:00"],
            expected: [
                "ArbZG § 4 sentence 1 2026-03-02 14:30: 0:00/0:30", "ArbZG § 4 sentence 3 2026-03-02 14:30: 7:30/6:00",
            ]
        ),
        LawCase(
            // 9:15 worked with 30 minutes: 15 missing. 5 + 4:15; nine are reached at 17:30.
            name: "More than nine hours need three quarters of an hour",
            source: "ArbZG § 4 sentence 1",
            law: .germany,
            days: ["2026-03-02 08:00-13:00 13:30-17:45"],
            expected: [
                "ArbZG § 3 sentence 1 2026-03-02 16:30: 9:15/8:00", "ArbZG § 4 sentence 1 2026-03-02 17:30: 0:30/0:45",
            ]
        ),
        LawCase(
            // The break comes after 6:30: enough in all, but too late.
            name: "A break after six and a half hours is too late",
            source: "ArbZG § 4 sentence 3",
            law: .germany,
            days: ["2026-03-02 08:00-14:30 15:00-16:00"],
            expected: ["ArbZG § 4 sentence 3 2026-03-02 14:00: 6:30/6:00"]
        ),
        LawCase(
            // A plan of 08:00-16:30 with half an hour somewhere: 8 h.
            name: "A planned break has no hour and counts",
            source: "ArbZG § 4",
            law: .germany,
            days: ["2026-03-02 08:00-16:30 b30"],
            expected: []
        ),
        LawCase(
            // 22:00 to 08:00 are 10 h.
            name: "A late shift and an early one have ten hours between",
            source: "ArbZG § 5 (1), frappe/hrms #3298",
            law: .germany,
            days: ["2026-03-02 14:00-18:00 18:30-22:00", "2026-03-03 08:00-12:00"],
            expected: ["ArbZG § 5 (1) 2026-03-03 08:00: 10:00/11:00"]
        ),
        LawCase(
            // 24 weeks of 7 × 7 = 49 h, though no day has more than eight.
            name: "More than eight hours on average over 24 weeks",
            source: "ArbZG § 3 sentence 2",
            law: .germany,
            days: weeks(24, days: 7, "08:00-12:00 12:30-15:30"),
            expected: ["ArbZG § 3 sentence 2 2026-08-16 15:30: 49:00/48:00"]
        ),
    ]

    private static let france: [LawCase] = [
        LawCase(
            name: "Six hours already need a break in France",
            source: "Code du travail L3121-16",
            law: .france,
            days: ["2026-03-02 08:00-14:00"],
            expected: ["Code du travail L3121-16 2026-03-02 14:00: 0:00/0:20"]
        ),
        LawCase(
            name: "A minute less than six hours does not",
            source: "Code du travail L3121-16",
            law: .france,
            days: ["2026-03-02 08:00-13:59"],
            expected: []
        ),
        LawCase(
            // Two breaks of 15 minutes are not twenty in one piece.
            name: "Twenty minutes are in one piece",
            source: "Code du travail L3121-16",
            law: .france,
            days: ["2026-03-02 08:00-10:00 10:15-12:00 12:15-15:00"],
            expected: ["Code du travail L3121-16 2026-03-02 14:30: 0:00/0:20"]
        ),
        LawCase(
            // 5 + 5:30 = 10:30, ten are reached at 18:30.
            name: "Ten hours a day",
            source: "Code du travail L3121-18",
            law: .france,
            days: ["2026-03-02 08:00-13:00 13:30-19:00"],
            expected: ["Code du travail L3121-18 2026-03-02 18:30: 10:30/10:00"]
        ),
        LawCase(
            // 5 × 10 = 50; the limit is passed after 8 h of Friday: 5, a break, 3 more: 16:30.
            name: "48 hours in a week",
            source: "Code du travail L3121-20",
            law: .france,
            days: days(5, "08:00-13:00 13:30-18:30"),
            expected: ["Code du travail L3121-20 2026-03-06 16:30: 50:00/48:00"]
        ),
        LawCase(
            // 12 weeks of 5 × 9 = 45.
            name: "44 hours on average over twelve weeks",
            source: "Code du travail L3121-22",
            law: .france,
            days: weeks(12, days: 5, "08:00-12:30 13:00-17:30"),
            expected: ["Code du travail L3121-22 2026-05-22 17:30: 45:00/44:00"]
        ),
        LawCase(
            // An amplitude of 13 h leaves 11 of rest, of 13:30 only 10:30.
            name: "A day from 07:00 to 20:30 leaves too little rest",
            source: "Code du travail L3131-1",
            law: .france,
            days: ["2026-03-02 07:00-11:00 16:00-20:30", "2026-03-03 07:00-11:00"],
            expected: ["Code du travail L3131-1 2026-03-03 07:00: 10:30/11:00"]
        ),
        LawCase(
            // Every day 08:00-13:00, Monday to Sunday, and Monday again: 19 h at most.
            name: "35 hours of rest in a week",
            source: "Code du travail L3132-2",
            law: .france,
            days: days(8, "08:00-13:00"),
            expected: ["Code du travail L3132-2 2026-03-09 00:00: 19:00/35:00"]
        ),
    ]

    private static let spain: [LawCase] = [
        LawCase(
            // 20:00 to 07:30 are 11:30.
            name: "Twelve hours between days",
            source: "ET art. 34.3",
            law: .spain,
            days: ["2026-03-02 15:00-20:00", "2026-03-03 07:30-12:00"],
            expected: ["Estatuto de los Trabajadores art. 34.3 2026-03-03 07:30: 11:30/12:00"]
        ),
        LawCase(
            // 4:45 + 4:45 = 9:30, nine at 18:00.
            name: "Nine hours a day",
            source: "ET art. 34.3",
            law: .spain,
            days: ["2026-03-02 08:00-12:45 13:45-18:30"],
            expected: ["Estatuto de los Trabajadores art. 34.3 2026-03-02 18:00: 9:30/9:00"]
        ),
        LawCase(
            name: "Ten hours a day by agreement",
            source: "ET art. 34.3",
            law: .spain,
            options: options { $0.agreedDay = 600 },
            days: ["2026-03-02 08:00-12:45 13:45-18:30"],
            expected: []
        ),
        LawCase(
            name: "Six hours in one piece need no break",
            source: "ET art. 34.4",
            law: .spain,
            days: ["2026-03-02 08:00-14:00"],
            expected: []
        ),
        LawCase(
            name: "More than six hours in one piece need fifteen minutes",
            source: "ET art. 34.4",
            law: .spain,
            days: ["2026-03-02 08:00-14:30"],
            expected: ["Estatuto de los Trabajadores art. 34.4 2026-03-02 14:00: 6:30/6:00"]
        ),
        LawCase(
            // 5 and 4 with two hours between: no piece of more than six.
            name: "A divided day has no piece of more than six hours",
            source: "ET art. 34.4",
            law: .spain,
            days: ["2026-03-02 09:00-14:00 16:00-20:00"],
            expected: []
        ),
        LawCase(
            // From Saturday 20:00 to Monday 08:00 are 36 hours.
            name: "A day and a half of rest in a week",
            source: "ET art. 37.1",
            law: .spain,
            days: days(5, "08:00-13:00") + ["2026-03-07 15:00-20:00", "2026-03-09 08:00-13:00"],
            expected: []
        ),
        LawCase(
            // 52 weeks of 5 × 8:12 = 41.
            name: "Forty hours on average over the year",
            source: "ET art. 34.1",
            law: .spain,
            days: weeks(52, days: 5, "08:00-12:06 12:30-16:36"),
            expected: ["Estatuto de los Trabajadores art. 34.1 2027-02-26 16:36: 41:00/40:00"]
        ),
        LawCase(
            // Every day of three weeks 08:00-13:00, and the Monday after: 19 h at most in each. The rest from that Monday on
            // makes up for the third.
            name: "No day and a half in two weeks",
            source: "ET art. 37.1",
            law: .spain,
            days: days(22, "08:00-13:00"),
            expected: [
                "Estatuto de los Trabajadores art. 37.1 2026-03-09 00:00: 19:00/36:00",
                "Estatuto de los Trabajadores art. 37.1 2026-03-16 00:00: 19:00/36:00",
            ]
        ),
        LawCase(
            // Eleven days, then from Thursday 13:00 to Monday 08:00: 91 hours for both weeks.
            name: "The rests of two weeks taken together",
            source: "ET art. 37.1",
            law: .spain,
            days: days(11, "08:00-13:00") + days(1, "08:00-13:00", from: LocalDay(year: 2026, month: 3, day: 16)),
            expected: []
        ),
        LawCase(
            // The long rest of the second week makes up for the first; the third has 19 h, as the fourth, for which the
            // rest from the Monday after makes up.
            name: "A long rest makes up for one week beside it",
            source: "ET art. 37.1",
            law: .spain,
            days: days(11, "08:00-13:00") + days(15, "08:00-13:00", from: LocalDay(year: 2026, month: 3, day: 16)),
            expected: ["Estatuto de los Trabajadores art. 37.1 2026-03-23 00:00: 19:00/36:00"]
        ),
    ]

    private static let california: [LawCase] = [
        LawCase(
            name: "Five hours need no meal",
            source: "Cal. Labor Code § 512 (a)",
            law: .california,
            days: ["2026-03-02 08:00-13:00"],
            expected: []
        ),
        LawCase(
            name: "More than five hours need one",
            source: "Cal. Labor Code § 512 (a)",
            law: .california,
            days: ["2026-03-02 08:00-13:30"],
            expected: ["California Labor Code § 512 (a) 2026-03-02 13:00: 0:00/5:00"]
        ),
        LawCase(
            name: "Up to six hours the meal may be waived",
            source: "Cal. Labor Code § 512 (a)",
            law: .california,
            options: options { $0.waivesFirstMeal = true },
            days: ["2026-03-02 08:00-14:00", "2026-03-03 08:00-14:01"],
            expected: ["California Labor Code § 512 (a) 2026-03-03 13:00: 0:00/5:00"]
        ),
        LawCase(
            // The meal begins at 13:00, exactly after five hours.
            name: "A meal after five hours is in time",
            source: "Brinker v. Superior Court (2012) 53 Cal.4th 1004",
            law: .california,
            days: ["2026-03-02 08:00-13:00 13:30-16:30"],
            expected: []
        ),
        LawCase(
            name: "A meal a minute later is not",
            source: "Brinker v. Superior Court (2012) 53 Cal.4th 1004",
            law: .california,
            days: ["2026-03-02 08:00-13:01 13:31-16:30"],
            expected: ["California Labor Code § 512 (a) 2026-03-02 13:00: 0:00/5:00"]
        ),
        LawCase(
            name: "A meal of 29 minutes is none",
            source: "Donohue v. AMN Services (2021) 11 Cal.5th 58",
            law: .california,
            days: ["2026-03-02 08:00-12:00 12:29-16:00"],
            expected: ["California Labor Code § 512 (a) 2026-03-02 13:29: 0:00/5:00"]
        ),
        LawCase(
            // 4 + 6:30 = 10:30: ten are reached at 18:30, with one meal.
            name: "More than ten hours need a second meal",
            source: "Cal. Labor Code § 512 (a)",
            law: .california,
            days: ["2026-03-02 08:00-12:00 12:30-19:00"],
            expected: ["California Labor Code § 512 (a) 2026-03-02 18:30: 0:30/10:00"]
        ),
        LawCase(
            name: "Up to twelve hours the second may be waived if the first was taken",
            source: "Cal. Labor Code § 512 (a)",
            law: .california,
            options: options { $0.waivesSecondMeal = true },
            days: ["2026-03-02 08:00-12:00 12:30-19:00"],
            expected: []
        ),
        LawCase(
            // 4 + 5 + 2 = 11 with meals after 4 and after 9.
            name: "Two meals",
            source: "Cal. Labor Code § 512 (a)",
            law: .california,
            days: ["2026-03-02 08:00-12:00 12:30-17:30 18:00-20:00"],
            expected: []
        ),
    ]
}
