extension OpenAPIDocument {
    /// Where periods are closed, and how time is counted.
    // swift-format-ignore
    static let periodPaths = #"""
        "/api/v1/periods": {
          "get": {
            "operationId": "periods",
            "summary": "Which days are closed",
            "parameters": [
              {"$ref": "#/components/parameters/Cursor"}, {"$ref": "#/components/parameters/Limit"}
            ],
            "responses": {
              "200": {
                "description": "By first day.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Periods"}}}
              },
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "post": {
            "operationId": "closePeriod",
            "summary": "Close days, so that what was reported of them changes no more",
            "parameters": [{"$ref": "#/components/parameters/IdempotencyKey"}],
            "requestBody": {
              "required": true,
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewPeriod"}}}
            },
            "responses": {
              "201": {"$ref": "#/components/responses/AllPeriods"},
              "400": {"$ref": "#/components/responses/BadRequest"},
              "409": {"$ref": "#/components/responses/Contradiction"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/periods/reopen": {
          "post": {
            "operationId": "reopenPeriod",
            "summary": "Open closed days again",
            "parameters": [{"$ref": "#/components/parameters/IdempotencyKey"}],
            "requestBody": {
              "required": true,
              "content": {
                "application/json": {
                  "schema": {
                    "type": "object",
                    "properties": {
                      "from": {"type": "string", "format": "date"},
                      "to": {"type": "string", "format": "date"}
                    },
                    "required": ["from", "to"],
                    "additionalProperties": false
                  }
                }
              }
            },
            "responses": {
              "200": {"$ref": "#/components/responses/AllPeriods"},
              "400": {"$ref": "#/components/responses/BadRequest"},
              "409": {"$ref": "#/components/responses/Contradiction"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/policies": {
          "get": {
            "operationId": "policies",
            "summary": "How punches are counted, and since when",
            "parameters": [
              {"$ref": "#/components/parameters/Cursor"}, {"$ref": "#/components/parameters/Limit"}
            ],
            "responses": {
              "200": {
                "description": "By first day.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Policies"}}}
              },
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "post": {
            "operationId": "adoptPolicy",
            "summary": "Count punches by another policy from a day on",
            "parameters": [{"$ref": "#/components/parameters/IdempotencyKey"}],
            "requestBody": {
              "required": true,
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewPolicy"}}}
            },
            "responses": {
              "201": {
                "description": "All policies.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Policies"}}}
              },
              "400": {"$ref": "#/components/responses/BadRequest"},
              "409": {"$ref": "#/components/responses/Contradiction"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/policies/preview": {
          "post": {
            "operationId": "previewPolicy",
            "summary": "What another policy would make of the same days",
            "parameters": [
              {"$ref": "#/components/parameters/From"},
              {"$ref": "#/components/parameters/To"},
              {"$ref": "#/components/parameters/Department"},
              {
                "name": "person",
                "in": "query",
                "schema": {"type": "string"},
                "description": "Only the person of this number, with the days that change."
              },
              {"$ref": "#/components/parameters/Cursor"},
              {"$ref": "#/components/parameters/Limit"}
            ],
            "requestBody": {
              "required": true,
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewPolicy"}}}
            },
            "responses": {
              "200": {
                "description": "People in order of number.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Comparisons"}}}
              },
              "400": {"$ref": "#/components/responses/BadRequest"},
              "404": {"$ref": "#/components/responses/NoSuchThing"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        }
      """#
}
