package import Attendance
import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the pages of roll calls say.
package struct RollCallTexts: Sendable, Decodable {
    let texts: TextTable

    package let hint, startDrill, startLive, startHint, open, earlier, noneYet, drill, live, complete: String
    package let incomplete, toFind, safe, missing, notOnSite, unlisted, find, onlyToFind, add, addHint, name: String
    package let addSafe, addMissing, close, closeNow, report, state, by, back, waiting: String
    package let notSent, stale, signedOut, goThere: String

    package func goesOn(_ isDrill: Bool, _ since: String) -> String {
        texts[isDrill ? "goesOn.drill" : "goesOn.live", ["since": since]]
    }

    package func meaning(_ isDrill: Bool) -> String { texts[isDrill ? "meaning.drill" : "meaning.live"] }
    package func title(_ isDrill: Bool) -> String { texts[isDrill ? "title.drill" : "title.live"] }
    package func began(_ moment: String, _ by: String) -> String { texts["began", ["moment": moment, "by": by]] }
    package func closedAt(_ moment: String, _ by: String) -> String { texts["closedAt", ["moment": moment, "by": by]] }

    package func presence(_ presence: RollCall.Presence) -> String {
        switch presence {
        case .confirmed: texts["presence.confirmed"]
        case .likely: texts["presence.likely"]
        case .stale: texts["presence.stale"]
        case .mayBeInside: texts["presence.mayBeInside"]
        case .notOnSite: texts["presence.notOnSite"]
        }
    }

    package func lastSeen(_ time: String) -> String { texts["lastSeen", ["time": time]] }
    package func mark(_ state: RollCallMark.State) -> String { texts["mark.\(state.rawValue)"] }

    package func markLabel(_ name: String, _ state: String) -> String {
        texts["markLabel", ["name": name, "state": state]]
    }

    package func markedBy(_ by: String, _ time: String) -> String { texts["markedBy", ["by": by, "time": time]] }
    package func notExpected(_ count: Int) -> String { texts["notExpected", ["count": count]] }

    package func closeHint(_ unaccounted: Int) -> String {
        unaccounted == 0 ? texts["closeHint.complete"] : texts["closeHint.missing", ["count": unaccounted]]
    }

    package func outcome(_ safe: Int, _ missing: Int, _ unaccounted: Int) -> String {
        texts["outcome", ["safe": safe, "missing": missing, "unaccounted": unaccounted]]
    }
}
