extension OpenAPIDocument {
    /// Roll calls.
    // swift-format-ignore
    static let rollCallSchemas = #"""
        "RollCalls": {
          "type": "object",
          "properties": {
            "rollCalls": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "rollCall": {"type": "string"},
                  "drill": {"type": "boolean"},
                  "began": {"type": "string"},
                  "closed": {"type": "string"},
                  "safe": {"type": ["integer", "null"]},
                  "missing": {"type": ["integer", "null"]},
                  "notOnSite": {"type": ["integer", "null"]},
                  "unlisted": {"type": ["integer", "null"]},
                  "unaccounted": {"type": ["integer", "null"]}
                },
                "required": [
                  "rollCall",
                  "drill",
                  "began",
                  "closed",
                  "safe",
                  "missing",
                  "notOnSite",
                  "unlisted",
                  "unaccounted"
                ]
              }
            },
            "next": {"type": ["string", "null"]}
          },
          "required": ["rollCalls", "next"]
        },
        "RollCall": {
          "type": "object",
          "properties": {
            "rollCall": {"type": "string"},
            "drill": {"type": "boolean"},
            "began": {"type": "string", "format": "date-time"},
            "closed": {"type": ["string", "null"], "format": "date-time"},
            "expected": {"type": "integer"},
            "safe": {"type": "integer"},
            "missing": {"type": "integer"},
            "notOnSite": {"type": "integer"},
            "unlisted": {"type": "integer"},
            "unaccounted": {"type": "integer"},
            "people": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "number": {"type": ["integer", "null"], "minimum": 1, "maximum": 999999999},
                  "name": {"type": "string"},
                  "department": {"type": "string"},
                  "presence": {"enum": ["confirmed", "likely", "stale", "not-on-site", "unlisted"]},
                  "lastSeen": {"type": ["string", "null"], "format": "date-time"},
                  "state": {"type": "string"},
                  "at": {"type": ["string", "null"], "format": "date-time"},
                  "by": {"type": "string"}
                },
                "required": ["number", "name", "department", "presence", "lastSeen", "state", "at", "by"]
              }
            }
          },
          "required": [
            "rollCall",
            "drill",
            "began",
            "closed",
            "expected",
            "safe",
            "missing",
            "notOnSite",
            "unlisted",
            "unaccounted",
            "people"
          ]
        },
        "NewMark": {
          "type": "object",
          "properties": {
            "number": {"type": "integer", "minimum": 1, "maximum": 999999999},
            "name": {
              "type": "string",
              "minLength": 1,
              "maxLength": 200,
              "description": "Instead of a number: somebody who is on no list."
            },
            "state": {"enum": ["safe", "missing", "not-on-site"]}
          },
          "required": ["state"],
          "additionalProperties": false
        }
      """#
}
