extension OpenAPIDocument {
    /// Where the roll is called.
    // swift-format-ignore
    static let rollCallPaths = #"""
        "/api/v1/rollcalls": {
          "get": {
            "operationId": "rollCalls",
            "summary": "All roll calls",
            "parameters": [
              {"$ref": "#/components/parameters/Cursor"}, {"$ref": "#/components/parameters/Limit"}
            ],
            "responses": {
              "200": {
                "description": "The oldest first.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/RollCalls"}}}
              },
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "post": {
            "operationId": "startRollCall",
            "summary": "Start a roll call",
            "parameters": [{"$ref": "#/components/parameters/IdempotencyKeyOfNew"}],
            "requestBody": {
              "required": true,
              "content": {
                "application/json": {
                  "schema": {
                    "type": "object",
                    "properties": {"drill": {"type": "boolean"}},
                    "required": [],
                    "additionalProperties": false
                  }
                }
              }
            },
            "responses": {
              "201": {
                "description": "Who is to be accounted for.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/RollCall"}}}
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
        "/api/v1/rollcalls/{id}": {
          "parameters": [{"$ref": "#/components/parameters/ID"}],
          "get": {
            "operationId": "rollCall",
            "summary": "A roll call",
            "responses": {
              "200": {
                "description": "Who is to be found first.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/RollCall"}}}
              },
              "404": {"$ref": "#/components/responses/NoSuchThing"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/rollcalls/{id}/marks": {
          "parameters": [{"$ref": "#/components/parameters/ID"}],
          "post": {
            "operationId": "markPerson",
            "summary": "Say what is known of somebody",
            "parameters": [{"$ref": "#/components/parameters/IdempotencyKeyOfNew"}],
            "requestBody": {
              "required": true,
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewMark"}}}
            },
            "responses": {
              "200": {"$ref": "#/components/responses/RollCallNow"},
              "400": {"$ref": "#/components/responses/BadRequest"},
              "404": {"$ref": "#/components/responses/NoSuchThing"},
              "409": {"$ref": "#/components/responses/Contradiction"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/rollcalls/{id}/close": {
          "parameters": [{"$ref": "#/components/parameters/ID"}],
          "post": {
            "operationId": "closeRollCall",
            "summary": "End a roll call",
            "parameters": [{"$ref": "#/components/parameters/IdempotencyKey"}],
            "responses": {
              "200": {"$ref": "#/components/responses/RollCallNow"},
              "404": {"$ref": "#/components/responses/NoSuchThing"},
              "409": {"$ref": "#/components/responses/Contradiction"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        }
      """#
}
