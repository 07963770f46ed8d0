extension OpenAPIDocument {
    /// Where other stations are.
    // swift-format-ignore
    static let peerPaths = #"""
        "/api/v1/stations": {"get": {
          "operationId": "stations", "summary": "The stations that are trusted, and pairings under way",
          "responses": {
            "200": {
              "description": "The stations.",
              "content": {"application/json": {"schema": {
                "type": "object", "required": ["own", "stations", "pairings", "strangers"],
                "properties": {
                  "own": {"type": "string", "description": "This station's own key."},
                  "stations": {"type": "array", "items": {"$ref": "#/components/schemas/Station"}},
                  "pairings": {"type": "array", "items": {"$ref": "#/components/schemas/Pairing"}},
                  "strangers": {
                    "type": "object", "required": ["openUntil", "attempts", "broken"],
                    "description": "Whether stations that are not paired are answered.",
                    "properties": {
                      "openUntil": {"type": ["string", "null"], "format": "date-time"},
                      "attempts": {"type": "integer", "description": "How often they asked since it was allowed last."},
                      "broken": {"type": "integer", "description": "How many of these came to nothing."}
                    }
                  }
                }
              }}}
            },
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }},
        "/api/v1/stations/pairings": {"post": {
          "operationId": "pairStation", "summary": "Begin to pair with the station at an address; its code appears within seconds",
          "requestBody": {"required": true, "content": {"application/json": {"schema": {
            "type": "object", "additionalProperties": false, "required": ["address"],
            "properties": {"address": {"type": "string", "description": "A name or an address, with the port if it is not 8437."}}
          }}}},
          "responses": {
            "201": {"$ref": "#/components/responses/PairingNow"},
            "400": {"$ref": "#/components/responses/BadRequest"},
            "409": {
              "description": "This station was started without a port for others.",
              "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
            },
            "422": {"$ref": "#/components/responses/Unprocessable"},
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }},
        "/api/v1/stations/pairings/allow": {"post": {
          "operationId": "allowPairing", "summary": "Answer stations that are not paired, for five minutes",
          "responses": {
            "200": {
              "description": "Until when.",
              "content": {"application/json": {"schema": {
                "type": "object", "required": ["openUntil"],
                "properties": {"openUntil": {"type": "string", "format": "date-time"}}
              }}}
            },
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }},
        "/api/v1/stations/pairings/{id}": {"delete": {
          "operationId": "cancelPairing", "summary": "Break off a pairing",
          "parameters": [{"$ref": "#/components/parameters/ID"}],
          "responses": {
            "204": {"description": "It is over."}, "404": {"$ref": "#/components/responses/NoSuchStation"},
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }},
        "/api/v1/stations/confirm": {"post": {
          "operationId": "confirmPairing", "summary": "Say that the other station shows this code",
          "requestBody": {"required": true, "content": {"application/json": {"schema": {
            "type": "object", "additionalProperties": false, "required": ["code"],
            "properties": {"code": {"type": "string", "description": "Six digits, as the other station shows them."}}
          }}}},
          "responses": {
            "200": {"$ref": "#/components/responses/PairingNow"}, "404": {"$ref": "#/components/responses/NoSuchStation"},
            "400": {"$ref": "#/components/responses/BadRequest"},
            "409": {
              "description": "This station shows another code: somebody may stand between the two.",
              "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
            },
            "422": {"$ref": "#/components/responses/Unprocessable"},
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }},
        "/api/v1/stations/{id}": {"delete": {
          "operationId": "unpairStation", "summary": "Trust a station no more",
          "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string"}, "description": "Its key."}],
          "responses": {
            "204": {"description": "It is trusted no more."}, "404": {"$ref": "#/components/responses/NoSuchStation"},
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }}
    """#
}
