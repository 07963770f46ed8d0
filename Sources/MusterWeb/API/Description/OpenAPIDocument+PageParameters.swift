extension OpenAPIDocument {
    /// What addresses have in common that answer with a part of a list, and those where a thing is made once.
    // swift-format-ignore
    static let pageParameters = #"""
        "Cursor": {
          "name": "cursor", "in": "query", "description": "`next` of the page before.", "schema": {"type": "string"}
        },
        "Limit": {
          "name": "limit", "in": "query",
          "schema": {"type": "integer", "minimum": 1, "maximum": 1000, "default": 200}
        },
        "IdempotencyKey": {
          "name": "Idempotency-Key", "in": "header",
          "description": "The program's own name for it: sent again under the same one, it is done once and answered again. Something else under the same name is refused.",
          "schema": {"type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$"}
        }
      """#
}
