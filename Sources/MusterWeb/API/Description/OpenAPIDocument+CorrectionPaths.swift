extension OpenAPIDocument {
    /// Where times are corrected, and what is new for somebody.
    // swift-format-ignore
    static let correctionPaths = #"""
        "/api/v1/corrections": {
          "get": {
            "operationId": "corrections",
            "summary": "Corrections with what became of them; one's own for staff",
            "parameters": [
              {
                "name": "state",
                "in": "query",
                "schema": {"enum": ["pending", "approved", "refused", "made", "reversed"]}
              },
              {"name": "number", "in": "query", "schema": {"type": "integer", "minimum": 1, "maximum": 999999999}},
              {"$ref": "#/components/parameters/Cursor"},
              {"$ref": "#/components/parameters/Limit"}
            ],
            "responses": {
              "200": {
                "description": "In the order of recording.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Corrections"}}}
              },
              "404": {"$ref": "#/components/responses/NoSuchThing"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "post": {
            "operationId": "correct",
            "summary": "Correct somebody's time, or ask for it",
            "parameters": [{"$ref": "#/components/parameters/IdempotencyKeyOfNew"}],
            "requestBody": {
              "required": true,
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewCorrection"}}}
            },
            "responses": {
              "201": {"$ref": "#/components/responses/CorrectionNow"},
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
        "/api/v1/corrections/{id}/approve": {
          "parameters": [{"$ref": "#/components/parameters/ID"}],
          "post": {
            "operationId": "approveCorrection",
            "summary": "Let a request count; not one's own",
            "parameters": [{"$ref": "#/components/parameters/IdempotencyKey"}],
            "responses": {
              "200": {"$ref": "#/components/responses/CorrectionNow"},
              "404": {"$ref": "#/components/responses/NoSuchThing"},
              "409": {"$ref": "#/components/responses/Contradiction"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/corrections/{id}/refuse": {
          "parameters": [{"$ref": "#/components/parameters/ID"}],
          "post": {
            "operationId": "refuseCorrection",
            "summary": "Refuse a request; not one's own",
            "parameters": [{"$ref": "#/components/parameters/IdempotencyKey"}],
            "requestBody": {
              "required": true,
              "content": {
                "application/json": {
                  "schema": {
                    "type": "object",
                    "properties": {"reason": {"type": "string", "minLength": 1, "maxLength": 500}},
                    "required": ["reason"],
                    "additionalProperties": false
                  }
                }
              }
            },
            "responses": {
              "200": {"$ref": "#/components/responses/CorrectionNow"},
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
        "/api/v1/news": {
          "get": {
            "operationId": "news",
            "summary": "What became of one's own time by others",
            "parameters": [
              {
                "name": "since",
                "in": "query",
                "schema": {"type": "string"},
                "description": "An instant in ISO 8601."
              },
              {"$ref": "#/components/parameters/Cursor"},
              {"$ref": "#/components/parameters/Limit"}
            ],
            "responses": {
              "200": {
                "description": "The latest first.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/News"}}}
              },
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        }
      """#
}
