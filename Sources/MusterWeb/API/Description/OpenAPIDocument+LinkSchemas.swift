extension OpenAPIDocument {
    /// What events and channels are.
    // swift-format-ignore
    static let linkSchemas = #"""
            "Event": {
              "type": "object",
              "description": "What happened. A webhook's body, what MQTT publishes, and the data of the event stream. New members and types may come; a reader passes over what it does not know.",
              "required": ["version", "id", "sequence", "type", "timestamp", "recorded", "timeZone", "source", "data"],
              "properties": {
                "version": {"type": "integer", "const": 1},
                "id": {"type": "string", "description": "Names the event for ever, also when it is sent again."},
                "sequence": {"type": "integer", "description": "The number of the journal's entry; 0 for a test."},
                "type": {"enum": [
                  "person.checked-in", "person.checked-out", "person.break-began", "person.break-ended",
                  "person.punched", "item.added", "item.changed", "item.removed", "item.out-of-range",
                  "item.left-behind", "item.left-alone", "item.returned", "item.battery-low",
                  "alert.answered", "rule.notice", "rule.shown", "door.opened", "roll-call.started",
                  "roll-call.closed", "receiver.deaf", "receiver.heard", "station.started",
                  "station.stopped", "station.clock-jumped", "test"
                ]},
                "timestamp": {"type": "string", "format": "date-time", "description": "When it happened, with the site's offset."},
                "recorded": {"type": "string", "format": "date-time"},
                "timeZone": {"type": "string", "description": "The site's, as IANA names it."},
                "source": {"enum": ["beacon", "kiosk", "supervisor", "import", "api", "phone", "system"]},
                "receiver": {"type": "string"},
                "data": {
                  "type": "object",
                  "description": "What events of the type have; times in it are milliseconds since 1970.",
                  "properties": {"person": {"type": "string", "description": "The id of whom it is about."}}
                }
              }
            },
            "LinkSettings": {
              "type": "object", "additionalProperties": false, "required": ["name", "kind", "address"],
              "properties": {
                "name": {"type": "string", "minLength": 1, "maxLength": 80},
                "kind": {"enum": ["webhook", "ntfy", "gotify", "mqtt"]},
                "address": {"type": "string", "maxLength": 500},
                "secret": {"type": "string", "maxLength": 500, "writeOnly": true},
                "user": {"type": "string", "maxLength": 500},
                "authority": {"type": "string", "maxLength": 65536, "description": "The certificate of the other side's own authority, PEM; then no other is trusted."},
                "allowedHost": {"type": "string", "maxLength": 500, "description": "The host that may be this machine or a link-local address."},
                "language": {"enum": ["en", "zh"]}
              }
            },
            "LinkChange": {
              "type": "object", "additionalProperties": false,
              "properties": {
                "name": {"type": "string", "minLength": 1, "maxLength": 80},
                "kind": {"enum": ["webhook", "ntfy", "gotify", "mqtt"]},
                "address": {"type": "string", "maxLength": 500},
                "secret": {"type": "string", "maxLength": 500, "writeOnly": true},
                "user": {"type": "string", "maxLength": 500},
                "authority": {"type": "string", "maxLength": 65536},
                "allowedHost": {"type": "string", "maxLength": 500},
                "language": {"enum": ["en", "zh"]}
              }
            },
            "Link": {
              "type": "object",
              "required": ["id", "name", "kind", "address", "user", "allowedHost", "language", "secrets", "state", "waiting", "connection", "subscriptions"],
              "properties": {
                "id": {"type": "string"}, "name": {"type": "string"},
                "kind": {"enum": ["webhook", "ntfy", "gotify", "mqtt"]}, "address": {"type": "string"},
                "user": {"type": ["string", "null"]}, "allowedHost": {"type": ["string", "null"]},
                "language": {"enum": ["en", "zh"]},
                "secrets": {"type": "integer", "description": "How many there are. They are not shown again."},
                "secret": {"type": "string", "description": "A webhook's secret, only when it was just made."},
                "state": {"enum": ["on", "by-hand", "gone"]},
                "waiting": {"type": "integer", "description": "How many events wait."},
                "connection": {
                  "type": ["string", "null"],
                  "description": "Of a broker: connected, or why there is no connection; null for all others, and before it was tried."
                },
                "subscriptions": {"type": "array", "items": {
                  "type": "object", "required": ["type", "person"],
                  "properties": {"type": {"type": "string"}, "person": {"type": ["string", "null"]}}
                }}
              }
            },
            "LinkAnswer": {
              "type": "object", "required": ["reason", "status", "detail"],
              "properties": {
                "reason": {"enum": [
                  "delivered", "gone", "rejected", "busy", "unauthorized", "redirected", "inner-address",
                  "bad-address", "unknown-host", "unreachable", "timed-out", "dropped", "untrusted",
                  "expired", "other"
                ]},
                "status": {"type": ["integer", "null"]},
                "detail": {"type": "string", "description": "The beginning of the answer, for people."}
              }
            },
            "Delivery": {
              "type": "object",
              "required": ["id", "entry", "state", "attempts", "queued", "due", "tried", "answer"],
              "properties": {
                "id": {"type": "integer"}, "entry": {"type": "integer"},
                "state": {"enum": ["waiting", "delivered", "failed"]}, "attempts": {"type": "integer"},
                "queued": {"type": "string", "format": "date-time"},
                "due": {"type": ["string", "null"], "format": "date-time"},
                "tried": {"type": ["string", "null"], "format": "date-time"},
                "answer": {"anyOf": [{"$ref": "#/components/schemas/LinkAnswer"}, {"type": "null"}]}
              }
            }
      """#
}
