extension OpenAPIDocument {
    /// What is said of the board, the radio and the station itself.
    // swift-format-ignore
    static let stationSchemas = #"""
        "Problem": {
          "type": "object",
          "properties": {
            "type": {"type": "string"}, "title": {"type": "string"}, "status": {"type": "integer"},
            "detail": {
              "type": "string", "description": "What is wrong and what to do, in the language that was asked for."
            },
            "code": {"type": "string", "description": "Names the reason for programs."},
            "problems": {
              "type": "array", "description": "Everything that is wrong with a list, by row.",
              "items": {
                "type": "object", "required": ["row", "detail"],
                "properties": {
                  "row": {"type": "integer", "description": "The line on which it begins; 1 names the columns."},
                  "detail": {"type": "string"}
                }
              }
            }
          },
          "required": ["type", "title", "status"], "description": "An error as RFC 9457 has it."
        },
        "BoardPerson": {
          "type": "object",
          "properties": {
            "number": {"type": "integer", "minimum": 1, "maximum": 999999999}, "name": {"type": "string"},
            "department": {"type": "string"}, "position": {"type": "string"},
            "status": {
              "enum": ["expected", "on site", "late", "away", "gone", "on leave", "free"],
              "description": "By the person's own shifts. On leave and free is who is not here and need not come."
            },
            "since": {"type": ["string", "null"], "format": "date-time"},
            "lastSeen": {"type": ["string", "null"], "format": "date-time"}, "room": {"type": ["string", "null"]},
            "minutesLate": {"type": ["integer", "null"]}, "overdue": {"type": "boolean"},
            "frozen": {
              "type": "boolean", "description": "As last known: the receiver is deaf, or the station has just started."
            },
            "photo": {"type": ["string", "null"]}
          },
          "required": [
            "number", "name", "department", "position", "status", "since", "lastSeen", "room", "minutesLate", "overdue",
            "frozen", "photo"
          ]
        },
        "Receiver": {
          "type": "object",
          "properties": {
            "name": {"type": "string"}, "room": {"type": "string"}, "health": {"enum": ["waiting", "hearing", "deaf"]},
            "lastHeard": {"type": ["string", "null"], "format": "date-time"}, "reportsPerSecond": {"type": "number"},
            "lostPackets": {"type": "integer"}, "adapter": {"type": ["string", "null"]},
            "radio": {"anyOf": [
              {
                "type": "object",
                "properties": {
                  "condition": {"type": "string"}, "title": {"type": "string"}, "remedy": {"type": ["string", "null"]}
                },
                "required": ["condition", "title", "remedy"]
              },
              {"type": "null"}
            ]}
          },
          "required": ["name", "room", "health", "lastHeard", "reportsPerSecond", "lostPackets", "adapter", "radio"]
        },
        "Alarm": {
          "type": "object",
          "properties": {
            "kind": {"enum": ["diskFull", "storage", "damaged", "clockJumped", "radio", "notAnswering", "otherStation", "chain"]},
            "station": {"type": "string", "description": "Of chain: the other station's key."},
            "name": {"type": "string", "description": "Of chain: what that station is called."},
            "trouble": {
              "enum": [
                "lost-entries", "forked", "lost-own-entries", "bad-seal", "not-as-countersigned",
                "own-not-as-countersigned"
              ]
            },
            "sequence": {"type": "integer", "description": "Of chain: the first entry in question."},
            "since": {"type": "string", "format": "date-time"},
            "reason": {"type": "string"}, "seconds": {"type": "number"}, "condition": {"type": "string"},
            "title": {"type": "string"}, "remedy": {"type": ["string", "null"]}
          },
          "required": ["kind"]
        },
        "Board": {
          "type": "object",
          "properties": {
            "day": {"type": "string", "format": "date"}, "site": {"type": "string"}, "timeZone": {"type": "string"},
            "now": {"type": "string", "format": "date-time"},
            "speed": {
              "type": "number",
              "description": "Seconds of the station's time in one of real time: 1, and more in the demo."
            },
            "revision": {"type": "integer"},
            "people": {"type": "array", "items": {"$ref": "#/components/schemas/BoardPerson"}},
            "receivers": {"type": "array", "items": {"$ref": "#/components/schemas/Receiver"}},
            "unknownBeacons": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "uuid": {"type": "string"}, "major": {"type": "integer"}, "minor": {"type": "integer"},
                  "room": {"type": "string"}, "rssi": {"type": "number", "description": "dBm"},
                  "lastSeen": {"type": "string", "format": "date-time"}
                },
                "required": ["uuid", "major", "minor", "room", "rssi", "lastSeen"]
              }
            },
            "alarms": {"type": "array", "items": {"$ref": "#/components/schemas/Alarm"}}
          },
          "required": [
            "day", "site", "timeZone", "now", "speed", "revision", "people", "receivers", "unknownBeacons", "alarms"
          ]
        },
        "Beacons": {
          "type": "object",
          "properties": {
            "now": {"type": "string", "format": "date-time"}, "count": {"type": "integer"},
            "isIncomplete": {"type": "boolean"},
            "beacons": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "uuid": {"type": "string"}, "major": {"type": "integer"}, "minor": {"type": "integer"},
                  "owner": {
                    "type": "object",
                    "properties": {
                      "kind": {"enum": ["badge", "call", "item", "ownVoice", "otherStation", "unknown"]},
                      "number": {"type": ["integer", "null"]}, "person": {"type": ["string", "null"]},
                      "name": {"type": ["string", "null"]}
                    },
                    "required": ["kind", "number", "person", "name"]
                  },
                  "distance": {"type": ["number", "null"], "description": "m"},
                  "uncertainty": {"type": ["number", "null"], "description": "m"},
                  "isCalibrated": {"type": ["boolean", "null"]},
                  "proximity": {"enum": ["unknown", "immediate", "near", "far"]},
                  "rssi": {"type": "number", "description": "dBm"},
                  "lastMinute": {
                    "type": "array", "items": {"type": ["integer", "null"]},
                    "description": "The strength of each second of the last minute, dBm."
                  },
                  "receiver": {"type": ["string", "null"]}, "room": {"type": ["string", "null"]},
                  "lastSeen": {"type": "string", "format": "date-time"},
                  "interval": {"type": ["number", "null"], "description": "Between two sightings, s."},
                  "isFading": {"type": "boolean"}
                },
                "required": [
                  "uuid", "major", "minor", "owner", "distance", "uncertainty", "isCalibrated", "proximity", "rssi",
                  "lastMinute", "receiver", "room", "lastSeen", "interval", "isFading"
                ]
              }
            }
          },
          "required": ["now", "count", "isIncomplete", "beacons"]
        },
        "Receivers": {
          "type": "object",
          "properties": {"receivers": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "id": {"type": "string"}, "version": {"type": ["string", "null"]},
                "state": {"$ref": "#/components/schemas/Receiver"},
                "findings": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "code": {"type": "string"}, "isFine": {"type": "boolean"}, "title": {"type": "string"},
                      "remedy": {"type": ["string", "null"]}
                    },
                    "required": ["code", "isFine", "title", "remedy"]
                  }
                },
                "lastTenMinutes": {
                  "type": "array",
                  "items": {"anyOf": [
                    {
                      "type": "object",
                      "properties": {
                        "reportsPerSecond": {"type": "number"},
                        "level": {"type": ["number", "null"], "description": "dBm"}
                      },
                      "required": ["reportsPerSecond", "level"]
                    },
                    {"type": "null"}
                  ]}
                }
              },
              "required": ["id", "version", "state", "findings", "lastTenMinutes"]
            }
          }},
          "required": ["receivers"]
        },
        "Transmissions": {
          "type": "object",
          "properties": {
            "state": {
              "type": "string", "description": "none, idle, starting, transmitting, or why it cannot, as `off`."
            },
            "adapter": {"type": ["string", "null"]},
            "transmissions": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "id": {"type": "string"}, "name": {"type": "string"}, "uuid": {"type": "string"},
                  "major": {"type": "integer"}, "minor": {"type": "integer"},
                  "power": {"type": "integer", "description": "dBm"},
                  "interval": {"type": "integer", "description": "ms"}
                },
                "required": ["id", "name", "uuid", "major", "minor", "power", "interval"]
              }
            }
          },
          "required": ["state", "adapter", "transmissions"]
        },
        "SiteChange": {
          "type": "object", "additionalProperties": false,
          "properties": {
            "name": {"type": "string", "minLength": 1, "maxLength": 100},
            "timeZone": {"type": "string", "description": "IANA name"},
            "language": {"type": "string", "enum": ["en", "zh"]},
            "hours": {"type": "string", "description": "as 09:00-17:30"},
            "grace": {"type": "integer", "minimum": 0, "maximum": 240, "description": "minutes"},
            "uuid": {"type": "string", "description": "under which people's devices check in"}
          }
        },
        "PresenceChange": {
          "type": "object", "additionalProperties": false,
          "properties": {
            "near": {"type": "number", "description": "m"}, "sightings": {"type": "integer"},
            "window": {"type": "integer", "description": "s"}, "awayAfter": {"type": "integer", "description": "s"}
          }
        },
        "Settings": {
          "type": "object",
          "properties": {
            "site": {
              "type": "object",
              "properties": {
                "name": {"type": "string"}, "timeZone": {"type": "string"},
                "language": {"type": "string", "enum": ["en", "zh"]}, "hours": {"type": "string"},
                "grace": {"type": "integer", "description": "minutes"}, "uuid": {"type": "string"},
                "version": {"type": "string"}
              },
              "required": ["name", "timeZone", "language", "hours", "grace", "uuid", "version"]
            },
            "presence": {
              "type": "object",
              "properties": {
                "near": {"type": "number", "description": "m"}, "sightings": {"type": "integer"},
                "window": {"type": "integer", "description": "s"}, "awayAfter": {"type": "integer", "description": "s"},
                "version": {"type": "string"}
              },
              "required": ["near", "sightings", "window", "awayAfter", "version"]
            },
            "isOpenBoard": {"type": "boolean"},
            "storage": {
              "type": "object",
              "properties": {
                "databaseBytes": {"type": "integer"}, "freeBytes": {"type": ["integer", "null"]},
                "entries": {"type": "integer"}, "lastVerified": {"type": ["string", "null"], "format": "date-time"},
                "findings": {"type": "array", "items": {"type": "string"}}
              },
              "required": ["databaseBytes", "freeBytes", "entries", "lastVerified", "findings"]
            }
          },
          "required": ["site", "presence", "isOpenBoard", "storage"]
        },
        "Health": {
          "type": "object",
          "properties": {
            "status": {"enum": ["ok", "failing"]}, "version": {"type": "string"}, "journal": {"enum": ["ok", "failing", "damaged"]},
            "receivers": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {"name": {"type": "string"}, "health": {"enum": ["waiting", "hearing", "deaf"]}},
                "required": ["name", "health"]
              }
            },
            "alarms": {"type": "array", "items": {"$ref": "#/components/schemas/Alarm"}}
          },
          "required": ["status", "version", "journal", "receivers", "alarms"]
        }
      """#
}
