import Attendance
import BeaconKit

/// Facts of pay, contracts and laws, and the payloads that are kept of them, for ever.
enum PayFacts {
    static func examples(_ person: PersonID) throws -> [(Fact, kind: String, payload: String)] {
        let day = LocalDay(year: 2026, month: 1, day: 5)
        let own = #""person":"\#(person.rawValue)""#
        let rules = try PayRules(
            text: """
                week 7; period monthly 26; band day>8:00 OT50 150% pay min 0:15; band week>40:00 COMP 125% time
                supplement XMAS 14:00-24:00 holiday "Christmas Eve" 150% pay min 1:00 group A
                """
        )
        let text =
            "normal N; week 7; period monthly 26; credits apart; band day>8:00 OT50 150% pay min 0:15; "
            + "band week>40:00 COMP 125% time; supplement XMAS 14:00-24:00 holiday \\\"Christmas Eve\\\" 150% pay "
            + "min 1:00 group A"
        let limits = "ceiling 40:00; floor -20:00; settle monthly payout; expire 03-31"
        let terms = "weekly 38:30 days 12345 core 10:00-15:00 flexitime 07:00-20:00"
        var options = LawOptions()
        options.agreedDay = 600
        options.waivesFirstMeal = true
        return [
            (
                .payRulesSet(PayRulesSet(rules, for: .everyone, from: day)), "pay-rules-set",
                #"{"from":"2026-01-05","rules":"\#(text)","scope":"everyone"}"#
            ),
            (
                .payRulesSet(PayRulesSet(nil, for: .department("R&D"), from: day)), "pay-rules-set",
                #"{"department":"R&D","from":"2026-01-05","scope":"department"}"#
            ),
            (
                .accountRulesSet(AccountRulesSet(try AccountRules(text: limits), for: .person(person), from: day)),
                "account-rules-set", #"{"from":"2026-01-05",\#(own),"rules":"\#(limits)","scope":"person"}"#
            ),
            (
                .contractSet(
                    try Contract(
                        id: "c",
                        person: person,
                        terms: ContractTerms(text: terms),
                        from: day,
                        to: day.adding(9)
                    )
                ), "contract-set",
                #"{"from":"2026-01-05","id":"c",\#(own),"terms":"\#(terms)","to":"2026-01-14"}"#
            ),
            (
                .contractEnded(ContractEnded(id: "c", person: person, to: day)), "contract-ended",
                #"{"id":"c",\#(own),"to":"2026-01-05"}"#
            ),
            (
                .contractEnded(ContractEnded(id: "c", person: person, to: nil)), "contract-ended",
                #"{"id":"c",\#(own)}"#
            ),
            (
                .hoursBooked(
                    try AccountBooking(
                        id: "b",
                        person: person,
                        day: day,
                        kind: .adjustment,
                        minutes: -90,
                        reason: Commitment(rawValue: "rr")
                    )
                ), "hours-booked",
                #"{"booking":"adjustment","day":"2026-01-05","id":"b","minutes":-90,\#(own),"reason":"rr"}"#
            ),
            (
                .payrollSetupSet(
                    PayrollSetupSet(name: "datev", from: day, format: "datev-lodas", mapping: "{}", template: nil)
                ), "payroll-setup-set",
                #"{"format":"datev-lodas","from":"2026-01-05","mapping":"{}","name":"datev"}"#
            ),
            (
                .payrollSetupSet(
                    PayrollSetupSet(name: "own", from: day, format: nil, mapping: "{}", template: "[]")
                ), "payroll-setup-set",
                #"{"from":"2026-01-05","mapping":"{}","name":"own","template":"[]"}"#
            ),
            (
                .importProfileSet(ImportProfileSet(name: "terminal", profile: "in: 0")), "import-profile-set",
                #"{"name":"terminal","profile":"in: 0"}"#
            ),
            (
                .importProfileSet(ImportProfileSet(name: "terminal", profile: nil)), "import-profile-set",
                #"{"name":"terminal"}"#
            ),
            (
                .outsideTimeDecided(
                    OutsideTimeDecided(
                        person: person,
                        day: day,
                        time: Interval(
                            Instant(microseconds: 1_767_589_200_000_000),
                            Instant(microseconds: 1_767_591_000_000_000)
                        ),
                        isApproved: true,
                        reason: Commitment(rawValue: "rr")
                    )
                ), "outside-time-decided",
                #"{"approved":true,"day":"2026-01-05","from":1767589200000000,\#(own),"reason":"rr","#
                    + #""to":1767591000000000}"#
            ),
            (
                .lawFindingAcknowledged(
                    LawAcknowledgement(
                        id: AcknowledgementID(rawValue: "k"),
                        person: person,
                        matter: LawFinding.Mark(
                            law: .germany,
                            citation: "ArbZG § 5 (1)",
                            day: day,
                            at: Instant(microseconds: 1_767_589_200_000_000),
                            actual: 630,
                            limit: 660
                        ),
                        reason: Commitment(rawValue: "rr")
                    )
                ), "law-finding-acknowledged",
                #"{"actual":630,"article":"ArbZG § 5 (1)","at":1767589200000000,"day":"2026-01-05","id":"k","law":"de","#
                    + #""limit":660,\#(own),"reason":"rr"}"#
            ),
            (
                .lawsChosen(LawsChosen([.germany, .europeanUnion], options: options, from: day)), "laws-chosen",
                #"{"agreedDay":600,"from":"2026-01-05","hazardousNights":false,"laws":"de eu","waivesFirstMeal":true,"#
                    + #""waivesSecondMeal":false,"week":1}"#
            ),
        ]
    }
}
