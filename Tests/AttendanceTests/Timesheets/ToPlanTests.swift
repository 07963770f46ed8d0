import Attendance
import BeaconKit
import Testing

/// What the breaks, the grace and rounding make of a day. Each case has its arithmetic beside it.
@Suite("Working to plan")
struct ToPlanTests {
    private static let half = "30/360 unpaid automatic"
    /// ArbZG § 4: 30 minutes after six hours, 45 after nine.
    private static let german = "30/360 unpaid automatic, 15/540 unpaid automatic"

    private static let breaks: [DayCase] = [
        // 6:15 is a quarter of an hour more than six hours: no more than that is deducted, from plan and work alike.
        DayCase(
            name: "a quarter of an hour beyond the threshold",
            plan: "02 08:00-14:15",
            punches: "in 02 08:00, out 02 14:15",
            days: ["expected 6:00, worked 6:00, break 0:15"],
            breaks: half
        ),
        DayCase(
            name: "exactly at the threshold",
            plan: "02 08:00-14:00",
            punches: "in 02 08:00, out 02 14:00",
            days: ["expected 6:00, worked 6:00"],
            breaks: half
        ),
        // 8:30 − 0:30 = 8:00.
        DayCase(
            name: "a missed day is absent for what was expected",
            plan: "02 08:00-16:30",
            punches: "",
            days: ["expected 8:00, absent 8:00"],
            kinds: [.absent],
            breaks: half
        ),
        // 13:00 to 16:30 is 3:30, no break in it; 8:00 − 3:30 = 4:30.
        DayCase(
            name: "who comes after the break is absent for the rest of what was expected",
            plan: "02 08:00-16:30",
            punches: "in 02 13:00, out 02 16:30",
            days: ["expected 8:00, worked 3:30, absent 4:30, late 5:00"],
            kinds: [.late],
            breaks: half
        ),
        // 10:15 to 16:30 is 6:15, of which 0:15 are deducted; 8:00 − 6:00 = 2:00.
        DayCase(
            name: "who comes so late that the break is at the threshold",
            plan: "02 08:00-16:30",
            punches: "in 02 10:15, out 02 16:30",
            days: ["expected 8:00, worked 6:00, break 0:15, absent 2:00, late 2:15"],
            kinds: [.late],
            breaks: half
        ),
        // 08:00 to 12:00 is 4:00; 8:00 − 4:00 = 4:00, though they left 4:30 before the end.
        DayCase(
            name: "who leaves at noon",
            plan: "02 08:00-16:30",
            punches: "in 02 08:00, out 02 12:00",
            days: ["expected 8:00, worked 4:00, absent 4:00, early 4:30"],
            kinds: [.leftEarly],
            breaks: half
        ),
        // 12:00 to 12:45 was punched: 0:15 more than the rule; 8:30 − 0:45 = 7:45.
        DayCase(
            name: "a longer break is nobody's absence",
            plan: "02 08:00-16:30",
            punches: "in 02 08:00, break-begin 02 12:00, break-end 02 12:45, out 02 16:30",
            days: ["expected 8:00, worked 7:45, break 0:45"],
            breaks: half
        ),
        // 9:45 − 0:30 = 9:15, − 0:15 = 9:00.
        DayCase(
            name: "a long day as planned",
            plan: "02 08:00-17:45",
            punches: "in 02 08:00, out 02 17:45",
            days: ["expected 9:00, worked 9:00, break 0:45"],
            breaks: german,
            source: arbzg
        ),
        // 9:31 − 0:30 = 9:01, − 0:01 = 9:00.
        DayCase(
            name: "a minute beyond the second threshold",
            plan: "02 08:00-17:31",
            punches: "in 02 08:00, out 02 17:31",
            days: ["expected 9:00, worked 9:00, break 0:31"],
            breaks: german,
            source: arbzg
        ),
        // Paid: 8:00 are expected and 7:30 + 0:30 are paid.
        DayCase(
            name: "a paid break that is deducted is paid",
            plan: "02 08:00-16:00",
            punches: "in 02 08:00, out 02 16:00",
            days: ["expected 8:00, worked 7:30, break 0:30"],
            breaks: "30/360 paid automatic"
        ),
        DayCase(
            name: "a break that is to be taken, and is",
            plan: "02 08:00-16:30",
            punches: "in 02 08:00, break-begin 02 12:00, break-end 02 12:30, out 02 16:30",
            days: ["expected 8:00, worked 8:00, break 0:30"],
            breaks: "30/360 unpaid taken"
        ),
        // 15:54 in two shifts of eight hours, each with its half hour: 14:54. Three minutes are missing of each.
        DayCase(
            name: "two shifts of one day have a break each",
            plan: "02 06:00-14:00 14:00-22:00",
            punches: "in 02 06:03, out 02 21:57",
            days: ["expected 15:00, worked 14:54, break 1:00, absent 0:06, early 0:03"],
            kinds: [.leftEarly],
            breaks: half
        ),
        // 13:50 to 14:00 is ten minutes of the first break, 14:00 to 14:20 twenty of the second: 0:20 and 0:10 are deducted.
        // 15:30 of presence − 0:30 = 15:00.
        DayCase(
            name: "one pause at the change of two shifts is part of both breaks",
            plan: "02 06:00-14:00 14:00-22:00",
            punches: "in 02 06:00, out 02 13:50, in 02 14:20, out 02 22:00",
            days: ["expected 15:00, worked 15:00, break 0:30, away 0:30, late 0:20, early 0:10"],
            kinds: [.late, .leftEarly],
            breaks: half
        ),
        // 22:00 to 14:00 over two days, half an hour each.
        DayCase(
            name: "two shifts of two days have a break each",
            plan: "02 22:00-06:00, 03 06:00-14:00",
            punches: "in 02 22:00, out 03 14:00",
            days: ["expected 7:30, worked 7:30, break 0:30", "expected 7:30, worked 7:30, break 0:30"],
            breaks: half
        ),
        // Six hours at a time need no break: 6:00 + 4:00.
        DayCase(
            name: "two shifts of six and four hours have none",
            plan: "02 08:00-14:00 14:00-18:00",
            punches: "in 02 08:00, out 02 18:00",
            days: ["expected 10:00, worked 10:00"],
            breaks: half
        ),
        // A shift of twenty minutes in which a break of thirty is due at once: nothing is left of it.
        DayCase(
            name: "a break longer than the shift",
            plan: "02 08:00-08:20",
            punches: "in 02 08:00, out 02 08:20",
            days: ["break 0:20"],
            breaks: "30/0 unpaid automatic"
        ),
    ]

