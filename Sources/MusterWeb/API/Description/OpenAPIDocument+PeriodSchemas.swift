extension OpenAPIDocument {
    /// Periods, and how time is counted in them.
    // swift-format-ignore
    static let periodSchemas = #"""
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
