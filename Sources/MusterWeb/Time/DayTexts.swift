package import Attendance
package import Station

/// What the pages of somebody's days, months and corrections say.
package struct DayTexts: Sendable {
    // A day.
    package let title: @Sendable (_ name: String) -> String
    package let timeline: String
    package let timelineHint: String
    package let lanePlan: String
    package let lanePresence: String
    package let laneCounted: String
    package let lanePunches: String
    package let nothingHappened: String
    package let closedSince: @Sendable (_ moment: String) -> String
    package let closedHint: String
    package let totals: String
    package let exceptions: String
    package let noExceptions: String
    package let about: @Sendable (_ length: String) -> String
    package let sessions: String
    package let session: @Sendable (_ from: String, _ to: String) -> String
    package let open: String
    package let unknownEnd: String
    package let continuedEnd: String
    package let automaticEnd: String
    package let provisionalEnd: String
    package let countedFrom: @Sendable (_ from: String, _ to: String) -> String
    package let breakFrom: @Sendable (_ from: String, _ to: String) -> String
    package let shift: @Sendable (_ code: String, _ hours: String) -> String
    package let usualShift: String
    package let noShift: String
    package let punches: String
    package let noPunches: String
    package let asCorrected: @Sendable (_ punch: String) -> String
    package let removed: String
    package let added: @Sendable (_ by: String) -> String
    package let duplicate: String
    package let locked: String
    package let elsewhere: String
    package let correct: String
    package let correctLabel: @Sendable (_ punch: String) -> String
    package let toMonth: String
    package let toInbox: String
    package let toPunches: String
    package let toPlan: String

    // A month.
    package let monthTitle: @Sendable (_ name: String) -> String
    package let dayLabel: @Sendable (_ day: String, _ status: String, _ worked: String, _ exceptions: Int) -> String
    package let toLookAt: @Sendable (_ count: Int) -> String
    package let news: String
    package let newsLine: @Sendable (_ event: CorrectionNews.Event, _ day: String, _ by: String) -> String
    package let closedDay: String

    // Asking for a correction, and making it.
    package let request: String
    package let requestHint: String
    package let make: String
    package let makeHint: String
    package let what: String
    package let whatAdd: String
    package let whatReplace: @Sendable (_ punch: String) -> String
    package let whatRemove: @Sendable (_ punch: String) -> String
    package let whatReverse: @Sendable (_ correction: String) -> String
    package let direction: String
    package let time: String
    package let timeHint: String
    package let occurrence: String
    package let first: String
    package let second: String
    package let reason: String
    package let reasonHint: String
    package let send: String
    package let apply: String
    package let requested: String
    package let made: String

    // Corrections.
    package let correctionsHint: String
    package let ownCorrectionsHint: String
    package let pending: String
    package let all: String
    package let nonePending: String
    package let none: String
    package let changeAdd: @Sendable (_ punch: String) -> String
    package let changeReplace: @Sendable (_ old: String, _ new: String) -> String
    package let changeRemove: @Sendable (_ old: String) -> String
    package let changeReverse: @Sendable (_ other: String) -> String
    package let unknownPunch: String
    package let state: @Sendable (_ word: CorrectionState) -> String
    package let askedBy: @Sendable (_ name: String, _ moment: String) -> String
    package let decidedBy: @Sendable (_ name: String, _ moment: String) -> String
    package let because: @Sendable (_ reason: String) -> String
    package let answered: @Sendable (_ reason: String) -> String
    package let erased: String
    package let approve: String
    package let approveLabel: @Sendable (_ what: String) -> String
    package let refuse: String
    package let refuseLabel: @Sendable (_ what: String) -> String
    package let refuseReason: String
    package let ownRequest: String
    package let approved: String
    package let refused: String
    package let openDay: String
}
