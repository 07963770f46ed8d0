extension OpenAPIDocument {
    /// Where items and alerts are.
    // swift-format-ignore
    static let itemPaths = #"""
        "/api/v1/items": {
          "get": {
            "operationId": "listItems", "summary": "The items with where they are, and those that other stations share",
            "responses": {
              "200": {"description": "This station's own in order of name, then the others.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Items"}}}},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "post": {
            "operationId": "addItem", "summary": "Add an item, which is watched from then on",
            "requestBody": {
              "required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewItem"}}}
            },
            "responses": {
              "201": {"description": "Added.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Item"}}}, "headers": {"ETag": {"description": "The version.", "schema": {"type": "string"}}}},
              "400": {"$ref": "#/components/responses/BadRequest"},
              "409": {"description": "The beacon is taken; the detail names whose it is.", "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}},
              "422": {"$ref": "#/components/responses/Unprocessable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/items/{id}": {
          "parameters": [
            {"name": "id", "in": "path", "required": true, "description": "The item's id.", "schema": {"type": "string"}}
          ],
          "get": {
            "operationId": "item", "summary": "An item",
            "responses": {
              "200": {"$ref": "#/components/responses/ItemNow"},
              "404": {"$ref": "#/components/responses/NoSuchID"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "patch": {
            "operationId": "changeItem", "summary": "Change an item; what is left out stays",
            "parameters": [{"$ref": "#/components/parameters/IfMatchETag"}],
            "requestBody": {
              "required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ItemChange"}}}
            },
            "responses": {
              "200": {"$ref": "#/components/responses/ItemNow"},
              "400": {"$ref": "#/components/responses/BadRequest"},
              "404": {"$ref": "#/components/responses/NoSuchID"},
              "409": {"description": "The beacon is taken, or another station watches the item; the detail names whose it is.", "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}},
              "412": {"$ref": "#/components/responses/ChangedMeanwhile"},
              "422": {"$ref": "#/components/responses/Unprocessable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "delete": {
            "operationId": "removeItem", "summary": "Watch an item no more",
            "responses": {
              "204": {"description": "Removed."},
              "404": {"$ref": "#/components/responses/NoSuchID"},
              "409": {"description": "Another station watches it; the detail names it.", "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/alerts": {
          "get": {
            "operationId": "listAlerts", "summary": "What people were told, the latest first",
            "parameters": [
              {"name": "open", "in": "query", "description": "Only those that have not ended, or only those that have.", "schema": {"type": "boolean"}},
              {"name": "limit", "in": "query", "schema": {"type": "integer", "minimum": 1, "maximum": 1000, "default": 100}}
            ],
            "responses": {
              "200": {"description": "Alerts.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Alerts"}}}},
              "400": {"description": "The limit is none.", "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/alerts/{id}/seen": {
          "parameters": [{"$ref": "#/components/parameters/AlertID"}],
          "post": {
            "operationId": "seeAlert", "summary": "It is not to be told again",
            "responses": {
              "200": {"$ref": "#/components/responses/AlertNow"},
              "404": {"$ref": "#/components/responses/NoSuchID"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/alerts/{id}/snooze": {
          "parameters": [{"$ref": "#/components/parameters/AlertID"}],
          "post": {
            "operationId": "snoozeAlert", "summary": "It is to be told again later, if it still holds",
            "requestBody": {
              "required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Snooze"}}}
            },
            "responses": {
              "200": {"$ref": "#/components/responses/AlertNow"},
              "400": {"$ref": "#/components/responses/BadRequest"},
              "404": {"$ref": "#/components/responses/NoSuchID"},
              "422": {"$ref": "#/components/responses/Unprocessable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/people/{number}/quiet-hours": {
          "parameters": [{"$ref": "#/components/parameters/PersonNumber"}],
          "get": {
            "operationId": "quietHours", "summary": "When somebody is not told of their items",
            "responses": {
              "200": {"$ref": "#/components/responses/QuietHoursNow"},
              "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "put": {
            "operationId": "setQuietHours", "summary": "Say when somebody is not told of their items",
            "requestBody": {
              "required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/QuietHours"}}}
            },
            "responses": {
              "200": {"$ref": "#/components/responses/QuietHoursNow"},
              "400": {"$ref": "#/components/responses/BadRequest"},
              "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "422": {"$ref": "#/components/responses/Unprocessable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/items/events": {"get": {
          "operationId": "itemEvents", "summary": "The page of items as server-sent events",
          "responses": {
            "200": {"$ref": "#/components/responses/EventStream"},
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }}
      """#
}
