extension OpenAPIDocument {
    /// What is said of items, alerts and rules.
    // swift-format-ignore
    static let itemSchemas = #"""
        "NewItem": {
          "type": "object",
          "properties": {
            "name": {"type": "string", "minLength": 1, "maxLength": 200},
            "uuid": {"type": "string", "format": "uuid"}, "major": {"type": "integer", "minimum": 0, "maximum": 65535},
            "minor": {"type": "integer", "minimum": 0, "maximum": 65535},
            "owner": {"type": ["integer", "null"], "minimum": 1, "maximum": 999999999, "description": "Whose it is: a staff number."},
            "exitTime": {"type": "integer", "minimum": 15, "maximum": 86400, "default": 60, "description": "s"},
            "homeRooms": {"type": "array", "items": {"type": "string"}, "description": "Where it may rest without its owner."},
            "quietHours": {"type": ["string", "null"], "examples": ["22:00-07:00"]},
            "quietDays": {"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": 7}, "description": "1 for Monday; all if they are left out."}
          },
          "required": ["name", "uuid", "major", "minor"], "additionalProperties": false
        },
        "ItemChange": {
          "type": "object",
          "properties": {
            "name": {"type": "string", "minLength": 1, "maxLength": 200},
            "uuid": {"type": "string", "format": "uuid"}, "major": {"type": "integer", "minimum": 0, "maximum": 65535},
            "minor": {"type": "integer", "minimum": 0, "maximum": 65535},
            "owner": {"type": ["integer", "null"], "minimum": 1, "maximum": 999999999, "description": "Whose it is: a staff number."},
            "exitTime": {"type": "integer", "minimum": 15, "maximum": 86400, "default": 60, "description": "s"},
            "homeRooms": {"type": "array", "items": {"type": "string"}, "description": "Where it may rest without its owner."},
            "quietHours": {"type": ["string", "null"], "examples": ["22:00-07:00"]},
            "quietDays": {"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": 7}, "description": "1 for Monday; all if they are left out."}
          },
          "required": [], "additionalProperties": false
        },
        "QuietHours": {
          "type": "object",
          "properties": {
            "hours": {"type": ["string", "null"], "examples": ["22:00-07:00"], "description": "On the clock on the site's wall; null for never."},
            "days": {"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": 7}, "description": "On which they begin: 1 for Monday; all if they are left out."}
          },
          "additionalProperties": false
        },
        "Item": {
          "type": "object",
          "properties": {
            "id": {"type": "string"},
            "name": {"type": "string", "minLength": 1, "maxLength": 200},
            "uuid": {"type": "string", "format": "uuid"}, "major": {"type": "integer", "minimum": 0, "maximum": 65535},
            "minor": {"type": "integer", "minimum": 0, "maximum": 65535},
            "owner": {"type": ["integer", "null"], "minimum": 1, "maximum": 999999999, "description": "Whose it is: a staff number."},
            "exitTime": {"type": "integer", "minimum": 15, "maximum": 86400, "default": 60, "description": "s"},
            "homeRooms": {"type": "array", "items": {"type": "string"}, "description": "Where it may rest without its owner."},
            "quietHours": {"type": ["string", "null"], "examples": ["22:00-07:00"]},
            "quietDays": {"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": 7}, "description": "1 for Monday; all if they are left out."},
            "photo": {"type": ["string", "null"]}, "state": {"enum": ["unknown", "immediate", "near", "far", "away"]},
            "distance": {"type": ["number", "null"], "description": "m"}, "room": {"type": ["string", "null"]}, "lastSeen": {"type": ["string", "null"], "format": "date-time"},
            "version": {"type": "string"},
            "station": {"anyOf": [
              {
                "type": "object",
                "properties": {
                  "id": {"type": "string", "description": "Its key, 64 hexadecimal digits."},
                  "name": {"type": ["string", "null"], "description": "Null for one that is not paired any more."}
                },
                "required": ["id", "name"]
              },
              {"type": "null"}
            ], "description": "The other station that watches the item and shares it; it is changed there. Null for this station's own."},
            "told": {"anyOf": [
              {
                "type": "object",
                "properties": {
                  "kind": {"enum": ["out-of-range", "left-behind", "left-alone", "returned"]},
                  "at": {"type": "string", "format": "date-time"}, "room": {"type": ["string", "null"]},
                  "lastSeen": {"type": ["string", "null"], "format": "date-time", "description": "The item's; of one left behind, its owner's."}
                },
                "required": ["kind", "at", "room", "lastSeen"]
              },
              {"type": "null"}
            ], "description": "What another station told of its item last: all that is known of where it is."}
          },
          "required": ["id", "name", "uuid", "major", "minor", "owner", "exitTime", "homeRooms", "quietHours", "quietDays", "photo", "state", "distance", "room", "lastSeen", "version", "station", "told"]
        },
        "Items": {
          "type": "object",
          "properties": {
            "items": {"type": "array", "items": {"$ref": "#/components/schemas/Item"}}
          },
          "required": ["items"]
        },
        "Alert": {
          "type": "object",
          "properties": {
            "id": {"type": "string"},
            "kind": {"enum": ["out-of-range", "left-behind", "left-alone", "returned", "battery", "notice", "shown"]},
            "item": {"type": ["string", "null"]}, "itemName": {"type": ["string", "null"]}, "person": {"type": ["integer", "null"], "description": "A staff number."},
            "rule": {"type": ["string", "null"]}, "beacon": {"type": ["string", "null"]}, "room": {"type": ["string", "null"]}, "lastSeen": {"type": ["string", "null"], "format": "date-time"}, "text": {"type": ["string", "null"]},
            "about": {"type": ["string", "null"], "description": "The alert that this one ends."},
            "repetition": {"type": "integer", "description": "How often it was told before."}, "raised": {"type": ["string", "null"], "format": "date-time"},
            "told": {"type": ["string", "null"], "format": "date-time"}, "seen": {"type": "boolean"}, "snoozedUntil": {"type": ["string", "null"], "format": "date-time"}, "ended": {"type": ["string", "null"], "format": "date-time"}
          },
          "required": ["id", "kind", "item", "itemName", "person", "rule", "beacon", "room", "lastSeen", "text", "about", "repetition", "raised", "told", "seen", "snoozedUntil", "ended"]
        },
        "Alerts": {
          "type": "object",
          "properties": {
            "alerts": {"type": "array", "items": {"$ref": "#/components/schemas/Alert"}}
          },
          "required": ["alerts"]
        },
        "Snooze": {
          "type": "object",
          "properties": {
            "minutes": {"type": "integer", "minimum": 1, "maximum": 10080}
          },
          "required": ["minutes"], "additionalProperties": false
        },
        "NewRule": {
          "type": "object",
          "properties": {
            "name": {"type": "string", "minLength": 1, "maxLength": 60}, "on": {"type": "boolean", "default": true},
            "subject": {"enum": ["everybody", "person", "item", "beacons"]},
            "person": {"type": ["integer", "null"], "minimum": 1, "maximum": 999999999}, "item": {"type": ["string", "null"]},
            "uuid": {"type": ["string", "null"]}, "major": {"type": ["integer", "null"], "minimum": 0, "maximum": 65535},
            "minor": {"type": ["integer", "null"], "minimum": 0, "maximum": 65535},
            "event": {"enum": ["enters", "leaves", "room", "near"]}, "room": {"type": ["string", "null"]},
            "hours": {"type": ["string", "null"], "examples": ["08:00-18:00"]},
            "days": {"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": 7}},
            "interval": {"type": "integer", "minimum": 10, "maximum": 604800, "default": 60, "description": "s"},
            "show": {"type": ["string", "null"], "maxLength": 200, "description": "Shown on the kiosk and the wall; empty for the usual greeting."},
            "notify": {"type": ["string", "null"], "maxLength": 200},
            "door": {"type": ["string", "null"], "maxLength": 60}, "means": {"enum": ["webhook", "mqtt", null]}
          },
          "required": ["name", "subject", "event"], "additionalProperties": false
        },
        "Rule": {
          "type": "object",
          "properties": {
            "id": {"type": "string"},
            "name": {"type": "string", "minLength": 1, "maxLength": 60}, "on": {"type": "boolean", "default": true},
            "subject": {"enum": ["everybody", "person", "item", "beacons"]},
            "person": {"type": ["integer", "null"], "minimum": 1, "maximum": 999999999}, "item": {"type": ["string", "null"]},
            "uuid": {"type": ["string", "null"]}, "major": {"type": ["integer", "null"], "minimum": 0, "maximum": 65535},
            "minor": {"type": ["integer", "null"], "minimum": 0, "maximum": 65535},
            "event": {"enum": ["enters", "leaves", "room", "near"]}, "room": {"type": ["string", "null"]},
            "hours": {"type": ["string", "null"], "examples": ["08:00-18:00"]},
            "days": {"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": 7}},
            "interval": {"type": "integer", "minimum": 10, "maximum": 604800, "default": 60, "description": "s"},
            "show": {"type": ["string", "null"], "maxLength": 200, "description": "Shown on the kiosk and the wall; empty for the usual greeting."},
            "notify": {"type": ["string", "null"], "maxLength": 200},
            "door": {"type": ["string", "null"], "maxLength": 60}, "means": {"enum": ["webhook", "mqtt", null]},
            "version": {"type": "string"}
          },
          "required": ["id", "name", "on", "subject", "event", "interval", "version"]
        },
        "Rules": {
          "type": "object",
          "properties": {
            "doorsAllowed": {"type": "boolean"},
            "rules": {"type": "array", "items": {"$ref": "#/components/schemas/Rule"}}
          },
          "required": ["doorsAllowed", "rules"]
        }
      """#
}
