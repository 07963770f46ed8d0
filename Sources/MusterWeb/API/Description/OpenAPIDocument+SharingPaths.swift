extension OpenAPIDocument {
    /// Where sharing and conflicts are.
    // swift-format-ignore
    static let sharingPaths = #"""
        "/api/v1/sharing": {"get": {
          "operationId": "sharing", "summary": "What other stations receive of this one, and what is taken over of them",
          "responses": {
            "200": {
              "description": "This station's key, and the others.",
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Sharing"}}}
            },
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }},
        "/api/v1/sharing/{station}": {
          "parameters": [{
            "name": "station", "in": "path", "required": true, "schema": {"type": "string"},
            "description": "The station's key, or the first 8 or more digits of one that is known."
          }],
          "put": {
            "operationId": "share", "summary": "Say what a station receives; what is not sent stays",
            "requestBody": {"required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/SharingScope"}}}},
            "responses": {
              "200": {
                "description": "What other stations receive.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Sharing"}}}
              },
              "400": {"$ref": "#/components/responses/BadRequest"}, "404": {"$ref": "#/components/responses/NoSuchThing"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/sharing/{station}/taking": {
          "parameters": [{
            "name": "station", "in": "path", "required": true, "schema": {"type": "string"},
            "description": "The station's key, or the first 8 or more digits of one that is known."
          }],
          "put": {
            "operationId": "take", "summary": "Say what is taken over of a station; what is not sent stays",
            "requestBody": {"required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/SharingScope"}}}},
            "responses": {
              "200": {
                "description": "What passes between this station and others.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Sharing"}}}
              },
              "400": {"$ref": "#/components/responses/BadRequest"}, "404": {"$ref": "#/components/responses/NoSuchThing"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/conflicts": {"get": {
          "operationId": "conflicts", "summary": "What stations recorded without knowing of each other, and nobody has decided",
          "responses": {
            "200": {
              "description": "The conflicts.",
              "content": {"application/json": {"schema": {
                "type": "object", "required": ["conflicts"],
                "properties": {"conflicts": {"type": "array", "items": {"$ref": "#/components/schemas/Conflict"}}}
              }}}
            },
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }},
        "/api/v1/conflicts/{id}": {
          "parameters": [{"$ref": "#/components/parameters/ID"}],
          "post": {
            "operationId": "decideConflict", "summary": "Decide a conflict",
            "description": "Of edits and of a badge the side is what holds. Of a number it is the person who gets another one. Of a removal or an erasure the first side keeps the person, another one removes or erases them.",
            "requestBody": {"required": true, "content": {"application/json": {"schema": {
              "type": "object", "additionalProperties": false, "required": ["side"],
              "properties": {
                "side": {"type": "integer", "minimum": 1},
                "number": {"type": "integer", "minimum": 1, "maximum": 999999999, "description": "The other number."}
              }
            }}}},
            "responses": {
              "204": {"description": "Decided."},
              "400": {"$ref": "#/components/responses/BadRequest"}, "404": {"$ref": "#/components/responses/NoSuchThing"},
              "422": {"$ref": "#/components/responses/ValueRefused"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        }
      """#
}
