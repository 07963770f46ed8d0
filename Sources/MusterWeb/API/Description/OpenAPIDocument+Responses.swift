extension OpenAPIDocument {
    /// Answers that several addresses give.
    // swift-format-ignore
    static let responses = #"""
        "Unauthorized": {
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
          "description": "No token, or one that is not valid."
        },
        "Forbidden": {
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
          "description": "The token does not allow this."
        },
        "BadRequest": {
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
          "description": "The body is no JSON object."
        },
        "Unprocessable": {
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
          "description": "A value cannot be."
        },
        "PersonNow": {
          "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Person"}}},
          "description": "The person as they are now.",
          "headers": {"ETag": {"description": "The person's version.", "schema": {"type": "string"}}}
        },
        "NoSuchPerson": {
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
          "description": "Nobody has this number."
        },
        "NotANumber": {
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
          "description": "This is no number."
        },
        "NotABeacon": {
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
          "description": "This is no beacon."
        },
        "NoSuchThing": {
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
          "description": "There is no such person, correction, plan or roll call."
        },
        "Contradiction": {
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
          "description": "It contradicts what holds, as a closed period; `detail` says what to do."
        },
        "ValueRefused": {
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
          "description": "A value cannot be; `detail` says what to do."
        },
        "Unavailable": {
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
          "description": "The journal cannot be read or written now. Send it again later."
        },
        "EventStream": {
          "content": {"text/event-stream": {"schema": {"type": "string"}}}, "description": "A stream that does not end."
        }
      """#
}
