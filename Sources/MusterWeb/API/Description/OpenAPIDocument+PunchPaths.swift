extension OpenAPIDocument {
    /// Where punches are made and read.
    // swift-format-ignore
    static let punchPaths = #"""
        "/api/v1/people/{number}/record-access": {
          "parameters": [{"$ref": "#/components/parameters/PersonNumber"}],
          "get": {
            "operationId": "listRecordAccess", "summary": "Who looked at somebody's record, by day; kept for a year",
            "responses": {
              "200": {
                "description": "The last 200, the latest first.",
                "content": {"application/json": {"schema": {
                  "type": "object", "required": ["accesses"],
                  "properties": {"accesses": {"type": "array", "items": {
                    "type": "object", "required": ["actor", "by", "part", "ofEverybody", "day", "first", "last", "count"],
                    "properties": {
                      "actor": {"type": "string"}, "by": {"type": "string", "description": "The name of the account."},
                      "part": {"enum": ["days", "punches", "timesheet", "corrections", "plan", "whereabouts", "export"]},
                      "ofEverybody": {"type": "boolean"}, "day": {"type": "string", "format": "date"},
                      "first": {"type": "string", "format": "date-time"}, "last": {"type": "string", "format": "date-time"},
                      "count": {"type": "integer"}
                    }
                  }}}
                }}}
              },
              "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/people/{number}/punches": {
          "parameters": [{"$ref": "#/components/parameters/PersonNumber"}],
          "get": {
            "operationId": "listPunches", "summary": "Somebody's punches, at most 366 days",
            "parameters": [
              {"$ref": "#/components/parameters/From"},
              {
                "name": "to", "in": "query", "description": "The last day; today if it is left out.",
                "schema": {"type": "string", "format": "date"}
              },
              {"$ref": "#/components/parameters/Cursor"},
              {"$ref": "#/components/parameters/Limit"}
            ],
            "responses": {
              "200": {
                "description": "The punches, the oldest first.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Punches"}}}
              },
              "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "422": {
                "description": "A day is not written as 2026-11-21, the days are in the wrong order, or the limit or cursor is none.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/punches": {"post": {
          "operationId": "punch", "summary": "Punch somebody in or out",
          "requestBody": {
            "required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewPunch"}}}
          },
          "responses": {
            "201": {
              "description": "Taken, and in the journal. What another source said within the duplicate window is kept as evidence of it: `since` says since when.",
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/PunchReceipt"}}}
            },
            "200": {
              "description": "It was taken before under this key; the same answer as then.",
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/PunchReceipt"}}}
            },
            "400": {
              "description": "The body is no punch.",
              "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
            },
            "404": {"$ref": "#/components/responses/NoSuchPerson"},
            "409": {
              "description": "It contradicts what holds (already in, not in, later punches), its period is closed, or the key was used for another punch; `code` says which.",
              "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
            },
            "422": {
              "description": "A value cannot be, the signature is blank, or the PIN is missing or wrong.",
              "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
            },
            "429": {
              "description": "Too many wrong PINs; Retry-After says how long to wait.",
              "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
            },
            "503": {
              "description": "It could not be recorded. Send it again later under the same key.",
              "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
            },
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }}
      """#
}
