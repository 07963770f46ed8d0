extension OpenAPIDocument {
    /// Where shifts, holidays and leave are planned.
    // swift-format-ignore
    static let planPaths = #"""
        "/api/v1/shifts": {
          "get": {
            "operationId": "shifts",
            "summary": "Every shift as it was defined",
            "parameters": [
              {"$ref": "#/components/parameters/Cursor"}, {"$ref": "#/components/parameters/Limit"}
            ],
            "responses": {
              "200": {
                "description": "By code.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Shifts"}}}
              },
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "post": {
            "operationId": "defineShift",
            "summary": "Define a shift, or anew from a day on",
            "parameters": [{"$ref": "#/components/parameters/IdempotencyKey"}],
            "requestBody": {
              "required": true,
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewShift"}}}
            },
            "responses": {
              "201": {
                "description": "All shifts.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Shifts"}}}
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
        "/api/v1/schedules": {
          "get": {
            "operationId": "schedules",
            "summary": "Who works by which rota",
            "parameters": [
              {"$ref": "#/components/parameters/Cursor"}, {"$ref": "#/components/parameters/Limit"}
            ],
            "responses": {
              "200": {
                "description": "By first day.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Schedules"}}}
              },
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "post": {
            "operationId": "assignSchedule",
            "summary": "Have people work by a rota",
            "parameters": [{"$ref": "#/components/parameters/IdempotencyKeyOfNew"}],
            "requestBody": {
              "required": true,
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewSchedule"}}}
            },
            "responses": {
              "201": {"$ref": "#/components/responses/AllSchedules"},
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
        "/api/v1/schedules/{id}/end": {
          "parameters": [{"$ref": "#/components/parameters/ID"}],
          "post": {
            "operationId": "endSchedule",
            "summary": "End a schedule after a day, or take it away",
            "parameters": [{"$ref": "#/components/parameters/IdempotencyKey"}],
            "requestBody": {
              "required": true,
              "content": {
                "application/json": {
                  "schema": {
                    "type": "object",
                    "properties": {"after": {"type": "string", "format": "date"}},
                    "required": [],
                    "additionalProperties": false
                  }
                }
              }
            },
            "responses": {
              "200": {"$ref": "#/components/responses/AllSchedules"},
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
        "/api/v1/holidays": {
          "get": {
            "operationId": "holidays",
            "summary": "The holidays",
            "parameters": [
              {"$ref": "#/components/parameters/Cursor"}, {"$ref": "#/components/parameters/Limit"}
            ],
            "responses": {
              "200": {
                "description": "By day.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Holidays"}}}
              },
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/holidays/{day}": {
          "parameters": [{"$ref": "#/components/parameters/Day"}],
          "put": {
            "operationId": "setHoliday",
            "summary": "Make a day a holiday",
            "requestBody": {
              "required": true,
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewHoliday"}}}
            },
            "responses": {
              "200": {
                "description": "All holidays.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Holidays"}}}
              },
              "400": {"$ref": "#/components/responses/BadRequest"},
              "404": {"$ref": "#/components/responses/NoSuchThing"},
              "409": {"$ref": "#/components/responses/Contradiction"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "delete": {
            "operationId": "removeHoliday",
            "summary": "Make it a usual day again",
            "responses": {
              "204": {"description": "Removed."},
              "404": {"$ref": "#/components/responses/NoSuchThing"},
              "409": {"$ref": "#/components/responses/Contradiction"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/leave": {
          "get": {
            "operationId": "leave",
            "summary": "Who is on leave when",
            "parameters": [
              {"$ref": "#/components/parameters/Cursor"}, {"$ref": "#/components/parameters/Limit"}
            ],
            "responses": {
              "200": {
                "description": "By first day.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Leave"}}}
              },
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "503": {"$ref": "#/components/responses/Unavailable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "post": {
            "operationId": "grantLeave",
            "summary": "Grant somebody leave",
            "parameters": [{"$ref": "#/components/parameters/IdempotencyKeyOfNew"}],
            "requestBody": {
              "required": true,
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewLeave"}}}
            },
            "responses": {
              "201": {
                "description": "All leave.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Leave"}}}
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
        "/api/v1/leave/{id}": {
          "parameters": [{"$ref": "#/components/parameters/ID"}],
          "delete": {
            "operationId": "withdrawLeave",
            "summary": "Take leave back",
            "responses": {
              "204": {"description": "Withdrawn."},
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
