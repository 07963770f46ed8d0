extension OpenAPIDocument {
    /// Where lists are taken over.
    static let importPaths = [
        path(
            "punches",
            id: "importPunches",
            summary: "Take over punches from a list",
            columns: """
                The first line names the columns: number and time; direction (in, out, break-begin, break-end, or nothing) \
                and key may be. Times are by the site's clock unless they have an offset. Punches that are there already \
                are passed over.
                """
        ),
        path(
            "people",
            id: "importPeople",
            summary: "Add the people of a list",
            columns: """
                The first line names the columns: number and name; department, position and badge may be.
                """
        ),
    ].joined(separator: ",\n")

    // swift-format-ignore
    private static func path(_ what: String, id: String, summary: String, columns: String) -> String {
        #"""
            "/api/v1/imports/\#(what)": {"post": {
              "operationId": "\#(id)", "summary": "\#(summary): all, or none",
              "description": "CSV in UTF-8. \#(columns)",
              "parameters": [
                {
                  "name": "dryRun", "in": "query", "schema": {"type": "boolean", "default": false},
                  "description": "Only say what would be done, or everything that is wrong."
                }
              ],
              "requestBody": {
                "required": true, "content": {"text/csv": {"schema": {"type": "string", "format": "binary"}}}
              },
              "responses": {
                "200": {
                  "description": "How much was taken over, or would be.",
                  "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Imported"}}}
                },
                "404": {"$ref": "#/components/responses/NoSuchThing"},
                "409": {"$ref": "#/components/responses/Contradiction"},
                "413": {
                  "description": "The list is larger than 8 MiB. Divide it.",
                  "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
                },
                "422": {
                  "description": "Nothing was taken over: `detail` says what is wrong with the list, `problems` with each row.",
                  "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
                },
                "503": {"$ref": "#/components/responses/Unavailable"},
                "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
              }
            }}
        """#
    }

    // swift-format-ignore
    static let importSchemas = #"""
        "Imported": {
          "type": "object",
          "properties": {
            "dryRun": {"type": "boolean"},
            "rows": {"type": "integer", "description": "In the list."},
            "new": {"type": "integer", "description": "Taken over, or to be."},
            "known": {"type": "integer", "description": "There already, and passed over."}
          },
          "required": ["dryRun", "rows", "new", "known"]
        }
      """#
}
