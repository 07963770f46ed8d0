import Attendance
import Station

/// What a form corrects, as its list names it.
enum CorrectionTarget: Hashable, Sendable {
    case entry(EntryID)
    case correction(CorrectionID)

    /// The day's page with the form on it, where this is chosen.
    ///
    /// - Parameter inbox: that from which the page was opened.
    func address(_ detail: DayDetail, inbox: InboxFilter?) -> String {
        let address = TimesheetController.address(detail.person.id, on: detail.sheet.day)
        let query = inbox.map { $0.carried(to: address) + "&" } ?? address + "?"
        return query + "what=replace-\(text)#correct"
    }

    /// As `entry:0123…`.
    var text: String {
        switch self {
        case .entry(let id): "entry:\(id.text)"
        case .correction(let id): "correction:\(id.rawValue)"
        }
    }

    init?(_ text: Substring) {
        let parts = text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "entry":
            guard let id = EntryID(String(parts[1])) else { return nil }
            self = .entry(id)
        case "correction": self = .correction(CorrectionID(rawValue: String(parts[1])))
        default: return nil
        }
    }

    init(_ target: Correction.Target) {
        self =
            switch target {
            case .entry(let id): .entry(id)
            case .correction(let id): .correction(id)
            }
    }

    var target: Correction.Target {
        switch self {
        case .entry(let id): .entry(id)
        case .correction(let id): .correction(id)
        }
    }
}
