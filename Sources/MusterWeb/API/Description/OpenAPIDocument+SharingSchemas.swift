extension OpenAPIDocument {
    /// What sharing and conflicts are.
    // swift-format-ignore
    static let sharingSchemas = #"""
            "SharingScope": {
              "type": "object", "additionalProperties": false,
              "properties": {
                "people": {"type": "string", "description": "all, none, or a list as department:Sales,number:7."},
                "punches": {"type": "string", "description": "Whose; as people."},
                "items": {"type": "boolean"}
              }
            },
            "Sharing": {
              "type": "object", "required": ["station", "stations"],
              "properties": {
                "station": {"type": "string", "description": "This station's key, 64 hexadecimal digits."},
                "stations": {"type": "array", "items": {
                  "type": "object", "required": ["station", "name", "people", "punches", "items", "taking", "received", "trouble"],
                  "properties": {
                    "station": {"type": "string"}, "name": {"type": ["string", "null"]}, "people": {"type": "string"}, "punches": {"type": "string"},
                    "items": {"type": "boolean"},
                    "taking": {"$ref": "#/components/schemas/SharingScope", "description": "What is taken over of it."},
                    "received": {"type": "integer", "description": "How many of its entries are held here."},
                    "trouble": {
                      "enum": ["lost-entries", "forked", "lost-own-entries", "bad-seal", null],
                      "description": "Why nothing is exchanged: the two hold contradictory chains."
                    }
                  }
                }}
              }
            },
            "Conflict": {
              "type": "object", "required": ["id", "kind", "subject", "sides"],
              "properties": {
                "id": {"type": "string"},
                "kind": {"enum": ["edits", "number", "badge", "removal", "erasure"]},
                "subject": {"type": ["string", "null"], "description": "The number or the badge."},
                "sides": {
                  "type": "array", "description": "The first is what is shown until somebody decides.",
                  "items": {
                    "type": "object",
                    "required": ["station", "happened", "actor", "number", "name", "department", "position", "photo", "removal"],
                    "properties": {
                      "station": {"type": "string", "description": "The first digits of the key of the station that recorded it."},
                      "happened": {"type": "string", "format": "date-time"}, "actor": {"type": "string"},
                      "number": {"type": ["integer", "null"]}, "name": {"type": ["string", "null"]},
                      "department": {"type": ["string", "null"]}, "position": {"type": ["string", "null"]},
                      "photo": {"type": "boolean"}, "removal": {"type": "boolean"}
                    }
                  }
                }
              }
            }
      """#
}