    @Test("plan and work go through the same rules", arguments: breaks)
    func plannedBreaks(_ known: DayCase) throws { try known.check() }

    private static let siteBreaks = "0:30 after 6:00, 0:15 after 9:00"
    private static let arbzg = "ArbZG § 4"

    /// 2 March 2026 is a Monday, 7 March a Saturday.
    private static let withoutRota: [DayCase] = [
        // 8:30 − 0:30.
        DayCase(
            name: "the site's break in its usual hours",
            plan: "",
            punches: "in 02 09:00, out 02 17:30",
            days: ["expected 8:00, worked 8:00, break 0:30"],
            usual: "09:00-17:30",
            siteBreaks: siteBreaks,
            source: arbzg
        ),
        DayCase(
            name: "who misses usual hours with a break is absent for what was expected",
            plan: "",
            punches: "in 03 09:00, out 03 09:30",
            days: ["expected 8:00, worked 0:30, absent 7:30, early 8:00"],
            kinds: [.leftEarly],
            usual: "09:00-17:30",
            siteBreaks: siteBreaks
        ),
        // 9:45 of work on a Saturday: 0:45 in two steps.
        DayCase(
            name: "the site's breaks on a day without hours",
            plan: "",
            punches: "in 07 08:00, out 07 17:45",
            days: ["worked 9:00, break 0:45, over 9:00"],
            kinds: [.unscheduled],
            usual: "09:00-17:30",
            siteBreaks: siteBreaks,
            source: arbzg
        ),
        // 0:20 was punched: 0:10 is missing.
        DayCase(
            name: "what was taken of the break is not deducted again",
            plan: "",
            punches: "in 07 08:00, break-begin 07 12:00, break-end 07 12:20, out 07 16:20",
            days: ["worked 7:50, break 0:30, over 7:50"],
            kinds: [.unscheduled],
            usual: "09:00-17:30",
            siteBreaks: siteBreaks,
            source: "https://github.com/frappe/hrms/issues/4146"
        ),
        // Away for 0:40: longer than the break.
        DayCase(
            name: "an hour away is a break as well",
            plan: "",
            punches: "in 07 08:00, out 07 12:00, in 07 12:40, out 07 16:40",
            days: ["worked 8:00, away 0:40, over 8:00"],
            kinds: [.unscheduled],
            usual: "09:00-17:30",
            siteBreaks: siteBreaks
        ),
        // 6:10 − 0:10.
        DayCase(
            name: "no more than was worked beyond the threshold",
            plan: "",
            punches: "in 07 08:00, out 07 14:10",
            days: ["worked 6:00, break 0:10, over 6:00"],
            kinds: [.unscheduled],
            usual: "09:00-17:30",
            siteBreaks: siteBreaks
        ),
        // The contract has an hour after five: 9:00 − 1:00, and 8:00 are due.
        DayCase(
            name: "a contract's break comes before the site's",
            plan: "",
            punches: "in 02 08:00, out 02 17:00",
            days: ["expected 8:00, worked 8:00, break 1:00"],
            usual: "09:00-17:30",
            contract: "weekly 40:00 days 12345 flexitime 07:00-20:00 break 1:00 after 5:00",
            siteBreaks: siteBreaks
        ),
        DayCase(
            name: "a contract without breaks has none",
            plan: "",
            punches: "in 07 08:00, out 07 16:00",
            days: ["worked 8:00, over 8:00"],
            kinds: [.unscheduled],
            usual: "09:00-17:30",
            contract: "weekly 40:00 days 12345 break none",
            siteBreaks: siteBreaks
        ),
        // The shift has no break: 8:30.
        DayCase(
            name: "a rota's shift says which breaks it has, also none",
            plan: "02 08:00-16:30",
            punches: "in 02 08:00, out 02 16:30",
            days: ["expected 8:30, worked 8:30"],
            contract: "weekly 40:00 days 12345 break 1:00 after 5:00",
            siteBreaks: siteBreaks
        ),
        // Free by the rota: the contract's hour is deducted.
        DayCase(
            name: "work on a free day of a rota has the contract's break",
            plan: "02 08:00-16:30",
            punches: "in 02 08:00, out 02 16:30, in 03 08:00, out 03 16:00",
            days: ["expected 8:30, worked 8:30", "worked 7:00, break 1:00, over 7:00"],
            kinds: [.unscheduled],
            contract: "weekly 40:00 days 12345 break 1:00 after 5:00"
        ),
        // 22:00 to 06:00 is eight hours of one day.
        DayCase(
            name: "an unplanned night over midnight has one break",
            plan: "",
            punches: "in 06 22:00, out 07 06:00",
            days: ["worked 7:30, break 0:30, over 7:30"],
            kinds: [.unscheduled],
            contract: "by-day 0:00 0:00 0:00 0:00 0:00 0:00 0:00 break 0:30 after 6:00"
        ),
    ]

