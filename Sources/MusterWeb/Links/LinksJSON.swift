import Attendance
import BeaconKit
import Station

/// Channels and deliveries, as the API gives them. No secret is in them but one that was just made.
enum LinksJSON {
    static func bytes(
        _ channels: [Channel],
        waiting: [String: Int],
        connections: [String: ChannelConnection]
    ) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("links")
            json.array(channels) { json, channel in
                json.object { json in
                    write(
                        channel,
                        waiting: waiting[channel.id] ?? 0,
                        connection: connections[channel.id],
                        secret: nil,
                        to: &json
                    )
                }
            }
        }
        return json.bytes
    }

    static func bytes(_ channel: Channel, waiting: Int, connection: ChannelConnection?, secret: String?) -> [UInt8] {
        var json = JSONWriter()
        json.object { write(channel, waiting: waiting, connection: connection, secret: secret, to: &$0) }
        return json.bytes
    }

    private static func write(
        _ channel: Channel,
        waiting: Int,
        connection: ChannelConnection?,
        secret: String?,
        to json: inout JSONWriter
    ) {
        json.key("id")
        json.string(channel.id)
        json.key("name")
        json.string(channel.name)
        json.key("kind")
        json.string(channel.settings.kind.rawValue)
        json.key("address")
        json.string(channel.settings.address)
        json.key("user")
        json.string(channel.settings.user)
        json.key("allowedHost")
        json.string(channel.settings.allowedHost)
        json.key("language")
        json.string(channel.settings.language.rawValue)
        json.key("secrets")
        json.integer(channel.settings.secrets.count)
        if let secret {
            json.key("secret")
            json.string(secret)
        }
        json.key("state")
        json.string(channel.off?.rawValue ?? "on")
        json.key("waiting")
        json.integer(waiting)
        json.key("connection")
        switch connection {
        case .connected: json.string("connected")
        case .failing(let outcome): json.string(outcome.reason.rawValue)
        case nil: json.null()
        }
        json.key("subscriptions")
        let subscriptions = channel.subscriptions.sorted {
            ($0.type?.rawValue ?? "", $0.person?.rawValue ?? "") < ($1.type?.rawValue ?? "", $1.person?.rawValue ?? "")
        }
        json.array(subscriptions) { json, subscription in
            json.object { json in
                json.key("type")
                json.string(subscription.type?.rawValue ?? "all")
                json.key("person")
                json.string(subscription.person?.rawValue)
            }
        }
    }

    static func bytes(_ deliveries: [Delivery]) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("deliveries")
            json.array(deliveries) { json, delivery in
                json.object { json in
                    json.key("id")
                    json.integer(Int(delivery.id))
                    json.key("entry")
                    json.integer(Int(delivery.sequence))
                    json.key("state")
                    json.string(delivery.state.rawValue)
                    json.key("attempts")
                    json.integer(delivery.attempts)
                    json.key("queued")
                    json.instant(delivery.queued)
                    json.key("due")
                    json.instant(delivery.state == .waiting ? delivery.due : nil)
                    json.key("tried")
                    json.instant(delivery.lastAttempt?.at)
                    json.key("answer")
                    if let attempt = delivery.lastAttempt {
                        json.object { write(attempt.outcome, to: &$0) }
                    } else {
                        json.null()
                    }
                }
            }
        }
        return json.bytes
    }

    static func bytes(_ outcome: SendOutcome) -> [UInt8] {
        var json = JSONWriter()
        json.object { write(outcome, to: &$0) }
        return json.bytes
    }

    private static func write(_ outcome: SendOutcome, to json: inout JSONWriter) {
        json.key("reason")
        json.string(outcome.reason.rawValue)
        json.key("status")
        json.integer(outcome.status)
        json.key("detail")
        json.string(outcome.detail)
    }
}
