package import Attendance
package import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the pages of somebody's days, months and corrections say.
package struct DayTexts: Sendable, Decodable {
    let texts: TextTable

    package let timeline, timelineHint, lanePlan, lanePresence, laneCounted, lanePunches, nothingHappened: String
    package let closedHint, totals, exceptions, noExceptions, sessions, open, unknownEnd, continuedEnd: String
    package let automaticEnd, provisionalEnd, usualShift, flexitime, noShift, punches, noPunches, removed,
        duplicate: String
    package let locked, elsewhere, correct, toMonth, toInbox, toPunches, toPlan, news, closedDay, request: String
    package let requestHint, make, makeHint, what, whatAdd, direction, time, timeHint, occurrence, first: String
    package let second, reason, reasonHint, send, apply, requested, made, correctionsHint, ownCorrectionsHint: String
    package let pending, all, nonePending, none, unknownPunch, erased, approve, refuse, refuseReason: String
    package let ownRequest, approved, refused: String
    package let allRequests, correctionsTitle, noNextShift, noRequests, requests, signIn, thisMonth, thisWeek, toDate,
        toToday, toYesterday: String
    package let undone: String

    package func nextShift(_ from: String, _ to: String) -> String { texts["nextShift", ["from": from, "to": to]] }

    package func title(_ name: String) -> String { texts["title", ["name": name]] }
    package func closedSince(_ moment: String) -> String { texts["closedSince", ["moment": moment]] }
    package func about(_ length: String) -> String { texts["about", ["length": length]] }
    package func session(_ from: String, _ to: String) -> String { texts["session", ["from": from, "to": to]] }
    package func countedFrom(_ from: String, _ to: String) -> String { texts["countedFrom", ["from": from, "to": to]] }
    package func breakFrom(_ from: String, _ to: String) -> String { texts["breakFrom", ["from": from, "to": to]] }
    package func breakSince(_ time: String) -> String { texts["breakSince", ["time": time]] }
    package func shift(_ code: String, _ hours: String) -> String { texts["shift", ["code": code, "hours": hours]] }
    package func asCorrected(_ punch: String) -> String { texts["asCorrected", ["punch": punch]] }
    package func added(_ by: String) -> String { texts["added", ["by": by]] }
    package func correctLabel(_ punch: String) -> String { texts["correctLabel", ["punch": punch]] }
    package func monthTitle(_ name: String) -> String { texts["monthTitle", ["name": name]] }

    package func dayLabel(_ day: String, _ status: String, _ worked: String, _ exceptions: Int) -> String {
        var details = [status]
        if worked != "0:00" { details.append(texts["dayWorked", ["worked": worked]]) }
        if exceptions != 0 { details.append(toLookAt(exceptions)) }
        return texts["dayLabel", ["day": day, "details": details.joined(separator: texts["detailSeparator"])]]
    }

    package func toLookAt(_ count: Int) -> String { texts["toLookAt", ["count": count]] }

    package func newsLine(_ event: CorrectionNews.Event, _ day: String, _ by: String) -> String {
        switch event {
        case .approved: texts["newsLine.approved", ["day": day, "by": by]]
        case .refused: texts["newsLine.refused", ["day": day, "by": by]]
        case .made: texts["newsLine.made", ["day": day, "by": by]]
        case .requested: texts["newsLine.requested", ["day": day, "by": by]]
        }
    }

    package func whatReplace(_ punch: String) -> String { texts["whatReplace", ["punch": punch]] }
    package func whatRemove(_ punch: String) -> String { texts["whatRemove", ["punch": punch]] }
    package func whatReverse(_ correction: String) -> String { texts["whatReverse", ["correction": correction]] }
    package func changeAdd(_ punch: String) -> String { texts["changeAdd", ["punch": punch]] }

    package func changeReplace(_ old: String, _ new: String) -> String {
        texts["changeReplace", ["old": old, "new": new]]
    }

    package func changeRemove(_ old: String) -> String { texts["changeRemove", ["old": old]] }
    package func changeReverse(_ other: String) -> String { texts["changeReverse", ["other": other]] }

    package func state(_ state: CorrectionState) -> String {
        if state.reversedBy != nil { return texts["state.reversed"] }
        return switch state.decision {
        case .pending: texts["state.pending"]
        case .approved: texts["state.approved"]
        case .refused: texts["state.refused"]
        case .direct: texts["state.direct"]
        }
    }

    package func askedBy(_ name: String, _ moment: String) -> String {
        texts["askedBy", ["name": name, "moment": moment]]
    }

    package func decidedBy(_ name: String, _ moment: String) -> String {
        texts["decidedBy", ["name": name, "moment": moment]]
    }

    package func because(_ reason: String) -> String { texts["because", ["reason": reason]] }
    package func answered(_ reason: String) -> String { texts["answered", ["reason": reason]] }
    package func approveLabel(_ what: String) -> String { texts["approveLabel", ["what": what]] }
    package func refuseLabel(_ what: String) -> String { texts["refuseLabel", ["what": what]] }
}