    @Test("where no rota's shift says so the contract's breaks count, or else the site's", arguments: withoutRota)
    func breaksWithoutRota(_ known: DayCase) throws { try known.check() }

    /// Kinds of leave that only make up what is missing, on a rota's day that was punched as well.
    private static let madeUp: [DayCase] = [
        DayCase(
            name: "a business trip's day that was worked to plan has no overtime",
            plan: "02 08:00-16:30",
            punches: "in 02 08:00, out 02 16:30",
            days: ["expected 8:00, worked 8:00, break 0:30"],
            kinds: [.unscheduled],
            breaks: half,
            leave: "02 all business-trip",
            source: "https://github.com/frappe/hrms/issues/1960"
        ),
        // 4:00 were worked and expected; the trip has the other 4:00.
        DayCase(
            name: "half of a trip's day was punched",
            plan: "02 08:00-16:30",
            punches: "in 02 08:00, out 02 12:00",
            days: ["expected 4:00, worked 4:00"],
            kinds: [.unscheduled],
            breaks: half,
            leave: "02 all business-trip"
        ),
        // 10:30 − 0:30 = 10:00, two more than the shift.
        DayCase(
            name: "what is beyond the shift is overtime, also on a trip",
            plan: "02 08:00-16:30",
            punches: "in 02 08:00, out 02 18:30",
            days: ["expected 8:00, worked 10:00, break 0:30, over 2:00"],
            kinds: [.unscheduled],
            breaks: half,
            leave: "02 all remote"
        ),
        DayCase(
            name: "who falls ill at noon has worked the morning",
            plan: "02 08:00-16:30",
            punches: "in 02 08:00, out 02 12:00",
            days: ["expected 4:00, worked 4:00"],
            kinds: [.unscheduled],
            breaks: half,
            leave: "02 all sick",
            source: "EFZG § 4 (1)"
        ),
        // The afternoon from 12:00 on was sick leave; until 14:00 was worked: 6:00 of 8:00.
        DayCase(
            name: "sick from noon on, and stayed until two",
            plan: "02 08:00-16:30",
            punches: "in 02 08:00, out 02 14:00",
            days: ["expected 6:00, worked 6:00"],
            breaks: half,
            leave: "02 from 720 sick"
        ),
        // In the office in the afternoon alone, as planned: 12:00 to 16:30.
        DayCase(
            name: "a trip in the morning, the office in the afternoon",
            plan: "02 08:00-16:30",
            punches: "in 02 12:00, out 02 16:30",
            days: ["expected 4:30, worked 4:30"],
            breaks: half,
            leave: "02 until 720 business-trip"
        ),
        DayCase(
            name: "late in the afternoon is late, whatever the trip in the morning",
            plan: "02 08:00-16:30",
            punches: "in 02 13:00, out 02 16:30",
            days: ["expected 4:30, worked 3:30, absent 1:00, late 1:00"],
            kinds: [.late],
            breaks: half,
            leave: "02 until 720 business-trip"
        ),
        DayCase(
            name: "a trip without punches is expected nowhere",
            plan: "02 08:00-16:30",
            punches: "",
            days: [""],
            breaks: half,
            leave: "02 all business-trip"
        ),
        DayCase(
            name: "work on a day of granted holiday comes on top",
            plan: "02 08:00-16:30",
            punches: "in 02 08:00, out 02 12:00",
            days: ["worked 4:00, over 4:00"],
            kinds: [.unscheduled],
            breaks: half,
            leave: "02 all",
            source: "BUrlG § 1"
        ),
        // The holiday's morning is used up; of the trip's afternoon, 12:00 to 16:30, 2:00 were worked.
        DayCase(
            name: "a holiday in the morning and a trip in the afternoon",
            plan: "02 08:00-16:30",
            punches: "in 02 13:00, out 02 15:00",
            days: ["expected 2:00, worked 2:00"],
            kinds: [.unscheduled],
            breaks: half,
            leave: "02 until 720, 02 from 720 business-trip"
        ),
        // Half an hour in each: 7:30 and 7:00 of the 15:00 that the trip makes up.
        DayCase(
            name: "a double shift on a trip has a break in each",
            plan: "02 06:00-14:00 14:00-22:00",
            punches: "in 02 06:00, out 02 21:30",
            days: ["expected 14:30, worked 14:30, break 1:00"],
            kinds: [.unscheduled],
            breaks: half,
            leave: "02 all business-trip"
        ),
        DayCase(
            name: "flexible hours on a trip",
            plan: "",
            punches: "in 02 08:00, out 02 13:00",
            days: ["expected 5:00, worked 5:00"],
            kinds: [.unscheduled],
            leave: "02 all remote",
            usual: "09:00-17:30",
            contract: "weekly 40:00 days 12345 flexitime 07:00-20:00"
        ),
    ]

