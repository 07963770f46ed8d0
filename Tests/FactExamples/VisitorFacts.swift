import Attendance

/// Examples of facts about visitors, with the texts that are fixed for ever.
enum VisitorFacts {
    static func examples(_ host: PersonID) throws -> [(Fact, String, String)] {
        let visit = PersonID(rawValue: "00000000-0000-4000-8000-0000000000ff")
        let day = LocalDay(year: 2026, month: 11, day: 25)
        let details = Commitment(rawValue: "aa")
        return [
            (
                .visitorExpected(VisitorExpected(id: visit, host: host, details: details, pass: "cd", day: day)),
                "visitor-expected",
                #"{"day":"2026-11-25","details":"aa","host":"\#(host.rawValue)","id":"\#(visit.rawValue)","pass":"cd"}"#
            ),
            (
                .visitorEdited(VisitorEdited(id: visit, host: nil, details: details, day: nil)), "visitor-edited",
                #"{"details":"aa","id":"\#(visit.rawValue)"}"#
            ),
            (
                .visitorSignedIn(VisitorSignedIn(id: visit, host: nil, details: details, pass: "cd")),
                "visitor-signed-in", #"{"details":"aa","id":"\#(visit.rawValue)","pass":"cd"}"#
            ),
            (
                .visitorSignedIn(
                    VisitorSignedIn(
                        id: visit,
                        host: host,
                        details: details,
                        pass: "cd",
                        agreement: "ef",
                        signature: Commitment(rawValue: "bb"),
                        photo: Commitment(rawValue: "cc")
                    )
                ), "visitor-signed-in",
                #"{"agreement":"ef","details":"aa","host":"\#(host.rawValue)","id":"\#(visit.rawValue)","pass":"cd","#
                    + #""photo":"cc","signature":"bb"}"#
            ),
            (
                .visitorSignedOut(VisitorSignedOut(id: visit, host: host)), "visitor-signed-out",
                #"{"host":"\#(host.rawValue)","id":"\#(visit.rawValue)"}"#
            ),
            (.visitorRemoved(VisitorRemoved(id: visit)), "visitor-removed", #"{"id":"\#(visit.rawValue)"}"#),
            (
                .visitorRulesSet(try VisitorRules(agreement: "Keep\nquiet", required: [.host, .signature])),
                "visitor-rules",
                #"{"agreement":"Keep\nquiet","company":false,"host":true,"photo":false,"purpose":false,"signature":true}"#
            ),
        ]
    }
}
