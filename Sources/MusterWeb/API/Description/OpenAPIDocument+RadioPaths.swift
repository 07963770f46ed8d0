extension OpenAPIDocument {
    /// Where beacons and receivers are.
    // swift-format-ignore
    static let radioPaths = #"""
        "/api/v1/beacons": {"get": {
          "operationId": "listBeacons", "summary": "The iBeacons heard now",
          "parameters": [
            {
              "name": "uuid", "in": "query", "description": "A proximity UUID, or its beginning.",
              "schema": {"type": "string"}
            },
            {"name": "major", "in": "query", "description": "0 to 65535.", "schema": {"type": "string"}},
            {"name": "minor", "in": "query", "description": "0 to 65535.", "schema": {"type": "string"}},
            {
              "name": "q", "in": "query", "description": "Words that are all found in what is known of a beacon.",
              "schema": {"type": "string"}
            }
          ],
          "responses": {
            "200": {
              "description": "The beacons, in order of UUID, major and minor.",
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Beacons"}}}
            },
            "400": {
              "description": "A filter cannot be.",
              "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
            },
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }},
        "/api/v1/receivers": {"get": {
          "operationId": "listReceivers", "summary": "The receivers and how they are",
          "responses": {
            "200": {
              "description": "The receivers.",
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Receivers"}}}
            },
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }},
        "/api/v1/receivers/{id}": {
          "parameters": [{"$ref": "#/components/parameters/ID"}],
          "put": {
            "operationId": "placeReceiver", "summary": "Name a receiver and say in which room it stands",
            "requestBody": {
              "required": true,
              "content": {"application/json": {"schema": {
                "type": "object",
                "properties": {
                  "name": {"type": "string"}, "room": {"type": "string"},
                  "version": {"type": "string", "description": "The version that was seen."}
                },
                "required": [], "additionalProperties": false
              }}}
            },
            "responses": {
              "200": {
                "description": "The receiver as it is now.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Receivers"}}}
              },
              "400": {"$ref": "#/components/responses/BadRequest"},
              "404": {
                "description": "There is no such receiver.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "409": {"$ref": "#/components/responses/ChangedMeanwhile"},
              "422": {"$ref": "#/components/responses/Unprocessable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/transmissions": {"get": {
          "operationId": "listTransmissions", "summary": "What is transmitted, and how the radio is",
          "responses": {
            "200": {
              "description": "The transmissions.",
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Transmissions"}}}
            },
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }},
        "/api/v1/transmissions/{id}": {
          "parameters": [
            {
              "name": "id", "in": "path", "required": true, "description": "A name of the program's own, 1 to 64 bytes.",
              "schema": {"type": "string", "minLength": 1, "maxLength": 64}
            }
          ],
          "put": {
            "operationId": "transmit",
            "summary": "Transmit a beacon, or another one under this name, until the station ends",
            "requestBody": {
              "required": true,
              "content": {"application/json": {"schema": {
                "type": "object",
                "properties": {
                  "name": {"type": "string", "maxLength": 64}, "uuid": {"type": "string", "format": "uuid"},
                  "major": {"type": "integer", "minimum": 0, "maximum": 65535},
                  "minor": {"type": "integer", "minimum": 0, "maximum": 65535},
                  "power": {
                    "type": "integer", "minimum": -128, "maximum": 127, "description": "The level at 1 m, dBm.",
                    "default": -59
                  },
                  "interval": {"type": "integer", "description": "ms", "default": 100}
                },
                "required": ["uuid", "major", "minor"], "additionalProperties": false
              }}}
            },
            "responses": {
              "200": {
                "description": "What is transmitted now.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Transmissions"}}}
              },
              "400": {"$ref": "#/components/responses/BadRequest"},
              "409": {
                "description": "It would be somebody's badge, or the station's own voice, or there are too many.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "422": {"$ref": "#/components/responses/Unprocessable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "delete": {
            "operationId": "stopTransmitting", "summary": "Stop a transmission",
            "responses": {
              "204": {"description": "Stopped."},
              "404": {
                "description": "There is no such transmission.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/beacons/events": {"get": {
          "operationId": "beaconEvents", "summary": "The beacons page as server-sent events",
          "responses": {
            "200": {"$ref": "#/components/responses/EventStream"},
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }}
      """#
}