    @Test("leave that makes up what is missing counts no hour twice", arguments: madeUp)
    func madeUpLeave(_ known: DayCase) throws { try known.check() }

    @Test("an absence that is to be looked at is as long as that of the day")
    func absence() throws {
        let day = try #require(Self.breaks.first { $0.punches.isEmpty }).sheets()[0]
        #expect(day.exceptions.map(\.length) == [480 * 60_000_000] && day.raw.absent == 480 * 60_000_000)
    }

    private static let leave: [DayCase] = [
        DayCase(
            name: "two half days are a day",
            plan: "02 08:00-16:00",
            punches: "",
            days: [""],
            leave: "02 until 720, 02 from 720"
        ),
        // 10:00 to 15:00 is left.
        DayCase(
            name: "free in the morning and in the afternoon",
            plan: "02 08:00-16:00",
            punches: "in 02 10:00, out 02 15:00",
            days: ["expected 5:00, worked 5:00"],
            leave: "02 until 600, 02 from 900"
        ),
        DayCase(
            name: "the order in which it was granted does not matter",
            plan: "02 08:00-16:00",
            punches: "in 02 10:00, out 02 15:00",
            days: ["expected 5:00, worked 5:00"],
            leave: "02 from 900, 02 until 600"
        ),
        // 09:00 to 10:00 and 12:00 to 18:00 are left: 7:00, of which the shift's one hour of break is unpaid.
        DayCase(
            name: "two hours in the middle of a shift",
            plan: "02 09:00-18:00",
            punches: "in 02 09:00, out 02 10:00, in 02 12:00, out 02 18:00",
            days: ["expected 6:00, worked 6:00, break 1:00"],
            breaks: "60/0 unpaid automatic",
            leave: "02 between 600 720"
        ),
        DayCase(
            name: "who stays away then is absent for what was left",
            plan: "02 09:00-18:00",
            punches: "",
            days: ["expected 6:00, absent 6:00"],
            kinds: [.absent],
            breaks: "60/0 unpaid automatic",
            leave: "02 between 600 720"
        ),
        // 22:00 to 02:00 is left of the night.
        DayCase(
            name: "the second half of a night",
            plan: "02 22:00-06:00",
            punches: "in 02 22:00, out 03 02:00",
            days: ["expected 4:00, worked 4:00", ""],
            leave: "02 between 120 360"
        ),
        DayCase(
            name: "the first half of a night",
            plan: "02 22:00-06:00",
            punches: "in 03 02:00, out 03 06:00",
            days: ["expected 4:00, worked 4:00", ""],
            leave: "02 between 1320 1560"
        ),
        // 22:00 to 00:00 and 03:00 to 06:00.
        DayCase(
            name: "three hours in the middle of a night",
            plan: "02 22:00-06:00",
            punches: "in 02 22:00, out 03 00:00, in 03 03:00, out 03 06:00",
            days: ["expected 5:00, worked 5:00", ""],
            leave: "02 between 0 180"
        ),
        DayCase(
            name: "hours of the night do not touch the early shift of the day after",
            plan: "02 22:00-06:00, 03 04:00-12:00",
            punches: "in 02 22:00, out 03 02:00, in 03 04:00, out 03 12:00",
            days: ["expected 4:00, worked 4:00", "expected 8:00, worked 8:00"],
            leave: "02 between 120 360"
        ),
    ]

