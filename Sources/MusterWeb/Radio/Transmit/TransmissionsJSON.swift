import BeaconKit
import Station

/// What is transmitted for people, as `GET /api/v1/transmissions` gives it.
enum TransmissionsJSON {
    static func bytes(_ state: BroadcastState) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("state")
            switch state.radio {
            case .none: json.string("none")
            case .idle: json.string("idle")
            case .starting: json.string("starting")
            case .transmitting: json.string("transmitting")
            case .unable(let condition): json.string(condition.code)
            }
            json.key("adapter")
            if case .transmitting(let adapter) = state.radio { json.string(adapter) } else { json.null() }
            json.key("transmissions")
            json.array(state.broadcasts) { json, broadcast in
                json.object { json in
                    json.key("id")
                    json.string(broadcast.id)
                    json.key("name")
                    json.string(broadcast.name)
                    json.members(of: broadcast.identity)
                    json.key("power")
                    json.integer(Int(broadcast.transmission.frame.measuredPower))
                    json.key("interval")
                    json.integer(Int(broadcast.transmission.interval / .milliseconds(1)))
                }
            }
        }
        return json.bytes
    }
}
