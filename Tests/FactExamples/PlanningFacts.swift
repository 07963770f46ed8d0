import Attendance

/// Facts of the planning and the payloads that are kept of them, for ever.
enum PlanningFacts {
    static func examples(_ person: PersonID) throws -> [(Fact, kind: String, payload: String)] {
        let day = LocalDay(year: 2026, month: 1, day: 5)
        let breaks = [
            try BreakRule(minutes: 30, after: 360, isAutomatic: true), try BreakRule(minutes: 15, isPaid: true),
        ]
        let night = try ShiftTemplate(code: "N1", hours: Shift("22:00-06:00", grace: 5), leaveGrace: 3, breaks: breaks)
        let rota = try Rota(anchor: day, cycle: [["E", "N1"], [], ["E"]])
        func assigned(_ scope: ScheduleAssignment.Scope, to: LocalDay? = nil) throws -> Fact {
            .scheduleAssigned(try ScheduleAssignment(id: "a", scope: scope, rota: rota, from: day, to: to))
        }
        func assignedText(_ scope: String, _ before: String, _ after: String, to: String = "") -> String {
            #"{"anchor":"2026-01-05","cycle":"E+N1 - E",\#(before)"from":"2026-01-05","id":"a",\#(after)"#
                + #""scope":"\#(scope)"\#(to)}"#
        }
        let own = #""person":"\#(person.rawValue)","#
        return [
            (
                .shiftDefined(ShiftDefined(template: night, from: day)), "shift-defined",
                #"{"breaks":"30/360 unpaid automatic, 15/0 paid taken","code":"N1","earlyWindow":120,"end":1800,"#
                    + #""from":"2026-01-05","grace":5,"lateWindow":240,"leaveGrace":3,"start":1320}"#
            ),
            (.shiftRemoved(ShiftRemoved(code: "N1")), "shift-removed", #"{"code":"N1"}"#),
            (try assigned(.site), "schedule-assigned", assignedText("site", "", "")),
            (
                try assigned(.department("R&D")), "schedule-assigned",
                assignedText("department", #""department":"R&D","#, "")
            ),
            (try assigned(.person(person)), "schedule-assigned", assignedText("person", "", own)),
            (
                try assigned(.assigned(person), to: day.adding(6)), "schedule-assigned",
                assignedText("assigned", "", own, to: #","to":"2026-01-11""#)
            ),
            (.scheduleEnded(ScheduleEnded(id: "a", to: day)), "schedule-ended", #"{"id":"a","to":"2026-01-05"}"#),
            (.scheduleEnded(ScheduleEnded(id: "a", to: nil)), "schedule-ended", #"{"id":"a"}"#),
            (
                .holidaySet(try Holiday(day: day, name: "Eve", part: .from(720))), "holiday-set",
                #"{"day":"2026-01-05","name":"Eve","part":"from 720"}"#
            ),
            (.holidayRemoved(HolidayRemoved(day: day)), "holiday-removed", #"{"day":"2026-01-05"}"#),
            (
                .leaveGranted(
                    try Leave(id: "l", person: person, kind: .businessTrip, from: day, to: day, part: .until(720))
                ), "leave-granted",
                #"{"from":"2026-01-05","id":"l","leave":"business-trip","part":"until 720",\#(own)"to":"2026-01-05"}"#
            ),
            (.leaveWithdrawn(LeaveWithdrawn(id: "l")), "leave-withdrawn", #"{"id":"l"}"#),
            (
                .leaveRequested(
                    LeaveRequested(
                        try Leave(id: "l", person: person, kind: .holiday, from: day, to: day),
                        note: Commitment(rawValue: "nn")
                    )
                ), "leave-requested",
                #"{"from":"2026-01-05","id":"l","leave":"holiday","note":"nn","part":"all",\#(own)"to":"2026-01-05"}"#
            ),
            (
                .leaveRefused(LeaveRefused(id: "l", person: person, reason: Commitment(rawValue: "rr"))),
                "leave-refused", #"{"id":"l",\#(own)"reason":"rr"}"#
            ),
            (.leaveRequestWithdrawn(LeaveRequestWithdrawn(id: "l")), "leave-request-withdrawn", #"{"id":"l"}"#),
            (.leaveRequestReopened(LeaveRequestReopened(id: "l")), "leave-request-reopened", #"{"id":"l"}"#),
            (
                .acknowledgementWithdrawn(
                    AcknowledgementWithdrawn(id: AcknowledgementID(rawValue: "k.1"), day: day)
                ), "acknowledgement-withdrawn", #"{"day":"2026-01-05","id":"k.1"}"#
            ),
            (
                .ownPunchingSet(try OwnPunching(place: .siteNetwork, networks: "192.168.1.0/24, fd00::/8")),
                "own-punching", #"{"networks":"192.168.1.0/24, fd00::/8","place":"site-network"}"#
            ),
        ] + (try policies(day))
    }

    private static func policies(_ day: LocalDay) throws -> [(Fact, kind: String, payload: String)] {
        var strict = TimesheetPolicy()
        strict.grace = 0
        strict.roundingIn = try RoundingRule(step: 15, mode: .later)
        strict.roundingOut = try RoundingRule(step: 5, mode: .nearest)
        strict.away = .breakTime
        strict.closing = .shiftEnd
        return [
            (
                .policyAdopted(PolicyAdopted(policy: TimesheetPolicy(), from: day)), "policy-adopted",
                #"{"away":"away","closing":"last-sighting","duplicateWindow":120,"from":"2026-01-05","#
                    + #""longestSession":960,"overtimeTolerance":0,"rest":240,"toleratedAway":10}"#
            ),
            (
                .policyAdopted(PolicyAdopted(policy: strict, from: day)), "policy-adopted",
                #"{"away":"break","closing":"shift-end","duplicateWindow":120,"from":"2026-01-05","grace":0,"#
                    + #""longestSession":960,"overtimeTolerance":0,"rest":240,"roundingIn":"15 later","#
                    + #""roundingOut":"5 nearest","toleratedAway":10}"#
            ),
        ]
    }
}
