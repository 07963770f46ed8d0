extension OpenAPIDocument {
    /// Where timesheets and exceptions are.
    // swift-format-ignore
    static let timesheetPaths = #"""
        "/api/v1/timesheets": {
          "get": {
            "operationId": "timesheets",
            "summary": "What everybody's days amount to",
            "parameters": [
              {"$ref": "#/components/parameters/From"},
              {"$ref": "#/components/parameters/To"},
              {"$ref": "#/components/parameters/Department"},
              {"$ref": "#/components/parameters/Cursor"},
              {"$ref": "#/components/parameters/Limit"}
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
              {"$ref": "#/components/parameters/From"},
              {"$ref": "#/components/parameters/To"},
              {"$ref": "#/components/parameters/Cursor"},
              {"$ref": "#/components/parameters/Limit"}
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
          "parameters": [{"$ref": "#/components/parameters/Number"}],
          "get": {
            "operationId": "timesheet",
            "summary": "Somebody's days",
            "parameters": [
              {"$ref": "#/components/parameters/From"},
              {"$ref": "#/components/parameters/To"}
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
            {"$ref": "#/components/parameters/Number"},
            {"$ref": "#/components/parameters/Day"}
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
              {"$ref": "#/components/parameters/From"},
              {"$ref": "#/components/parameters/To"},
              {"$ref": "#/components/parameters/Department"},
              {
                "name": "severity",
                "in": "query",
                "schema": {"enum": ["notice", "warning", "must-fix"], "default": "notice"},
                "description": "The least."
              },
              {"$ref": "#/components/parameters/Cursor"},
              {"$ref": "#/components/parameters/Limit"}
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
