extension OpenAPIDocument {
    /// Where timesheets and exceptions are.
    // swift-format-ignore
    static let timesheetPaths = #"""
        "/api/v1/timesheets": {
          "get": {
            "operationId": "timesheets",
            "summary": "What everybody's days amount to",
            "parameters": [
              {
                "name": "from",
                "in": "query",
                "schema": {"type": "string", "format": "date"},
                "description": "The first day; 30 days before the last one if it is left out."
              },
              {
                "name": "to",
                "in": "query",
                "schema": {"type": "string", "format": "date"},
                "description": "The last day; today if it is left out. At most 366 days."
              },
              {"name": "department", "in": "query", "schema": {"type": "string"}},
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
                "description": "People in order of number.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Timesheets"}}}
              },
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/timesheets/departments": {
          "get": {
            "operationId": "departmentTimesheets",
            "summary": "What the days of each department's people amount to",
            "parameters": [
              {
                "name": "from",
                "in": "query",
                "schema": {"type": "string", "format": "date"},
                "description": "The first day; 30 days before the last one if it is left out."
              },
              {
                "name": "to",
                "in": "query",
                "schema": {"type": "string", "format": "date"},
                "description": "The last day; today if it is left out. At most 366 days."
              },
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
                "description": "In order of name.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Departments"}}}
              },
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/people/{number}/timesheet": {
          "parameters": [
            {
              "name": "number",
              "in": "path",
              "required": true,
              "schema": {"type": "integer", "minimum": 1, "maximum": 999999999}
            }
          ],
          "get": {
            "operationId": "timesheet",
            "summary": "Somebody's days",
            "parameters": [
              {
                "name": "from",
                "in": "query",
                "schema": {"type": "string", "format": "date"},
                "description": "The first day; 30 days before the last one if it is left out."
              },
              {
                "name": "to",
                "in": "query",
                "schema": {"type": "string", "format": "date"},
                "description": "The last day; today if it is left out. At most 366 days."
              }
            ],
            "responses": {
              "200": {
                "description": "The days, one after another.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/PersonTimesheet"}}}
              },
              "404": {"$ref": "#/components/responses/NoSuchThing"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/people/{number}/days/{day}": {
          "parameters": [
            {
              "name": "number",
              "in": "path",
              "required": true,
              "schema": {"type": "integer", "minimum": 1, "maximum": 999999999}
            },
            {"name": "day", "in": "path", "required": true, "schema": {"type": "string", "format": "date"}}
          ],
          "get": {
            "operationId": "day",
            "summary": "Somebody's day with its evidence",
            "responses": {
              "200": {
                "description": "The day.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/DayDetail"}}}
              },
              "404": {"$ref": "#/components/responses/NoSuchThing"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/exceptions": {
          "get": {
            "operationId": "exceptions",
            "summary": "What somebody must look at",
            "parameters": [
              {
                "name": "from",
                "in": "query",
                "schema": {"type": "string", "format": "date"},
                "description": "The first day; 30 days before the last one if it is left out."
              },
              {
                "name": "to",
                "in": "query",
                "schema": {"type": "string", "format": "date"},
                "description": "The last day; today if it is left out. At most 366 days."
              },
              {"name": "department", "in": "query", "schema": {"type": "string"}},
              {
                "name": "severity",
                "in": "query",
                "schema": {"enum": ["notice", "warning", "must-fix"], "default": "notice"},
                "description": "The least."
              },
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
                "description": "The oldest first.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Exceptions"}}}
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