    @Test("all leave of a day adds up, also part of a night", arguments: leave)
    func leaveAddsUp(_ known: DayCase) throws { try known.check() }

    @Test(
        "lateness is about the clock and the grace, rounding about what is paid",
        arguments: [
            // 7 minutes are within the grace of 10; paid from 09:15.
            (("15 later", nil), "in 02 09:07, out 02 17:00", "expected 8:00, worked 7:45, absent 0:15", []),
            // 14 minutes are late, though all is paid.
            (("15 earlier", nil), "in 02 09:14, out 02 17:00", "expected 8:00, worked 8:00, late 0:14", [.late]),
            // 7 minutes too early, though all is paid.
            (
                (nil, "15 nearest"), "in 02 09:00, out 02 16:53", "expected 8:00, worked 8:00, early 0:07",
                [.leftEarly]
            ),
            // In time by the clock; a quarter of an hour less is paid.
            (
                (nil, "15 earlier"), "in 02 09:00, out 02 17:14", "expected 8:00, worked 8:00", []
            ),
            (("60 later", "60 earlier"), "in 02 08:59, out 02 17:01", "expected 8:00, worked 8:00", []),
        ] as [((String?, String?), String, String, [Exception.Kind])]
    )
    func rounding(_ rules: (String?, String?), _ punches: String, _ sums: String, _ kinds: [Exception.Kind]) throws {
        var policy = TimesheetPolicy()
        policy.roundingIn = try rules.0.map { try #require(RoundingRule($0)) }
        policy.roundingOut = try rules.1.map { try #require(RoundingRule($0)) }
        let known = DayCase(name: "", plan: "02 09:00-17:00", punches: punches, days: [sums], kinds: kinds)
        try known.check(policy: policy, \.paidSums)
        let day = try known.sheets(policy: policy)[0]
        #expect(day.rounded.late == day.exceptions.first { $0.kind == .late }?.length ?? 0)
        #expect(day.rounded.early == day.exceptions.first { $0.kind == .leftEarly }?.length ?? 0)
    }

    @Test("where a stay passes to the next day nothing is rounded, since nobody punched there")
    func roundingBetween() throws {
        var policy = TimesheetPolicy()
        policy.roundingIn = try RoundingRule(step: 15, mode: .later)
        policy.roundingOut = try RoundingRule(step: 15, mode: .earlier)
        // 22:15 to 06:05 is 7:50; 06:05 to 14:00 is 7:55.
        try DayCase(
            name: "",
            plan: "02 22:05-06:05, 03 06:05-14:05",
            punches: "in 02 22:05, out 03 14:05",
            days: ["expected 8:00, worked 7:50, absent 0:10", "expected 8:00, worked 7:55, absent 0:05"]
        )
        .check(policy: policy, \.paidSums)
    }

    @Test("who came late did so whether they punched out or not")
    func missingOut() throws {
        try DayCase(
            name: "",
            plan: "02 09:00-17:00",
            punches: "in 02 09:30",
            days: ["expected 8:00, absent 0:30, late 0:30"],
            kinds: [.late, .missingOut]
        )
        .check()
        // In time for the first, and nobody knows until when: who comes back in the afternoon is not late.
        try DayCase(
            name: "",
            plan: "02 08:00-12:00 16:00-20:00",
            punches: "in 02 08:30, in 02 16:30, out 02 20:00",
            days: ["expected 8:00, worked 3:30, absent 0:30, late 1:00"],
            kinds: [.late, .missingOut]
        )
        .check()
    }
}
