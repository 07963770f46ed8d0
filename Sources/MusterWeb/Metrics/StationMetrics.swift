import Attendance
import Metrics
import Station

/// The station in numbers, and no person among them.
///
/// What comes and goes, as receivers do, is written anew each time that it is asked for.
actor StationMetrics {
    private let registry: MetricsRegistry
    private let board: any BoardSource
    private let feed: BoardFeed
    private let version: String

    init(registry: MetricsRegistry, board: any BoardSource, feed: BoardFeed, version: String) {
        self.registry = registry
        self.board = board
        self.feed = feed
        self.version = version
    }

    /// All metrics as text for Prometheus.
    func text() async -> String {
        let board = await board.board()
        let watching = await feed.subscriberCount
        // No other call may come in between from here on.
        var meters: [Meter] = []
        func set(_ label: String, _ dimensions: [(String, String)], _ value: Double) {
            let meter = Meter(label: label, dimensions: dimensions, factory: registry)
            meter.set(value)
            meters.append(meter)
        }
        set("muster_info", [("version", version)], 1)
        set("muster_boards_open", [], Double(watching))
        let statuses = Dictionary(grouping: board.people, by: \.standing.status)
        for status in AttendanceStatus.allCases {
            set("muster_people", [("status", status.rawValue)], Double(statuses[status]?.count ?? 0))
        }
        set("muster_people_frozen", [], Double(board.people.count(where: \.isFrozen)))
        set("muster_alarms", [], Double(board.alarms.count))
        set("muster_journal_ok", [], HealthJSON(board: board, version: version).isHealthy ? 1 : 0)
        for receiver in board.receivers {
            let place = [("receiver", receiver.name), ("room", receiver.room)]
            set("muster_receiver_hearing", place, receiver.health == .hearing ? 1 : 0)
            set("muster_receiver_reports_per_second", place, receiver.reportsPerSecond)
            set("muster_receiver_lost_packets", place, Double(receiver.lostPackets))
            if let condition = receiver.condition {
                set("muster_receiver_condition", place + [("condition", condition.code)], 1)
            }
        }
        let text = PrometheusText(registry).text
        for meter in meters { meter.destroy() }
        return text
    }
}
