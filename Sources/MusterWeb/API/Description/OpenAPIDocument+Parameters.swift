extension OpenAPIDocument {
    /// What several addresses take.
    // swift-format-ignore
    static let parameters = #"""
        "ID": {"name": "id", "in": "path", "required": true, "schema": {"type": "string"}},
        "AlertID": {
          "name": "id", "in": "path", "required": true, "description": "The alert's id.", "schema": {"type": "string"}
        },
        "PersonNumber": {
          "name": "number", "in": "path", "required": true, "description": "The person's number.",
          "schema": {"type": "integer", "minimum": 1, "maximum": 999999999}
        },
        "Number": {
          "name": "number", "in": "path", "required": true,
          "schema": {"type": "integer", "minimum": 1, "maximum": 999999999}
        },
        "Day": {"name": "day", "in": "path", "required": true, "schema": {"type": "string", "format": "date"}},
        "From": {
          "name": "from", "in": "query", "description": "The first day; 30 days before the last one if it is left out.",
          "schema": {"type": "string", "format": "date"}
        },
        "To": {
          "name": "to", "in": "query", "description": "The last day; today if it is left out. At most 366 days.",
          "schema": {"type": "string", "format": "date"}
        },
        "Person": {
          "name": "person", "in": "query", "description": "Only this person, by number.", "schema": {"type": "string"}
        },
        "Department": {"name": "department", "in": "query", "schema": {"type": "string"}},
        "Cursor": {
          "name": "cursor", "in": "query", "description": "`next` of the page before.", "schema": {"type": "string"}
        },
        "Limit": {
          "name": "limit", "in": "query",
          "schema": {"type": "integer", "minimum": 1, "maximum": 1000, "default": 200}
        },
        "IfMatch": {
          "name": "If-Match", "in": "header",
          "description": "The version that was seen: then a change of somebody else's is not overwritten.",
          "schema": {"type": "string"}
        },
        "IfMatchETag": {
          "name": "If-Match", "in": "header",
          "description": "The ETag that was seen: then a change of somebody else's is not overwritten.",
          "schema": {"type": "string"}
        },
        "IdempotencyKey": {
          "name": "Idempotency-Key", "in": "header",
          "description": "The program's own name for it: sent again under the same one, it is done once and answered again. Something else under the same name is refused.",
          "schema": {"type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$"}
        },
        "IdempotencyKeyOfNew": {
          "name": "Idempotency-Key", "in": "header",
          "description": "The program's own name for it, so that sending it again makes no second one.",
          "schema": {"type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$"}
        }
      """#
}
