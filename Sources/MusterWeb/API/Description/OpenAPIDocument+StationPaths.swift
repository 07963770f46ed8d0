extension OpenAPIDocument {
    /// Where the board and the station itself are.
    // swift-format-ignore
    static let stationPaths = #"""
        "/api/v1/openapi.json": {"get": {
          "operationId": "openapi", "summary": "This document", "security": [],
          "responses": {"200": {
            "description": "This document.", "content": {"application/json": {"schema": {"type": "object"}}}
          }}
        }},
        "/api/v1/board": {"get": {
          "operationId": "board", "summary": "Who is on site now",
          "responses": {
            "200": {
              "description": "The board.",
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Board"}}}
            },
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }},
        "/api/v1/settings": {"get": {
          "operationId": "settings", "summary": "The station's settings and storage",
          "responses": {
            "200": {
              "description": "The settings.",
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Settings"}}}
            },
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }},
        "/api/v1/settings/site": {"patch": {
          "operationId": "changeSite", "summary": "Change the site; what is left out stays",
          "parameters": [{"$ref": "#/components/parameters/IfMatch"}],
          "requestBody": {
            "required": true,
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/SiteChange"}}}
          },
          "responses": {
            "200": {"$ref": "#/components/responses/SettingsNow"},
            "400": {"$ref": "#/components/responses/BadRequest"},
            "412": {"$ref": "#/components/responses/SettingsChangedMeanwhile"},
            "422": {"$ref": "#/components/responses/Unprocessable"},
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }},
        "/api/v1/settings/presence": {"patch": {
          "operationId": "changePresence", "summary": "Change when presence becomes a punch; what is left out stays",
          "parameters": [{"$ref": "#/components/parameters/IfMatch"}],
          "requestBody": {
            "required": true,
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/PresenceChange"}}}
          },
          "responses": {
            "200": {"$ref": "#/components/responses/SettingsNow"},
            "400": {"$ref": "#/components/responses/BadRequest"},
            "412": {"$ref": "#/components/responses/SettingsChangedMeanwhile"},
            "422": {"$ref": "#/components/responses/Unprocessable"},
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }},
        "/events": {"get": {
          "operationId": "events", "summary": "The board's changes as server-sent events; Last-Event-ID resumes",
          "responses": {
            "200": {"$ref": "#/components/responses/EventStream"},
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }},
        "/healthz": {"get": {
          "operationId": "health", "summary": "Whether the station records", "security": [],
          "responses": {
            "200": {
              "description": "It does.",
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Health"}}}
            },
            "503": {
              "description": "It cannot, as when the disk is full, or the journal's file is damaged.",
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Health"}}}
            }
          }
        }},
        "/metrics": {"get": {
          "operationId": "metrics", "summary": "Numbers for Prometheus",
          "responses": {
            "200": {
              "description": "Prometheus's text format.", "content": {"text/plain": {"schema": {"type": "string"}}}
            },
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }}
      """#
}
