extension OpenAPIDocument {
    /// Where exceptions are left as they are.
    // swift-format-ignore
    static let acknowledgementPaths = #"""
        "/api/v1/exceptions/{exception}/acknowledge": {
          "parameters": [
            {
              "name": "exception",
              "in": "path",
              "required": true,
              "schema": {"type": "string"},
              "description": "`exception` of a line of the exceptions. It is another one as soon as the day's facts are."
            }
          ],
          "post": {
            "operationId": "acknowledgeException",
            "summary": "Leave an exception as it is; not what must be fixed before payroll, nor of one's own days",
            "description": "It changes no minutes, and is possible in a closed period.",
            "parameters": [
              {
                "name": "Idempotency-Key",
                "in": "header",
                "description": "The program's own name for it, so that it never acknowledges anything else.",
                "schema": {"type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$"}
              }
            ],
            "requestBody": {
              "required": true,
              "content": {
                "application/json": {
                  "schema": {
                    "type": "object",
                    "properties": {"reason": {"type": "string", "maxLength": 500}},
                    "additionalProperties": false
                  }
                }
              }
            },
            "responses": {
              "200": {
                "description": "The exception.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Exceptions"}}}
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
        }
      """#
}
