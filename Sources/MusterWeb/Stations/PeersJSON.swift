import Attendance
import BeaconKit
import Station

/// Other stations and messages, as the API gives them.
enum PeersJSON {
    static func bytes(openUntil: Instant) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("openUntil")
            json.instant(openUntil)
        }
        return json.bytes
    }

    static func bytes(
        _ peers: [Peer],
        pairings: [Pairing],
        window: PairingWindow,
        own: PeerID,
        near: StationsNear,
        now: Instant
    ) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("own")
            json.string(own.text)
            json.key("stations")
            json.array(peers) { json, peer in
                json.object { json in
                    json.key("id")
                    json.string(peer.id.text)
                    json.key("name")
                    json.string(peer.name)
                    json.key("since")
                    json.instant(peer.since)
                    json.key("address")
                    json.string(peer.address?.description)
                    json.key("lastContact")
                    json.instant(peer.lastContact)
                    json.key("takesMessages")
                    json.boolean(peer.takesMessages)
                    json.key("near")
                    json.boolean(near.includes(peer))
                    json.key("silentSince")
                    json.instant(peer.silentSince(at: now))
                }
            }
            json.key("pairings")
            json.array(pairings) { json, pairing in json.object { write(pairing, own: own, to: &$0) } }
            json.key("strangers")
            json.object { json in
                json.key("openUntil")
                json.instant(window.openUntil(now))
                json.key("attempts")
                json.integer(window.attempts)
                json.key("broken")
                json.integer(window.broken)
            }
        }
        return json.bytes
    }

    static func bytes(_ pairing: Pairing, own: PeerID) -> [UInt8] {
        var json = JSONWriter()
        json.object { write(pairing, own: own, to: &$0) }
        return json.bytes
    }

    private static func write(_ pairing: Pairing, own: PeerID, to json: inout JSONWriter) {
        json.key("id")
        json.string(pairing.id)
        json.key("station")
        json.string(pairing.peer?.text)
        json.key("name")
        json.string(pairing.name)
        json.key("address")
        json.string(pairing.address?.description)
        json.key("state")
        json.string(pairing.phase.rawValue)
        json.key("code")
        json.string(pairing.code(own: own))
        json.key("confirmed")
        json.boolean(pairing.confirmedBy != nil)
        json.key("failure")
        json.string(pairing.failure?.rawValue)
    }

    static func bytes(_ messages: [Message]) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("messages")
            json.array(messages) { json, message in json.object { write(message, text: nil, to: &$0) } }
        }
        return json.bytes
    }

    static func bytes(_ message: Message, text: String?) -> [UInt8] {
        var json = JSONWriter()
        json.object { write(message, text: text, to: &$0) }
        return json.bytes
    }

    private static func write(_ message: Message, text: String?, to json: inout JSONWriter) {
        json.key("id")
        json.string(message.id.rawValue)
        json.key("station")
        json.string(message.peer.text)
        json.key("stationName")
        json.string(message.peerName)
        json.key("incoming")
        json.boolean(message.isIncoming)
        json.key("kind")
        json.string(message.form.rawValue)
        json.key("name")
        json.string(message.name)
        json.key("size")
        json.integer(Int(message.size))
        json.key("sha256")
        json.string(message.hash.text)
        json.key("wall")
        json.boolean(message.isForWall)
        json.key("state")
        json.string(message.state.rawValue)
        json.key("reason")
        json.string(message.refusal?.rawValue)
        json.key("progress")
        json.integer(Int(message.progress))
        json.key("created")
        json.instant(message.created)
        json.key("changed")
        json.instant(message.changed)
        json.key("read")
        json.instant(message.read)
        if let text {
            json.key("text")
            json.string(text)
        }
    }
}
