extension OpenAPIDocument {
    /// Where messages between stations are.
    static var messagePaths: String {
        [
            messageLists, action("read", "Tell its sender that somebody read it"), action("pause", "Stop it for now"),
            action("resume", "Let it go on, or try it at once"),
        ].joined(separator: ",\n")
    }

    // swift-format-ignore
    private static let messageLists = #"""
        "/api/v1/messages": {
          "get": {
            "operationId": "messages", "summary": "Messages from other stations and to them, the newest first",
            "parameters": [{"name": "direction", "in": "query", "schema": {"enum": ["in", "out"]}}],
            "responses": {
              "200": {
                "description": "At most 500 messages.",
                "content": {"application/json": {"schema": {
                  "type": "object", "required": ["messages"],
                  "properties": {"messages": {"type": "array", "items": {"$ref": "#/components/schemas/Message"}}}
                }}}
              },
              "400": {"$ref": "#/components/responses/BadRequest"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "post": {
            "operationId": "sendText", "summary": "Send a text to a station",
            "requestBody": {"required": true, "content": {"application/json": {"schema": {
              "type": "object", "additionalProperties": false, "required": ["to", "text"],
              "properties": {
                "to": {"type": "string", "description": "The station's name, or the beginning of its key."},
                "text": {"type": "string"},
                "wall": {"type": "boolean", "description": "Whether to show it on the wall screen there."}
              }
            }}}},
            "responses": {
              "201": {"$ref": "#/components/responses/MessageNow"}, "400": {"$ref": "#/components/responses/BadRequest"},
              "422": {"$ref": "#/components/responses/Unprocessable"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/messages/files": {"post": {
          "operationId": "sendFile", "summary": "Send a picture or any file to a station",
          "parameters": [
            {"name": "to", "in": "query", "required": true, "schema": {"type": "string"}, "description": "The station's name, or the beginning of its key."},
            {"name": "name", "in": "query", "schema": {"type": "string"}, "description": "The file's name."},
            {"name": "wall", "in": "query", "schema": {"enum": ["0", "1"]}, "description": "Whether to show a picture on the wall screen there."}
          ],
          "requestBody": {"required": true, "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}},
          "responses": {
            "201": {"$ref": "#/components/responses/MessageNow"},
            "400": {"$ref": "#/components/responses/BadRequest"},
            "422": {"$ref": "#/components/responses/Unprocessable"},
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }},
        "/api/v1/messages/{id}": {
          "parameters": [{"$ref": "#/components/parameters/ID"}],
          "get": {
            "operationId": "message", "summary": "A message; a text with its words",
            "responses": {
              "200": {"$ref": "#/components/responses/MessageNow"}, "404": {"$ref": "#/components/responses/NoSuchStation"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "delete": {
            "operationId": "deleteMessage", "summary": "Delete a message here; what is on its way is not sent",
            "responses": {
              "204": {"description": "It is deleted."}, "404": {"$ref": "#/components/responses/NoSuchStation"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/messages/{id}/content": {"get": {
          "operationId": "messageContent", "summary": "The content of a message",
          "parameters": [{"$ref": "#/components/parameters/ID"}],
          "responses": {
            "200": {
              "description": "The bytes.",
              "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
            },
            "404": {"$ref": "#/components/responses/NoSuchStation"},
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }}
    """#

    private static func action(_ name: String, _ summary: String) -> String {
        // swift-format-ignore
        #"""
            "/api/v1/messages/{id}/\#(name)": {"post": {
              "operationId": "\#(name)Message", "summary": "\#(summary)",
              "parameters": [{"$ref": "#/components/parameters/ID"}],
              "responses": {
                "200": {"$ref": "#/components/responses/MessageNow"}, "404": {"$ref": "#/components/responses/NoSuchStation"},
                "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
              }
            }}
        """#
    }
}
