import Station

/// The station's health as `GET /healthz` gives it.
struct HealthJSON {
    let board: Board
    let version: String

    /// Whether what happens can be recorded, and is safe then. A deaf receiver is an alarm for people, but restarting the
    /// station, which is what a supervisor does with an unhealthy one, would not help.
    var isHealthy: Bool { journal == "ok" }

    private var journal: String {
        if board.alarms.contains(where: \.stopsRecording) { return "failing" }
        return board.alarms.contains(where: \.isDamage) ? "damaged" : "ok"
    }

    var bytes: [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("status")
            json.string(isHealthy ? "ok" : "failing")
            json.key("version")
            json.string(version)
            json.key("journal")
            json.string(journal)
            json.key("receivers")
            json.array(board.receivers) { json, receiver in
                json.object { json in
                    json.key("name")
                    json.string(receiver.name)
                    json.key("health")
                    json.string(receiver.health.rawValue)
                }
            }
            json.key("alarms")
            json.array(board.alarms) { $0.alarm($1) }
        }
        return json.bytes
    }
}
