/// The description of the HTTP API, as OpenAPI 3.1 in JSON.
///
/// It is put together from parts of a page or so, each in a file that says what it describes.
enum OpenAPIDocument {
    /// The whole document.
    static let json = """
        {
        \(head),
          "paths": {
        \([
            stationPaths, retentionPaths, peoplePaths, punchPaths, radioPaths, itemPaths, rulePaths, linkPaths, peerPaths, messagePaths,
            timesheetPaths, correctionPaths, planPaths, periodPaths, rollCallPaths, exportPaths, importPaths, sharingPaths,
            acknowledgementPaths,
        ].joined(separator: ",\n"))
          },
          "components": {
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
            "parameters": {
        \(parameters)
            },
            "responses": {
        \([responses, linkResponses, peerResponses].joined(separator: ",\n"))
            },
            "schemas": {
        \([
            stationSchemas, peopleSchemas, itemSchemas, linkSchemas, peerSchemas, timesheetSchemas, correctionSchemas,
            planSchemas, periodSchemas, rollCallSchemas, sharingSchemas, retentionSchemas, importSchemas,
        ].joined(separator: ",\n"))
            }
          }
        }
        """

    // swift-format-ignore
    private static let head = #"""
        "openapi": "3.1.0",
        "info": {
          "title": "Muster", "version": "1",
          "description": "A station that takes attendance by iBeacon. An administrator makes tokens on the page “Tokens for programs”. Instants are in UTC; days are the site's. Errors are problem details, in English or Chinese as Accept-Language asks."
        },
        "servers": [{"url": "/"}], "security": [{"token": []}]
      """#
}
