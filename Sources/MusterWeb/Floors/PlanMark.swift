import Attendance
import Station

/// How somebody stands in the roll call that goes on.
enum PlanMark: String, CaseIterable, Sendable {
    case safe, missing
    case notOnSite = "not-on-site"
    /// Nobody has said anything of them.
    case toFind = "to-find"

    init(_ state: RollCallMark.State?) {
        self =
            switch state {
            case .safe: .safe
            case .missing: .missing
            case .notOnSite: .notOnSite
            case nil: .toFind
            }
    }

    func words(_ t: RollCallTexts) -> String {
        switch self {
        case .safe: t.safe
        case .missing: t.missing
        case .notOnSite: t.notOnSite
        case .toFind: t.toFind
        }
    }
}
