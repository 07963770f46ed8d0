import Attendance
import BeaconKit

/// What the station told of the items of one kind against what truly happened.
struct ItemScore {
    /// An alert belongs to a leaving that was so long before it at most, or so shortly after, in s.
    private static let after: Int64 = 900
    private static let before: Int64 = 120
    /// A leaving so soon after another of the same item is the same, in s.
    private static let same: Int64 = 900

    let ownership: ItemTrial.Ownership
    private(set) var items = 0
    /// Leavings that the station had to tell.
    private(set) var leavings = 0
    private(set) var told = 0
    private(set) var missed: [String] = []
    private(set) var mistaken: [String] = []
    /// The most mistaken alerts of one item.
    private(set) var worst = 0
    private var delays: [Int64] = []

    init(ownership: ItemTrial.Ownership) {
        self.ownership = ownership
    }

    /// Seconds from leaving to telling: the median.
    var delay: Int64 { delays.isEmpty ? 0 : delays.sorted()[delays.count / 2] }

    mutating func count(_ name: String, told alerts: [(Alert, Instant)], truth: [ItemTruth.Leaving]) {
        items += 1
        told += alerts.count
        var last: Instant?
        for leaving in truth where leaving.isSure {
            defer { last = leaving.at }
            // One that follows at once is told by the alert that is open.
            if let last, leaving.at.microseconds(since: last) < Self.same * 1_000_000 { continue }
            leavings += 1
            let found = alerts.first { alert in Self.belongs(alert.1, to: leaving) }
            if let found {
                delays.append(found.1.microseconds(since: leaving.at) / 1_000_000)
            } else {
                missed.append("\(name) \(leaving.kind.rawValue) \(leaving.at.iso8601)")
            }
        }
        let wrong = alerts.filter { alert in !truth.contains { Self.belongs(alert.1, to: $0) } }
        mistaken += wrong.map { "\(name) \($0.0.kind.rawValue) \($0.1.iso8601)" }
        worst = max(worst, wrong.count)
    }

    private static func belongs(_ told: Instant, to leaving: ItemTruth.Leaving) -> Bool {
        let delay = told.microseconds(since: leaving.at)
        return delay >= -before * 1_000_000 && delay <= after * 1_000_000
    }

    /// A line of the table.
    var line: String {
        func padded(_ text: String, _ width: Int) -> String {
            String(repeating: " ", count: max(0, width - text.count)) + text
        }
        let cells = [
            items, leavings, leavings - missed.count, missed.count, told, mistaken.count, worst, Int(delay),
        ]
        return "  " + ownership.rawValue + padded("", 9 - ownership.rawValue.count)
            + cells.map { padded(String($0), 9) }.joined()
    }

    static let heading = "  owner       items leavings     told   missed   alerts mistaken    worst  delay,s"
}
