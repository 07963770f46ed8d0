extension OpenAPIDocument {
    /// Corrections, and what is new for somebody.
    // swift-format-ignore
    static let correctionSchemas = #"""
        "Correction": {
          "type": "object",
          "properties": {
            "correction": {"type": "string"},
            "number": {"type": ["integer", "null"], "minimum": 1, "maximum": 999999999},
            "name": {"type": "string"},
            "change": {"enum": ["add", "replace", "remove", "reverse"]},
            "day": {"type": ["string", "null"], "format": "date"},
            "time": {"type": ["string", "null"], "format": "date-time"},
            "direction": {"type": ["string", "null"]},
            "state": {"enum": ["pending", "approved", "refused", "made", "reversed"]},
            "reason": {"type": "string"},
            "by": {"type": "string"},
            "decidedBy": {"type": "string"},
            "answer": {"type": "string"}
          },
          "required": [
            "correction",
            "number",
            "name",
            "change",
            "day",
            "time",
            "direction",
            "state",
            "reason",
            "by",
            "decidedBy",
            "answer"
          ]
        },
        "Corrections": {
          "type": "object",
          "properties": {
            "corrections": {"type": "array", "items": {"$ref": "#/components/schemas/Correction"}},
            "next": {"type": ["string", "null"], "description": "The cursor of the next page; null on the last."}
          },
          "required": ["corrections", "next"]
        },
        "NewCorrection": {
          "type": "object",
          "properties": {
            "number": {"type": "integer", "minimum": 1, "maximum": 999999999},
            "change": {"enum": ["add", "replace", "remove", "reverse"]},
            "direction": {"enum": ["in", "out", "break-begin", "break-end", "undirected"]},
            "at": {"type": "string", "description": "In ISO 8601, or by the site's clock as 2026-11-21 09:00."},
            "punch": {"type": "string", "description": "The entry of the punch that is replaced or removed."},
            "correction": {
              "type": "string",
              "description": "Instead of a punch: the correction that added it, or that is reversed."
            },
            "reason": {"type": "string", "minLength": 1, "maxLength": 500},
            "request": {
              "type": "boolean",
              "description": "Ask instead of correcting. One's own time is always asked for."
            }
          },
          "required": ["number", "change", "reason"],
          "additionalProperties": false
        },
        "News": {
          "type": "object",
          "properties": {
            "news": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "correction": {"type": "string"},
                  "event": {"enum": ["approved", "refused", "made", "requested"]},
                  "at": {"type": "string", "format": "date-time"},
                  "by": {"type": "string"},
                  "answer": {"type": ["string", "null"]}
                },
                "required": ["correction", "event", "at", "by", "answer"]
              }
            },
            "next": {"type": ["string", "null"], "description": "The cursor of the next page; null on the last."}
          },
          "required": ["news", "next"]
        }
      """#
}
