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
              {
                "name": "cursor",
                "in": "query",
                "schema": {"type": "string"},
                "description": "`next` of the page before."
              },
              {
                "name": "limit",
                "in": "query",
                "schema": {"type": "integer", "minimum": 1, "maximum": 1000, "default": 200}
              }
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
            "parameters": [
              {
                "name": "Idempotency-Key",
                "in": "header",
                "description": "The program's own name for it, so that sending it again makes no second one.",
                "schema": {"type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$"}
              }
            ],
            "requestBody": {
              "required": true,
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewCorrection"}}}
            },
            "responses": {
              "201": {
                "description": "The correction.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Corrections"}}}
              },
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
          "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string"}}],
          "post": {
            "operationId": "approveCorrection",
            "summary": "Let a request count; not one's own",
            "parameters": [{"$ref": "#/components/parameters/IdempotencyKey"}],
            "responses": {
              "200": {
                "description": "The correction.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Corrections"}}}
              },
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
          "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string"}}],
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
              "200": {
                "description": "The correction.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Corrections"}}}
              },
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
