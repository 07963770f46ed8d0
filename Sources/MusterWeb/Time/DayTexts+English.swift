import Attendance
import Station

extension DayTexts {
    static let english = DayTexts(
        title: { "\($0): a day" },
        timeline: "Timeline",
        timelineHint: "Everything in the picture is in words below it.",
        lanePlan: "Planned",
        lanePresence: "Badge heard",
        laneCounted: "Counted",
        lanePunches: "Punches",
        nothingHappened: "Nothing was planned on this day, and nothing happened.",
        closedSince: { "Closed since \($0)" },
        closedHint: "What was reported of this day changes no more, until the period is opened again.",
        totals: "What it amounts to",
        exceptions: "To look at",
        noExceptions: "Nothing is wrong with this day.",
        about: { "about \($0)" },
        sessions: "Sessions",
        session: { "\($0) to \($1)" },
        open: "goes on",
        unknownEnd: "end unknown",
        automaticEnd: "ended automatically, to be confirmed",
        provisionalEnd: "ended because the badge was not heard any more",
        countedFrom: { "counted from \($0) to \($1)" },
        breakFrom: { "Break \($0) to \($1)" },
        shift: { "Shift \($0), \($1)" },
        usualShift: "Usual hours",
        noShift: "No shift is planned.",
        punches: "Punches",
        noPunches: "There is no punch on this day.",
        asCorrected: { "corrected: \($0)" },
        removed: "taken away by a correction",
        added: { "added by \($0)" },
        duplicate: "says the same as another",
        locked: "came after the period was closed; does not count",
        elsewhere: "does not count on this day",
        correct: "Correct",
        correctLabel: { "Correct the punch: \($0)" },
        toMonth: "The month",
        toInbox: "Back to the inbox",
        toPunches: "Punches with signatures",
        toPlan: "Shifts and leave",
        monthTitle: { "\($0): a month" },
        dayLabel: { day, status, worked, count in
            "\(day): \(status)" + (worked == "0:00" ? "" : ", worked \(worked)")
                + (count == 0 ? "" : ", \(count) to look at")
        },
        toLookAt: { "\($0) to look at" },
        news: "News",
        newsLine: { event, day, by in
            switch event {
            case .approved: "\(by) approved the correction of \(day)."
            case .refused: "\(by) refused the correction of \(day)."
            case .made: "\(by) corrected \(day)."
            case .requested: "\(by) asks for a correction of \(day)."
            }
        },
        closedDay: "closed",
        request: "Request a correction",
        requestHint: "A supervisor decides. The original stays in the record beside it.",
        make: "Correct this day",
        makeHint: "It counts at once, and the person is told. The original stays in the record beside it.",
        what: "What is wrong",
        whatAdd: "A punch is missing",
        whatReplace: { "Change \($0)" },
        whatRemove: { "Take away \($0)" },
        whatReverse: { "Reverse the correction: \($0)" },
        direction: "The right punch",
        time: "The right time",
        timeHint: "By the clock at the site. Not needed to take something away.",
        occurrence: "Which of the two",
        first: "The first, before the clock was set back",
        second: "The second, after it",
        reason: "Reason",
        reasonHint: "Why the record is wrong, in a few words. The person and the supervisors read it.",
        send: "Send the request",
        apply: "Correct",
        requested: "Requested. A supervisor decides.",
        made: "Corrected.",
        correctionsHint: "What people ask for, and what was corrected. Nobody decides on their own request.",
        ownCorrectionsHint: "What you asked for, what was corrected of your time, and what came of it.",
        pending: "Waiting for a decision",
        all: "All",
        nonePending: "Nothing waits for a decision.",
        none: "Nothing was corrected.",
        changeAdd: { "Add \($0)" },
        changeReplace: { "\($0) becomes \($1)" },
        changeRemove: { "Take away \($0)" },
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
        refuseReason: "Why not",
        ownRequest: "You asked for it or it is your own time: another supervisor decides.",
        approved: "Approved. It counts from now on.",
        refused: "Refused. The person is told why.",
        openDay: "Open the day"
    )
}
