extension OpenAPIDocument {
    /// Timesheets, days and exceptions.
    // swift-format-ignore
    static let timesheetSchemas = #"""
        "TimesheetTotals": {
          "type": "object",
          "properties": {
            "number": {"type": "integer", "minimum": 1, "maximum": 999999999},
            "name": {"type": "string"},
            "department": {"type": "string"},
            "days": {"type": "integer"},
            "expectedMinutes": {"type": "integer"},
            "workedMinutes": {"type": "integer"},
            "breakMinutes": {"type": "integer"},
            "paidMinutes": {"type": "integer"},
            "awayMinutes": {"type": "integer"},
            "absentMinutes": {"type": "integer"},
            "lateMinutes": {"type": "integer"},
            "earlyMinutes": {"type": "integer"},
            "overtimeMinutes": {"type": "integer"},
            "rawMinutes": {"type": "integer", "description": "Worked as punched, without rounding."},
            "mustFix": {"type": "integer"},
            "exceptions": {"type": "integer"}
          },
          "required": [
            "number",
            "name",
            "department",
            "days",
            "expectedMinutes",
            "workedMinutes",
            "breakMinutes",
            "paidMinutes",
            "awayMinutes",
            "absentMinutes",
            "lateMinutes",
            "earlyMinutes",
            "overtimeMinutes",
            "rawMinutes",
            "mustFix",
            "exceptions"
          ],
          "description": "What somebody's days amount to, in whole minutes."
        },
        "TimesheetDay": {
          "type": "object",
          "properties": {
            "number": {"type": "integer", "minimum": 1, "maximum": 999999999},
            "name": {"type": "string"},
            "department": {"type": "string"},
            "day": {"type": "string", "format": "date"},
            "status": {
              "type": "string",
              "description": "present, absent, pending, free, holiday, or leave: with its kind"
            },
            "shift": {"type": "string"},
            "in": {"type": ["string", "null"], "format": "date-time"},
            "out": {"type": ["string", "null"], "format": "date-time"},
            "expectedMinutes": {"type": "integer"},
            "workedMinutes": {"type": "integer"},
            "breakMinutes": {"type": "integer"},
            "paidMinutes": {"type": "integer"},
            "awayMinutes": {"type": "integer"},
            "absentMinutes": {"type": "integer"},
            "lateMinutes": {"type": "integer"},
            "earlyMinutes": {"type": "integer"},
            "overtimeMinutes": {"type": "integer"},
            "rawMinutes": {"type": "integer"},
            "exceptions": {"type": "string", "description": "Words with spaces between."}
          },
          "required": [
            "number",
            "name",
            "department",
            "day",
            "status",
            "shift",
            "in",
            "out",
            "expectedMinutes",
            "workedMinutes",
            "breakMinutes",
            "paidMinutes",
            "awayMinutes",
            "absentMinutes",
            "lateMinutes",
            "earlyMinutes",
            "overtimeMinutes",
            "rawMinutes",
            "exceptions"
          ],
          "description": "One day of somebody."
        },
        "Timesheets": {
          "type": "object",
          "properties": {
            "from": {"type": "string", "format": "date"},
            "to": {"type": "string", "format": "date"},
            "timesheets": {"type": "array", "items": {"$ref": "#/components/schemas/TimesheetTotals"}},
            "next": {"type": ["string", "null"], "description": "The cursor of the next page; null on the last."}
          },
          "required": ["from", "to", "timesheets", "next"]
        },
        "DepartmentTotals": {
          "type": "object",
          "properties": {
            "department": {"type": "string", "description": "Empty for those who are in none."},
            "people": {"type": "integer"},
            "days": {"type": "integer"},
            "expectedMinutes": {"type": "integer"},
            "workedMinutes": {"type": "integer"},
            "breakMinutes": {"type": "integer"},
            "paidMinutes": {"type": "integer"},
            "awayMinutes": {"type": "integer"},
            "absentMinutes": {"type": "integer"},
            "lateMinutes": {"type": "integer"},
            "earlyMinutes": {"type": "integer"},
            "overtimeMinutes": {"type": "integer"},
            "rawMinutes": {"type": "integer"},
            "mustFix": {"type": "integer"},
            "exceptions": {"type": "integer"}
          },
          "required": [
            "department",
            "people",
            "days",
            "expectedMinutes",
            "workedMinutes",
            "breakMinutes",
            "paidMinutes",
            "awayMinutes",
            "absentMinutes",
            "lateMinutes",
            "earlyMinutes",
            "overtimeMinutes",
            "rawMinutes",
            "mustFix",
            "exceptions"
          ],
          "description": "What the days of a department's people amount to, in whole minutes."
        },
        "Departments": {
          "type": "object",
          "properties": {
            "from": {"type": "string", "format": "date"},
            "to": {"type": "string", "format": "date"},
            "departments": {"type": "array", "items": {"$ref": "#/components/schemas/DepartmentTotals"}},
            "next": {"type": ["string", "null"], "description": "The cursor of the next page; null on the last."}
          },
          "required": ["from", "to", "departments", "next"]
        },
        "PersonTimesheet": {
          "type": "object",
          "properties": {
            "from": {"type": "string", "format": "date"},
            "to": {"type": "string", "format": "date"},
            "timeZone": {"type": ["string", "null"]},
            "totals": {"type": "array", "items": {"$ref": "#/components/schemas/TimesheetTotals"}},
            "days": {"type": "array", "items": {"$ref": "#/components/schemas/TimesheetDay"}}
          },
          "required": ["from", "to", "timeZone", "totals", "days"]
        },
        "Exception": {
          "type": "object",
          "properties": {
            "day": {"type": "string", "format": "date"},
            "number": {"type": "integer", "minimum": 1, "maximum": 999999999},
            "name": {"type": "string"},
            "department": {"type": "string"},
            "severity": {"enum": ["notice", "warning", "must-fix"]},
            "kind": {"type": "string"},
            "at": {"type": "string", "format": "date-time"},
            "minutes": {"type": ["integer", "null"]},
            "requested": {"type": "boolean"},
            "with": {"type": ["string", "null"], "description": "The name of the other one, of two people."},
            "acknowledged": {"type": "boolean", "description": "Somebody has seen it and leaves it as it is."},
            "acknowledgedBy": {"type": ["string", "null"]},
            "acknowledgedAt": {"type": ["string", "null"], "format": "date-time"},
            "exception": {"type": "string", "description": "What it is acknowledged by."}
          },
          "required": [
            "day", "number", "name", "department", "severity", "kind", "at", "minutes", "requested", "with",
            "acknowledged", "acknowledgedBy", "acknowledgedAt", "exception"
          ]
        },
        "Exceptions": {
          "type": "object",
          "properties": {
            "from": {"type": "string", "format": "date"},
            "to": {"type": "string", "format": "date"},
            "exceptions": {"type": "array", "items": {"$ref": "#/components/schemas/Exception"}},
            "next": {"type": ["string", "null"], "description": "The cursor of the next page; null on the last."}
          },
          "required": ["from", "to", "exceptions", "next"]
        },
        "DayDetail": {
          "type": "object",
          "properties": {
            "number": {"type": "integer", "minimum": 1, "maximum": 999999999},
            "name": {"type": "string"},
            "department": {"type": "string"},
            "position": {"type": "string"},
            "day": {"type": "string", "format": "date"},
            "timeZone": {"type": "string"},
            "status": {"type": "string"},
            "closed": {"type": ["string", "null"], "format": "date-time"},
            "holiday": {"type": ["string", "null"]},
            "totals": {"type": "array", "items": {"$ref": "#/components/schemas/TimesheetDay"}},
            "shifts": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "code": {"type": "string"},
                  "start": {"type": "string", "format": "date-time"},
                  "end": {"type": "string", "format": "date-time"}
                },
                "required": ["code", "start", "end"]
              }
            },
            "sessions": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "start": {"type": "string", "format": "date-time"},
                  "end": {"type": ["string", "null"], "format": "date-time"},
                  "ending": {"enum": ["open", "punched", "provisional", "automatic", "missing"]},
                  "breaks": {
                    "type": "array",
                    "items": {
                      "type": "object",
                      "properties": {
                        "start": {"type": "string", "format": "date-time"},
                        "end": {"type": ["string", "null"], "format": "date-time"}
                      },
                      "required": ["start", "end"]
                    }
                  }
                },
                "required": ["start", "end", "ending", "breaks"]
              }
            },
            "punches": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "entry": {"type": "string"},
                  "direction": {"type": "string"},
                  "happened": {"type": "string", "format": "date-time"},
                  "recorded": {"type": "string", "format": "date-time"},
                  "source": {"type": "string"},
                  "provisional": {"type": "boolean"},
                  "fate": {"enum": ["counts", "duplicate", "corrected", "locked", "elsewhere"]},
                  "by": {"type": ["string", "null"]}
                },
                "required": ["entry", "direction", "happened", "recorded", "source", "provisional", "fate", "by"]
              }
            },
            "corrections": {"type": "array", "items": {"$ref": "#/components/schemas/Correction"}},
            "exceptions": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "kind": {"type": "string"},
                  "severity": {"enum": ["notice", "warning", "must-fix"]},
                  "at": {"type": "string", "format": "date-time"},
                  "minutes": {"type": ["integer", "null"]}
                },
                "required": ["kind", "severity", "at", "minutes"]
              }
            }
          },
          "required": [
            "number",
            "name",
            "department",
            "position",
            "day",
            "timeZone",
            "status",
            "closed",
            "holiday",
            "totals",
            "shifts",
            "sessions",
            "punches",
            "corrections",
            "exceptions"
          ],
          "description": "A day with its evidence: what a timeline shows."
        }
      """#
}
