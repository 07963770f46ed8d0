import Attendance
import Station

extension DayTexts {
    static let english = DayTexts(
        title: { "\($0): day" },
        timeline: "Timeline",
        timelineHint: "Everything in the chart is also listed below.",
        lanePlan: "Planned",
        lanePresence: "Badge heard",
        laneCounted: "Counted",
        lanePunches: "Punches",
        nothingHappened: "Nothing was planned or recorded on this day.",
        closedSince: { "Closed since \($0)" },
        closedHint: "This day cannot change unless the period is reopened.",
        totals: "Totals",
        exceptions: "Needs review",
        noExceptions: "No problems on this day.",
        about: { "about \($0)" },
        sessions: "Sessions",
        session: { "\($0) to \($1)" },
        open: "still open",
        unknownEnd: "end unknown",
        continuedEnd: "continues in the shift of the next day",
        automaticEnd: "ended automatically, please confirm",
        provisionalEnd: "ended because the badge went silent",
        countedFrom: { "counted from \($0) to \($1)" },
        breakFrom: { "Break \($0) to \($1)" },
        shift: { "Shift \($0), \($1)" },
        usualShift: "Usual hours",
        noShift: "No shift is planned.",
        punches: "Punches",
        noPunches: "No punches on this day.",
        asCorrected: { "corrected: \($0)" },
        removed: "removed by a correction",
        added: { "added by \($0)" },
        duplicate: "repeats another punch",
        locked: "arrived after the period was closed; does not count",
        elsewhere: "does not count on this day",
        correct: "Correct",
        correctLabel: { "Correct the punch: \($0)" },
        toMonth: "The month",
        toInbox: "Back to the inbox",
        toPunches: "Punches with signatures",
        toPlan: "Shifts and leave",
        monthTitle: { "\($0): month" },
        dayLabel: { day, status, worked, count in
            "\(day): \(status)" + (worked == "0:00" ? "" : ", worked \(worked)")
                + (count == 0 ? "" : ", \(count) to review")
        },
        toLookAt: { "\($0) to review" },
        news: "News",
        newsLine: { event, day, by in
            switch event {
            case .approved: "\(by) approved the correction of \(day)."
            case .refused: "\(by) refused the correction of \(day)."
            case .made: "\(by) corrected \(day)."
            case .requested: "\(by) requests a correction of \(day)."
            }
        },
        closedDay: "closed",
        request: "Request a correction",
        requestHint: "A supervisor decides. The original punch stays on record.",
        make: "Correct this day",
        makeHint: "It applies at once and the person is notified. The original punch stays on record.",
        what: "What is wrong",
        whatAdd: "A punch is missing",
        whatReplace: { "Change \($0)" },
        whatRemove: { "Remove \($0)" },
        whatReverse: { "Reverse the correction: \($0)" },
        direction: "Correct punch",
        time: "Correct time",
        timeHint: "Local time at the site. Not needed to remove a punch.",
        occurrence: "Which of the two",
        first: "The first, before the clock was set back",
        second: "The second, after the clock was set back",
        reason: "Reason",
        reasonHint: "Why the record is wrong, in a few words. The person and the supervisors can read it.",
        send: "Send the request",
        apply: "Correct",
        requested: "Requested. A supervisor decides.",
        made: "Corrected.",
        correctionsHint: "Requests and corrections. You cannot decide on your own requests.",
        ownCorrectionsHint: "Your requests, the decisions on them, and corrections of your time.",
        pending: "Waiting for a decision",
        all: "All",
        nonePending: "No requests are waiting.",
        none: "No corrections.",
        changeAdd: { "Add \($0)" },
        changeReplace: { "\($0) becomes \($1)" },
        changeRemove: { "Remove \($0)" },
        changeReverse: { "Reverse: \($0)" },
        unknownPunch: "a punch",
        state: { state in
            if state.reversedBy != nil { return "reversed" }
            return switch state.decision {
            case .pending: "waiting"
            case .approved: "approved"
            case .refused: "refused"
            case .direct: "corrected"
            }
        },
        askedBy: { "\($0), \($1)" },
        decidedBy: { "Decided by \($0), \($1)" },
        because: { "Reason: \($0)" },
        answered: { "Answer: \($0)" },
        erased: "(erased)",
        approve: "Approve",
        approveLabel: { "Approve: \($0)" },
        refuse: "Refuse",
        refuseLabel: { "Refuse: \($0)" },
        refuseReason: "Reason for refusing",
        ownRequest: "This is your own request or your own time. Another supervisor must decide.",
        approved: "Approved. It now counts.",
        refused: "Refused. The person can see the reason.",
        openDay: "Open the day"
    )
}
