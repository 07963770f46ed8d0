import Attendance
import Station

/// Retention as the API gives it.
enum RetentionJSON {
    static func bytes(_ status: RetentionStatus) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("isDecided")
            json.boolean(status.decided != nil)
            for kind in RetentionKind.allCases {
                json.key(kind.rawValue)
                json.integer(status.retention.days(of: kind))
            }
            json.key("version")
            json.string(status.retention.version)
            json.key("isClockDoubtful")
            json.boolean(status.doubt != nil)
            json.key("waitsUntil")
            json.instant(status.doubt?.until)
            json.key("expiries")
            json.array(status.last) { json, past in
                json.object { json in
                    json.key("at")
                    json.instant(past.at)
                    json.key("records")
                    json.string(past.expiry.kind.rawValue)
                    json.key("before")
                    json.string(past.expiry.before.description)
                    json.key("count")
                    json.integer(past.expiry.count)
                }
            }
        }
        return json.bytes
    }

    static func bytes(_ forecasts: [RetentionForecast]) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("forecasts")
            json.array(forecasts) { json, forecast in
                json.object { json in
                    json.key("records")
                    json.string(forecast.kind.rawValue)
                    json.key("before")
                    json.string(forecast.before?.description)
                    json.key("count")
                    json.integer(forecast.count)
                    json.key("oldest")
                    json.string(forecast.oldest?.description)
                }
            }
        }
        return json.bytes
    }
}
