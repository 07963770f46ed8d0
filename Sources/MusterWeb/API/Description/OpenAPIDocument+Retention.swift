extension OpenAPIDocument {
    // swift-format-ignore
    static let retentionPaths = #"""
        "/api/v1/retention": {
          "get": {
            "operationId": "retention", "summary": "For how long what is kept, and what went last",
            "responses": {
              "200": {"$ref": "#/components/responses/RetentionNow"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "patch": {
            "operationId": "changeRetention",
            "summary": "Decide for how long what is kept; what is left out stays, null is for ever",
            "parameters": [{"$ref": "#/components/parameters/IfMatch"}],
            "requestBody": {
              "required": true,
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/RetentionChange"}}}
            },
            "responses": {
              "200": {
                "description": "The times as they are now.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Retention"}}}
              },
              "400": {"$ref": "#/components/responses/BadRequest"},
              "409": {
                "description": "Something would go and that was not confirmed, or days that nobody has closed.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "412": {"$ref": "#/components/responses/ChangedMeanwhile"},
              "422": {"$ref": "#/components/responses/Unprocessable"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/retention/forecast": {"post": {
          "operationId": "forecastRetention", "summary": "What would go if things were kept so long; changes nothing",
          "requestBody": {
            "required": true,
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/RetentionChange"}}}
          },
          "responses": {
            "200": {
              "description": "How many of each kind would go.",
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/RetentionForecasts"}}}
            },
            "400": {"$ref": "#/components/responses/BadRequest"},
            "422": {"$ref": "#/components/responses/Unprocessable"},
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }},
        "/api/v1/retention/clock": {"post": {
          "operationId": "confirmClock", "summary": "Say that the station's clock is right, so that what is due may go",
          "responses": {
            "200": {"$ref": "#/components/responses/RetentionNow"},
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }}
      """#

    // swift-format-ignore
    static let retentionSchemas = #"""
        "RetentionChange": {
          "type": "object",
          "properties": {
            "presence": {"type": ["integer", "null"], "description": "Days; what was told of people and items, and doors."},
            "signatures": {"type": ["integer", "null"], "description": "Days; not longer than attendance."},
            "attendance": {"type": ["integer", "null"], "description": "Days; punches, corrections and leave, by months."},
            "roll-calls": {"type": ["integer", "null"], "description": "Days."},
            "messages": {"type": ["integer", "null"], "description": "Days."},
            "record-access": {"type": ["integer", "null"], "description": "Days; who looked at whose record."},
            "confirmed": {"type": "boolean", "description": "Do it, although something goes."}
          },
          "additionalProperties": false
        },
        "Retention": {
          "type": "object",
          "required": ["isDecided", "version", "isClockDoubtful", "waitsUntil", "expiries"],
          "properties": {
            "isDecided": {"type": "boolean", "description": "Until somebody decides nothing of the journal goes."},
            "presence": {"type": ["integer", "null"]}, "signatures": {"type": ["integer", "null"]},
            "attendance": {"type": ["integer", "null"]}, "roll-calls": {"type": ["integer", "null"]},
            "messages": {"type": ["integer", "null"]}, "record-access": {"type": ["integer", "null"]},
            "version": {"type": "string", "description": "For If-Match."},
            "isClockDoubtful": {"type": "boolean", "description": "Then nothing goes."},
            "waitsUntil": {"type": ["string", "null"], "format": "date-time"},
            "expiries": {"type": "array", "items": {
              "type": "object", "required": ["at", "records", "before", "count"],
              "properties": {
                "at": {"type": "string", "format": "date-time"}, "records": {"type": "string"},
                "before": {"type": "string", "format": "date"}, "count": {"type": "integer"}
              }
            }}
          }
        },
        "RetentionForecasts": {
          "type": "object", "required": ["forecasts"],
          "properties": {"forecasts": {"type": "array", "items": {
            "type": "object", "required": ["records", "before", "count", "oldest"],
            "properties": {
              "records": {"type": "string"}, "before": {"type": ["string", "null"], "format": "date"},
              "count": {"type": "integer"}, "oldest": {"type": ["string", "null"], "format": "date"}
            }
          }}}
        }
      """#
}
