package import Attendance
package import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What requests for leave say.
package struct LeaveTexts: Sendable, Decodable {
    let texts: TextTable

    package let ask, askHint, grant, granted, grantSelected, keyGrant, keyRefuse, lastDay, leave: String
    package let nobodyAway, none, note, noteHint, refuseHint, refuseSelected, refusedDone, reopened, requested: String
    package let send, waiting, withdraw, withdrawn: String

    package func state(_ state: LeaveRequestState) -> String { texts["state.\(state.word)"] }
    package func grantLabel(_ what: String) -> String { texts["grantLabel", ["what": what]] }
    package func withdrawLabel(_ what: String) -> String { texts["withdrawLabel", ["what": what]] }
    package func title(_ kind: String) -> String { texts["title", ["kind": kind]] }
    package func notes(_ note: String) -> String { texts["notes", ["note": note]] }
    package func grantedMany(_ count: Int) -> String { texts["grantedMany", ["count": count]] }
    package func refusedMany(_ count: Int) -> String { texts["refusedMany", ["count": count]] }

    /// How many days of work it takes, and how much planned work.
    package func cost(_ cost: LeaveCost) -> String {
        guard cost.halfDays > 0 else { return texts["costNothing"] }
        let (whole, half) = cost.halfDays.quotientAndRemainder(dividingBy: 2)
        let days = half == 0 ? "\(whole)" : "\(whole == 0 ? "" : "\(whole)")½"
        let hours = Totals.clock(cost.length)
        return texts[cost.halfDays == 2 ? "costDay" : "costDays", ["days": days, "hours": hours]]
    }

    package func away(_ names: String, _ count: Int, _ department: Int) -> String {
        texts["away", ["names": names, "away": count, "all": department]]
    }

    package func assigned(_ days: String) -> String { texts["assigned", ["days": days]] }
    package func other(_ leave: String) -> String { texts["other", ["leave": leave]] }
}
