extension OpenAPIDocument {
    /// Shifts, holidays, leave, periods and how time is counted.
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
        },
        "Periods": {
          "type": "object",
          "properties": {
            "periods": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "from": {"type": "string", "format": "date"},
                  "to": {"type": "string", "format": "date"},
                  "closed": {"type": "string", "format": "date-time"}
                },
                "required": ["from", "to", "closed"]
              }
            },
            "next": {"type": ["string", "null"]}
          },
          "required": ["periods", "next"]
        },
        "NewPeriod": {
          "type": "object",
          "properties": {
            "from": {"type": "string", "format": "date"},
            "to": {"type": "string", "format": "date"},
            "force": {
              "type": "boolean",
              "description": "Also if something must be fixed before payroll, or a receiver has not reported."
            }
          },
          "required": ["from", "to"],
          "additionalProperties": false
        },
        "Policies": {
          "type": "object",
          "properties": {
            "policies": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "from": {"type": ["string", "null"], "format": "date"},
                  "duplicateWindow": {"type": "integer"},
                  "longestSession": {"type": "integer"},
                  "rest": {"type": "integer"},
                  "toleratedAway": {"type": "integer"},
                  "away": {"type": "string"},
                  "closing": {"type": "string"},
                  "grace": {"type": ["integer", "string"]},
                  "roundingIn": {"type": "string"},
                  "roundingOut": {"type": "string"},
                  "overtimeTolerance": {"type": "integer"}
                },
                "required": [
                  "from",
                  "duplicateWindow",
                  "longestSession",
                  "rest",
                  "toleratedAway",
                  "away",
                  "closing",
                  "grace",
                  "roundingIn",
                  "roundingOut",
                  "overtimeTolerance"
                ]
              }
            },
            "next": {"type": ["string", "null"]}
          },
          "required": ["policies", "next"]
        },
        "NewPolicy": {
          "type": "object",
          "properties": {
            "from": {"type": "string", "format": "date"},
            "duplicateWindow": {"type": "integer"},
            "longestSession": {"type": "integer"},
            "rest": {"type": "integer"},
            "toleratedAway": {"type": "integer"},
            "away": {"enum": ["away", "break"]},
            "closing": {"enum": ["last-sighting", "shift-end", "never"]},
            "grace": {"type": ["integer", "null"], "description": "In minutes, for every shift; null for each shift's own."},
            "roundingIn": {"type": ["string", "null"], "description": "As “15 later”; null or none for no rounding."},
            "roundingOut": {"type": ["string", "null"]},
            "overtimeTolerance": {"type": "integer"}
          },
          "required": [],
          "description": "What is left out stays as it was.",
          "additionalProperties": false
        },
        "Comparison": {
          "type": "object",
          "properties": {
            "number": {"type": "integer", "minimum": 1, "maximum": 999999999},
            "name": {"type": "string"},
            "expectedMinutes": {"type": "integer"},
            "expectedThenMinutes": {"type": "integer"},
            "workedMinutes": {"type": "integer"},
            "workedThenMinutes": {"type": "integer"},
            "breakMinutes": {"type": "integer"},
            "breakThenMinutes": {"type": "integer"},
            "paidMinutes": {"type": "integer"},
            "paidThenMinutes": {"type": "integer"},
            "awayMinutes": {"type": "integer"},
            "awayThenMinutes": {"type": "integer"},
            "absentMinutes": {"type": "integer"},
            "absentThenMinutes": {"type": "integer"},
            "lateMinutes": {"type": "integer"},
            "lateThenMinutes": {"type": "integer"},
            "earlyMinutes": {"type": "integer"},
            "earlyThenMinutes": {"type": "integer"},
            "overtimeMinutes": {"type": "integer"},
            "overtimeThenMinutes": {"type": "integer"},
            "exceptions": {"type": "integer"},
            "exceptionsThen": {"type": "integer"},
            "changedDays": {"type": "integer"}
          },
          "required": [
            "number",
            "name",
            "expectedMinutes",
            "expectedThenMinutes",
            "workedMinutes",
            "workedThenMinutes",
            "breakMinutes",
            "breakThenMinutes",
            "paidMinutes",
            "paidThenMinutes",
            "awayMinutes",
            "awayThenMinutes",
            "absentMinutes",
            "absentThenMinutes",
            "lateMinutes",
            "lateThenMinutes",
            "earlyMinutes",
            "earlyThenMinutes",
            "overtimeMinutes",
            "overtimeThenMinutes",
            "exceptions",
            "exceptionsThen",
            "changedDays"
          ],
          "description": "What somebody's days amount to now, and what they would amount to then, in whole minutes."
        },
        "ComparedDay": {
          "type": "object",
          "properties": {
            "day": {"type": "string", "format": "date"},
            "expectedMinutes": {"type": "integer"},
            "expectedThenMinutes": {"type": "integer"},
            "workedMinutes": {"type": "integer"},
            "workedThenMinutes": {"type": "integer"},
            "breakMinutes": {"type": "integer"},
            "breakThenMinutes": {"type": "integer"},
            "paidMinutes": {"type": "integer"},
            "paidThenMinutes": {"type": "integer"},
            "awayMinutes": {"type": "integer"},
            "awayThenMinutes": {"type": "integer"},
            "absentMinutes": {"type": "integer"},
            "absentThenMinutes": {"type": "integer"},
            "lateMinutes": {"type": "integer"},
            "lateThenMinutes": {"type": "integer"},
            "earlyMinutes": {"type": "integer"},
            "earlyThenMinutes": {"type": "integer"},
            "overtimeMinutes": {"type": "integer"},
            "overtimeThenMinutes": {"type": "integer"},
            "exceptions": {"type": "string", "description": "Words with spaces between."},
            "exceptionsThen": {"type": "string", "description": "Words with spaces between."}
          },
          "required": [
            "day",
            "expectedMinutes",
            "expectedThenMinutes",
            "workedMinutes",
            "workedThenMinutes",
            "breakMinutes",
            "breakThenMinutes",
            "paidMinutes",
            "paidThenMinutes",
            "awayMinutes",
            "awayThenMinutes",
            "absentMinutes",
            "absentThenMinutes",
            "lateMinutes",
            "lateThenMinutes",
            "earlyMinutes",
            "earlyThenMinutes",
            "overtimeMinutes",
            "overtimeThenMinutes",
            "exceptions",
            "exceptionsThen"
          ],
          "description": "A day that would be another, as it counts now and then."
        },
        "Comparisons": {
          "type": "object",
          "properties": {
            "from": {"type": "string", "format": "date"},
            "to": {"type": "string", "format": "date"},
            "comparisons": {"type": "array", "items": {"$ref": "#/components/schemas/Comparison"}},
            "days": {
              "type": "array",
              "items": {"$ref": "#/components/schemas/ComparedDay"},
              "description": "The days that change; only where one person was asked for."
            },
            "next": {"type": ["string", "null"], "description": "The cursor of the next page; null on the last."}
          },
          "required": ["from", "to", "comparisons", "next"]
        }
      """#
}
