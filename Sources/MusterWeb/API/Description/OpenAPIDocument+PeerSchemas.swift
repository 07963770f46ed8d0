extension OpenAPIDocument {
    /// What other stations and messages are.
    // swift-format-ignore
    static let peerSchemas = #"""
            "Station": {
              "type": "object",
              "required": ["id", "name", "since", "address", "lastContact", "takesMessages", "near", "silentSince"],
              "properties": {
                "id": {"type": "string", "description": "Its key: 64 hexadecimal digits."},
                "name": {"type": "string"},
                "since": {"type": "string", "format": "date-time"},
                "address": {"type": ["string", "null"], "description": "Where it was reached last."},
                "lastContact": {"type": ["string", "null"], "format": "date-time"},
                "takesMessages": {"type": "boolean", "description": "Whether this station takes its messages."},
                "near": {"type": "boolean", "description": "Whether it is heard by Bluetooth."},
                "silentSince": {"type": ["string", "null"], "format": "date-time", "description": "The last contact, if that is a day ago or longer."}
              }
            },
            "Pairing": {
              "type": "object",
              "required": ["id", "station", "name", "address", "state", "code", "confirmed", "failure"],
              "properties": {
                "id": {"type": "string"},
                "station": {"type": ["string", "null"], "description": "The other's key."},
                "name": {"type": "string"},
                "address": {"type": ["string", "null"]},
                "state": {"enum": ["calling", "called", "comparing", "failed"]},
                "code": {"type": ["string", "null"], "description": "Six digits, which the other station has to show, too."},
                "confirmed": {"type": "boolean", "description": "Whether somebody here said that the codes are the same."},
                "failure": {"enum": ["unreachable", "itself", "cheated", "ended", "busy", "closed", null]}
              }
            },
            "Message": {
              "type": "object",
              "required": [
                "id", "station", "stationName", "incoming", "kind", "name", "size", "sha256", "wall", "state",
                "reason", "progress", "created", "changed", "read"
              ],
              "properties": {
                "id": {"type": "string"},
                "station": {"type": "string", "description": "The other's key."},
                "stationName": {"type": "string"},
                "incoming": {"type": "boolean"},
                "kind": {"enum": ["text", "picture", "file"]},
                "name": {"type": "string"},
                "size": {"type": "integer", "description": "Bytes."},
                "sha256": {"type": "string"},
                "wall": {"type": "boolean"},
                "state": {"enum": ["waiting", "paused", "delivered", "arriving", "received", "refused"]},
                "reason": {"enum": [
                  "too-large", "disk-full", "not-wanted", "damaged", "replayed", "bad-content", "bad-name", "deleted",
                  null
                ]},
                "progress": {"type": "integer", "description": "Bytes that have arrived."},
                "created": {"type": "string", "format": "date-time", "description": "By the sender's clock."},
                "changed": {"type": "string", "format": "date-time"},
                "read": {"type": ["string", "null"], "format": "date-time"},
                "text": {"type": "string", "description": "The words of a text, where one message is asked for."}
              }
            }
    """#

    // swift-format-ignore
    static let peerResponses = #"""
            "PairingNow": {
              "description": "The pairing as it stands now.",
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Pairing"}}}
            },
            "MessageNow": {
              "description": "The message as it stands now.",
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Message"}}}
            },
            "NoSuchStation": {
              "description": "There is no such station, pairing or message.",
              "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
            }
    """#
}
