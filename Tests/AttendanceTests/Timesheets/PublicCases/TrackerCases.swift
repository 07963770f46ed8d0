import Attendance
import Testing

/// Days out of the trackers of other programs, told in our own words and worked out by hand.
@Suite("Public cases: leave, breaks, lateness and clocks")
struct TrackerCases {
    private static let github = "https://github.com/"
    private static let half = "30/360 unpaid automatic"

    private static let leave: [DayCase] = [
        // 13:00 to 17:00 is left, and was worked.
        DayCase(
            name: "half a day of leave, the other half punched",
            plan: "02 09:00-17:00",
            punches: "in 02 13:00, out 02 17:00",
            days: ["expected 4:00, worked 4:00"],
            leave: "02 until 780",
            source: github + "frappe/hrms/issues/14"
        ),
        DayCase(
            name: "half a day of leave, the other half missed",
            plan: "02 09:00-17:00",
            punches: "",
            days: ["expected 4:00, absent 4:00"],
            kinds: [.absent],
            leave: "02 until 780",
            source: github + "frappe/hrms/issues/14"
        ),
        // The holiday in the morning is used up, and the afternoon is worked at home without punches.
        DayCase(
            name: "half a day of holiday, half a day at home",
            plan: "02 09:00-17:00",
            punches: "",
            days: [""],
            leave: "02 until 780, 02 from 780 remote",
            source: github + "frappe/hrms/issues/4531"
        ),
        DayCase(
            name: "half a day on duty elsewhere, half a day here",
            plan: "02 09:00-17:00",
            punches: "in 02 09:00, out 02 13:00",
            days: ["expected 4:00, worked 4:00"],
            leave: "02 from 780 business-trip",
            source: github + "frappe/hrms/issues/1076"
        ),
        DayCase(
            name: "two half days of two kinds are a day",
            plan: "02 09:00-17:00",
            punches: "",
            days: [""],
            leave: "02 until 780, 02 from 780 sick",
            source: github + "frappe/hrms/issues/3269"
        ),
        // A whole day off was granted, and they came all the same: all of it comes on top.
        DayCase(
            name: "who works on a day off that was granted works on top",
            plan: "02 09:00-17:00",
            punches: "in 02 09:00, out 02 17:00",
            days: ["worked 8:00, over 8:00"],
            kinds: [.unscheduled],
            leave: "02 all",
            source: github + "odoo/odoo/pull/244048"
        ),
        // 17:00 to 18:00 is sick leave out of flexible hours of 8:00: 7:00 were worked, nothing is over.
        DayCase(
            name: "an hour sick at the end of a flexible day",
            plan: "",
            punches: "in 02 10:00, out 02 17:00",
            days: ["expected 7:00, worked 7:00"],
            leave: "02 between 1020 1080 sick",
            usual: "09:00-17:00",
            contract: "weekly 40:00 days 12345 flexitime 07:00-20:00",
            source: github + "odoo/odoo/pull/243608"
        ),
    ]

    @Test("leave beside punches", arguments: leave)
    func leaveBesidePunches(_ known: DayCase) throws { try known.check() }

    private static let times: [DayCase] = [
        DayCase(
            name: "an hour late is late, however it was entered",
            plan: "02 08:00-17:00",
            punches: "in 02 09:00, out 02 17:00",
            days: ["expected 8:30, worked 7:30, break 0:30, absent 1:00, late 1:00"],
            kinds: [.late],
            breaks: half,
            source: github + "horilla/horilla-hr/issues/1057"
        ),
        // 06:00 to 20:00 is 14:00, an hour of break: 13:00 of 8:00.
        DayCase(
            name: "before and after the shift is over, and the break is not",
            plan: "02 08:00-17:00",
            punches: "in 02 06:00, out 02 20:00",
            days: ["expected 8:00, worked 13:00, break 1:00, over 5:00"],
            breaks: "60/240 unpaid automatic",
            source: github + "odoo/odoo/pull/238065"
        ),
        // 20:00 to 04:00 in Kolkata.
        DayCase(
            name: "a night ahead of UTC has no overtime",
            plan: "15 20:00-04:00",
            punches: "in 15 20:00, out 16 04:00",
            days: ["expected 8:00, worked 8:00", ""],
            zone: "Asia/Kolkata",
            month: "2026-01",
            source: github + "odoo/odoo/pull/245247"
        ),
        // 02:00 does not exist on 28 March 2021: the hours are 03:00 to 04:00 in summer time.
        DayCase(
            name: "a shift that begins in the hour that is skipped",
            plan: "29 02:00-04:00",
            punches: "in 29 03:00, out 29 04:00",
            days: ["expected 1:00, worked 1:00"],
            zone: "Europe/Prague",
            source: github + "danmarsden/moodle-mod_attendance/issues/536"
        ),
        // 22:00 to 06:00 has nine hours in the autumn, seven in the spring.
        DayCase(
            name: "the night in autumn is nine hours long, and planned so",
            plan: "24 22:00-06:00",
            punches: "in 24 22:00, out 25 06:00",
            days: ["expected 8:30, worked 8:30, break 0:30", ""],
            breaks: half,
            zone: "Europe/Berlin",
            month: "2026-10",
            source: github + "frappe/hrms/issues/4198"
        ),
        DayCase(
            name: "the night in spring is seven hours long",
            plan: "28 22:00-06:00",
            punches: "in 28 22:00, out 29 06:00",
            days: ["expected 6:30, worked 6:30, break 0:30", ""],
            breaks: half,
            zone: "Europe/Berlin",
            source: github + "frappe/hrms/issues/4198"
        ),
        DayCase(
            name: "an in and an out on two days are one night",
            plan: "02 21:00-05:00",
            punches: "in 02 20:58, out 03 05:01",
            days: ["expected 8:00, worked 8:03, over 0:03", ""],
            source: github + "horilla/horilla-hr/issues/358"
        ),
        // Free by the rota: over from the first minute.
        DayCase(
            name: "work on a day off is over from the first minute",
            plan: "06 08:00-16:00",
            punches: "in 06 08:00, out 06 16:00, in 07 10:00, out 07 14:00",
            days: ["expected 8:00, worked 8:00", "worked 4:00, over 4:00"],
            kinds: [.unscheduled],
            source: github + "horilla/horilla-hr/issues/1223"
        ),
        // A duty of 24 hours over the autumn night is 25 hours long.
        DayCase(
            name: "a duty of a day over the change of the clocks",
            plan: "24 08:00-08:00",
            punches: "in 24 08:00, out 25 08:00",
            days: ["expected 25:00, worked 25:00", ""],
            zone: "Europe/Berlin",
            month: "2026-10",
            source: "2003/88/EC art. 17"
        ),
    ]

    @Test("shifts, nights and clocks", arguments: times)
    func shiftsAndClocks(_ known: DayCase) throws { try known.check() }
}
