extension OpenAPIDocument {
    /// What is said of people and their punches.
    // swift-format-ignore
    static let peopleSchemas = #"""
        "NewPerson": {
          "type": "object",
          "properties": {
            "number": {"type": "integer", "minimum": 1, "maximum": 999999999},
            "name": {"type": "string", "minLength": 1, "maxLength": 200},
            "department": {"type": "string", "maxLength": 200}, "position": {"type": "string", "maxLength": 200}
          },
          "required": ["number", "name"], "additionalProperties": false
        },
        "PersonChange": {
          "type": "object",
          "properties": {
            "number": {"type": "integer", "minimum": 1, "maximum": 999999999},
            "name": {"type": "string", "minLength": 1, "maxLength": 200},
            "department": {"type": "string", "maxLength": 200}, "position": {"type": "string", "maxLength": 200}
          },
          "required": [], "additionalProperties": false
        },
        "Person": {
          "type": "object",
          "properties": {
            "number": {"type": "integer", "minimum": 1, "maximum": 999999999}, "name": {"type": "string"},
            "department": {"type": "string"}, "position": {"type": "string"}, "archived": {"type": "boolean"},
            "photo": {"type": ["string", "null"], "description": "Where the photo is."},
            "badges": {"type": "array", "items": {"type": "string"}}, "version": {"type": "string"}
          },
          "required": ["number", "name", "department", "position", "archived", "photo", "badges", "version"]
        },
        "People": {
          "type": "object",
          "properties": {
            "count": {"type": "integer", "description": "On all pages."}, "page": {"type": "integer"},
            "pages": {"type": "integer"}, "people": {"type": "array", "items": {"$ref": "#/components/schemas/Person"}}
          },
          "required": ["count", "page", "pages", "people"]
        },
        "Direction": {"enum": ["in", "out", "break-begin", "break-end"]},
        "NewPunch": {
          "type": "object",
          "properties": {
            "number": {"type": "integer", "minimum": 1, "maximum": 999999999},
            "direction": {
              "$ref": "#/components/schemas/Direction", "description": "Without it, what was said within the duplicate window before, and otherwise the one that fits what holds."
            },
            "key": {
              "type": "string", "minLength": 1, "maxLength": 200,
              "description": "Names the punch, so that sending it again makes no second one."
            },
            "at": {
              "type": "string", "format": "date-time",
              "description": "When it was made, by the sender's clock; now if it is left out."
            },
            "sentAt": {
              "type": "string", "format": "date-time",
              "description": "What the sender's clock shows now: then only the difference to `at` counts, and a wrong clock does no harm."
            },
            "clockError": {
              "type": "number",
              "description": "By how many ms the sender's clock was ahead when the station last answered: then a request that was held up under way counts from when it was made."
            },
            "offline": {"type": "boolean", "description": "It was made while the station could not be reached."},
            "strokes": {
              "type": "array",
              "items": {
                "type": "array", "items": {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2}
              },
              "description": "The drawn signature: points of a pad that is 6000 wide and 2000 high."
            },
            "typed": {"type": "string", "maxLength": 200, "description": "The typed name of who cannot draw."},
            "pin": {"type": "string"}
          },
          "required": ["number", "key"]
        },
        "Punch": {
          "type": "object",
          "properties": {
            "entry": {"type": "string", "description": "The journal's entry."},
            "direction": {"enum": ["in", "out", "break-begin", "break-end", "undirected"]},
            "happened": {"type": "string", "format": "date-time"}, "recorded": {"type": "string", "format": "date-time"},
            "source": {"enum": ["beacon", "kiosk", "supervisor", "import", "api", "phone", "system"]},
            "actor": {"type": "string"}, "offline": {"type": "boolean"}, "clockDoubtful": {"type": "boolean"},
            "provisional": {"type": "boolean"}, "signature": {"type": ["string", "null"]}
          },
          "required": [
            "entry", "direction", "happened", "recorded", "source", "actor", "offline", "clockDoubtful", "provisional"
          ]
        },
        "PunchReceipt": {"allOf": [
          {"$ref": "#/components/schemas/Punch"},
          {
            "type": "object",
            "properties": {
              "number": {"type": "integer", "minimum": 1, "maximum": 999999999}, "name": {"type": "string"},
              "minutesLate": {"type": ["integer", "null"]},
              "since": {
                "type": ["string", "null"], "format": "date-time",
                "description": "Since when what it says had been said by another punch just before: it is kept as evidence of that one and changed nothing. Null for a punch that said something new."
              },
              "text": {"type": "string", "description": "A sentence for whoever made it."}
            },
            "required": ["number", "name", "minutesLate", "since", "text"]
          }
        ]},
        "Punches": {
          "type": "object",
          "properties": {
            "number": {"type": "integer", "minimum": 1, "maximum": 999999999}, "name": {"type": "string"},
            "from": {"type": "string", "format": "date"}, "to": {"type": "string", "format": "date"},
            "timeZone": {"type": "string"},
            "punches": {"type": "array", "items": {"$ref": "#/components/schemas/Punch"}},
            "next": {"type": ["string", "null"], "description": "The cursor of the next page; null on the last."}
          },
          "required": ["number", "name", "from", "to", "timeZone", "punches", "next"]
        }
      """#
}
