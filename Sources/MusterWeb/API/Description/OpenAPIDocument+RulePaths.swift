extension OpenAPIDocument {
    /// Where rules are.
    // swift-format-ignore
    static let rulePaths = #"""
        "/api/v1/rules": {
          "get": {
            "operationId": "listRules", "summary": "The rules",
            "responses": {
              "200": {"description": "In order of name.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Rules"}}}},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "post": {
            "operationId": "addRule", "summary": "Make a rule",
            "requestBody": {
              "required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewRule"}}}
            },
            "responses": {
              "201": {"description": "Made.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Rule"}}}, "headers": {"ETag": {"description": "The version.", "schema": {"type": "string"}}}},
              "400": {"$ref": "#/components/responses/BadRequest"},
              "409": {"$ref": "#/components/responses/DoorsNotAllowed"},
              "422": {"$ref": "#/components/responses/Unprocessable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/rules/{id}": {
          "parameters": [
            {"name": "id", "in": "path", "required": true, "description": "The rule's id.", "schema": {"type": "string"}}
          ],
          "put": {
            "operationId": "setRule", "summary": "Replace a rule",
            "parameters": [{"$ref": "#/components/parameters/IfMatchETag"}],
            "requestBody": {
              "required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewRule"}}}
            },
            "responses": {
              "200": {"description": "As it is now.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Rule"}}}, "headers": {"ETag": {"description": "The version.", "schema": {"type": "string"}}}},
              "400": {"$ref": "#/components/responses/BadRequest"},
              "404": {"$ref": "#/components/responses/NoSuchID"},
              "409": {"$ref": "#/components/responses/DoorsNotAllowed"},
              "412": {"$ref": "#/components/responses/ChangedMeanwhile"},
              "422": {"$ref": "#/components/responses/Unprocessable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "delete": {
            "operationId": "removeRule", "summary": "Remove a rule",
            "responses": {
              "204": {"description": "Removed."},
              "404": {"$ref": "#/components/responses/NoSuchID"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        }
      """#
}
