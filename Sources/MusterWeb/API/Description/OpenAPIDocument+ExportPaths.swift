extension OpenAPIDocument {
    /// Where attendance is taken along: files, calendars and somebody's own record.
    // swift-format-ignore
    static let exportPaths = #"""
        "/api/v1/exports/timesheets.csv": {
          "get": {
            "operationId": "timesheetsCSV",
            "summary": "Days as CSV, safe from formulas",
            "parameters": [
              {"$ref": "#/components/parameters/From"},
              {"$ref": "#/components/parameters/To"},
              {"$ref": "#/components/parameters/Person"},
              {"$ref": "#/components/parameters/Department"}
            ],
            "responses": {
              "200": {"$ref": "#/components/responses/CSVFile"},
              "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/exports/totals.csv": {
          "get": {
            "operationId": "totalsCSV",
            "summary": "What everybody's days amount to as CSV",
            "parameters": [
              {"$ref": "#/components/parameters/From"},
              {"$ref": "#/components/parameters/To"},
              {"$ref": "#/components/parameters/Person"},
              {"$ref": "#/components/parameters/Department"}
            ],
            "responses": {
              "200": {"$ref": "#/components/responses/CSVFile"},
              "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/exports/exceptions.csv": {
          "get": {
            "operationId": "exceptionsCSV",
            "summary": "What somebody must look at as CSV",
            "parameters": [
              {"$ref": "#/components/parameters/From"},
              {"$ref": "#/components/parameters/To"},
              {"$ref": "#/components/parameters/Person"},
              {"$ref": "#/components/parameters/Department"}
            ],
            "responses": {
              "200": {"$ref": "#/components/responses/CSVFile"},
              "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/exports/punches.csv": {
          "get": {
            "operationId": "punchesCSV",
            "summary": "Punches as CSV",
            "parameters": [
              {"$ref": "#/components/parameters/From"},
              {"$ref": "#/components/parameters/To"},
              {"$ref": "#/components/parameters/Person"},
              {"$ref": "#/components/parameters/Department"}
            ],
            "responses": {
              "200": {"$ref": "#/components/responses/CSVFile"},
              "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/exports/timesheets.xlsx": {
          "get": {
            "operationId": "timesheetsXLSX",
            "summary": "Totals, days and exceptions as a workbook",
            "parameters": [
              {"$ref": "#/components/parameters/From"},
              {"$ref": "#/components/parameters/To"},
              {"$ref": "#/components/parameters/Person"},
              {"$ref": "#/components/parameters/Department"}
            ],
            "responses": {
              "200": {
                "description": "The file.",
                "content": {"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": {}}
              },
              "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/exports/bundle.jsonl": {
          "get": {
            "operationId": "inspectorBundle",
            "summary": "For an inspector: the journal's entries about some days with their chain and seals, names with their proofs",
            "description": "Checked on any machine by `muster journal verify FILE`.",
            "parameters": [
              {"$ref": "#/components/parameters/From"},
              {"$ref": "#/components/parameters/To"}
            ],
            "responses": {
              "200": {"description": "The file.", "content": {"application/jsonl": {}}},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/exports/shifts.ics": {
          "get": {
            "operationId": "shiftsICS",
            "summary": "Everybody's shifts as a calendar",
            "parameters": [
              {"$ref": "#/components/parameters/From"},
              {"$ref": "#/components/parameters/To"},
              {"$ref": "#/components/parameters/Person"},
              {"$ref": "#/components/parameters/Department"}
            ],
            "responses": {
              "200": {"$ref": "#/components/responses/CalendarFile"},
              "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/people/{number}/shifts.ics": {
          "parameters": [{"$ref": "#/components/parameters/Number"}],
          "get": {
            "operationId": "personShiftsICS",
            "summary": "Somebody's shifts as a calendar",
            "parameters": [
              {"$ref": "#/components/parameters/From"},
              {"$ref": "#/components/parameters/To"}
            ],
            "responses": {
              "200": {"$ref": "#/components/responses/CalendarFile"},
              "404": {"$ref": "#/components/responses/NoSuchThing"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/people/{number}/record": {
          "parameters": [{"$ref": "#/components/parameters/Number"}],
          "get": {
            "operationId": "personRecord",
            "summary": "Everything that is kept about somebody, for themselves",
            "responses": {
              "200": {
                "description": "Entries, also of other stations, personal values, items, roll calls, accounts, and who looked.",
                "content": {"application/json": {"schema": {"type": "object"}}}
              },
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
