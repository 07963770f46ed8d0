extension OpenAPIDocument {
    /// Shifts, holidays and leave.
    // swift-format-ignore
    static let planSchemas = #"""
        "Shifts": {
          "type": "object",
          "properties": {
            "shifts": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "code": {"type": "string"},
                  "from": {"type": "string", "format": "date"},
                  "hours": {"type": "string"},
                  "grace": {"type": "integer"},
                  "leaveGrace": {"type": "integer"},
                  "earlyWindow": {"type": "integer"},
                  "lateWindow": {"type": "integer"},
                  "breaks": {"type": "string"}
                },
                "required": ["code", "from", "hours", "grace", "leaveGrace", "earlyWindow", "lateWindow", "breaks"]
              }
            },
            "next": {"type": ["string", "null"]}
          },
          "required": ["shifts", "next"]
        },
        "NewShift": {
          "type": "object",
          "properties": {
            "code": {"type": "string"},
            "hours": {"type": "string", "description": "As 09:00-17:30, or 22:00-06:00 across midnight."},
            "grace": {"type": "integer"},
            "leaveGrace": {"type": "integer"},
            "earlyWindow": {"type": "integer"},
            "lateWindow": {"type": "integer"},
            "breaks": {
              "type": "string",
              "description": "As “30/360 unpaid automatic”, several with commas between."
            },
            "from": {"type": "string", "format": "date"}
          },
          "required": ["code", "hours"],
          "additionalProperties": false
        },
        "Schedules": {
          "type": "object",
          "properties": {
            "schedules": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "schedule": {"type": "string"},
                  "scope": {"enum": ["site", "department", "person", "assigned"]},
                  "number": {"type": ["integer", "null"], "minimum": 1, "maximum": 999999999},
                  "department": {"type": "string"},
                  "from": {"type": "string", "format": "date"},
                  "to": {"type": ["string", "null"], "format": "date"},
                  "anchor": {"type": "string", "format": "date"},
                  "rota": {"type": "string"}
                },
                "required": ["schedule", "scope", "number", "department", "from", "to", "anchor", "rota"]
              }
            },
            "next": {"type": ["string", "null"]}
          },
          "required": ["schedules", "next"]
        },
        "NewSchedule": {
          "type": "object",
          "properties": {
            "scope": {"enum": ["site", "department", "person", "assigned"]},
            "number": {"type": "integer", "minimum": 1, "maximum": 999999999},
            "department": {"type": "string"},
            "rota": {
              "type": "string",
              "description": "The days of the cycle: shifts, “+” between two of one day, “-” for a free day."
            },
            "anchor": {"type": "string", "format": "date"},
            "from": {"type": "string", "format": "date"},
            "to": {"type": "string", "format": "date"}
          },
          "required": ["scope", "rota"],
          "additionalProperties": false
        },
        "Holidays": {
          "type": "object",
          "properties": {
            "holidays": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "day": {"type": "string", "format": "date"},
                  "name": {"type": "string"},
                  "part": {"type": "string"}
                },
                "required": ["day", "name", "part"]
              }
            },
            "next": {"type": ["string", "null"]}
          },
          "required": ["holidays", "next"]
        },
        "NewHoliday": {
          "type": "object",
          "properties": {
            "name": {"type": "string", "minLength": 1, "maxLength": 200},
            "part": {"type": "string", "description": "all, or until or from a minute of the day, as “until 720”."}
          },
          "required": ["name"],
          "additionalProperties": false
        },
        "Leave": {
          "type": "object",
          "properties": {
            "leave": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "leave": {"type": "string"},
                  "number": {"type": ["integer", "null"], "minimum": 1, "maximum": 999999999},
                  "name": {"type": "string"},
                  "kind": {"enum": ["holiday", "sick", "business-trip", "remote"]},
                  "from": {"type": "string", "format": "date"},
                  "to": {"type": "string", "format": "date"},
                  "part": {"type": "string"}
                },
                "required": ["leave", "number", "name", "kind", "from", "to", "part"]
              }
            },
            "next": {"type": ["string", "null"]}
          },
          "required": ["leave", "next"]
        },
        "NewLeave": {
          "type": "object",
          "properties": {
            "number": {"type": "integer", "minimum": 1, "maximum": 999999999},
            "kind": {"enum": ["holiday", "sick", "business-trip", "remote"]},
            "from": {"type": "string", "format": "date"},
            "to": {"type": "string", "format": "date"},
            "part": {"type": "string", "description": "all, or until or from a minute of the day, as “until 720”."}
          },
          "required": ["number", "kind", "from"],
          "additionalProperties": false
        }
      """#
}
