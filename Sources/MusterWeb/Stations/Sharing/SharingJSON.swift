import Attendance
import BeaconKit
import Station

/// Sharing and conflicts, as the API gives them.
enum SharingJSON {
    static func bytes(_ own: PeerID, _ commands: SharingCommands) throws -> [UInt8] {
        let lines = try commands.lines().map { line in
            (line, try commands.text(of: line.given), try commands.text(of: line.taken))
        }
        var json = JSONWriter()
        json.object { json in
            json.key("station")
            json.string(own.text)
            json.key("stations")
            json.array(lines) { json, line in
                json.object { json in
                    json.key("station")
                    json.string(line.0.peer.text)
                    json.key("name")
                    json.string(line.0.name)
                    write(line.1, to: &json)
                    json.key("taking")
                    json.object { write(line.2, to: &$0) }
                    json.key("received")
                    json.integer(Int(line.0.received))
                    json.key("trouble")
                    json.string(line.0.trouble?.kind.rawValue)
                }
            }
        }
        return json.bytes
    }

    static func bytes(_ conflicts: [ConflictView]) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("conflicts")
            json.array(conflicts) { json, conflict in
                json.object { json in
                    json.key("id")
                    json.string(conflict.id)
                    json.key("kind")
                    json.string(conflict.kind.rawValue)
                    json.key("subject")
                    json.string(conflict.subject)
                    json.key("sides")
                    json.array(conflict.sides) { json, side in json.object { write(side, to: &$0) } }
                }
            }
        }
        return json.bytes
    }

    private static func write(_ side: ConflictView.Side, to json: inout JSONWriter) {
        json.key("station")
        json.string(side.station)
        json.key("happened")
        json.instant(side.happened)
        json.key("actor")
        json.string(side.actor)
        json.key("number")
        json.integer(side.number?.rawValue)
        json.key("name")
        json.string(side.details?.name)
        json.key("department")
        json.string(side.details?.department)
        json.key("position")
        json.string(side.details?.position)
        json.key("photo")
        json.boolean(side.hasPhoto)
        json.key("removal")
        json.boolean(side.isRemoval)
    }

    private static func write(_ scope: ScopeText, to json: inout JSONWriter) {
        json.key("people")
        json.string(scope.people)
        json.key("punches")
        json.string(scope.punches)
        json.key("items")
        json.boolean(scope.items)
        json.key("planning")
        json.boolean(scope.planning)
    }
}
