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
        "QuietHoursNow": {
          "content": {"application/json": {"schema": {"$ref": "#/components/schemas/QuietHours"}}},
          "description": "As they are now."
        },
        "ItemNow": {
          "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Item"}}},
          "description": "As it is now.",
          "headers": {"ETag": {"description": "The version.", "schema": {"type": "string"}}}
        },
        "AlertNow": {
          "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Alert"}}},
          "description": "As it is now."
        },
        "CorrectionNow": {
          "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Corrections"}}},
          "description": "The correction."
        },
        "RollCallNow": {
          "content": {"application/json": {"schema": {"$ref": "#/components/schemas/RollCall"}}},
          "description": "The roll call."
        },
        "SettingsNow": {
          "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Settings"}}},
          "description": "The settings as they are now."
        },
        "RetentionNow": {
          "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Retention"}}},
          "description": "The times."
        },
        "AllSchedules": {
          "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Schedules"}}},
          "description": "All schedules."
        },
        "AllPeriods": {
          "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Periods"}}},
          "description": "All closed days."
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
        "NoSuchID": {
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
          "description": "There is none."
        },
        "Contradiction": {
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
          "description": "It contradicts what holds, as a closed period; `detail` says what to do."
        },
        "DoorsNotAllowed": {
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
          "description": "Opening doors is not allowed."
        },
        "ChangedMeanwhile": {
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
          "description": "Somebody else changed it meanwhile."
        },
        "PersonChangedMeanwhile": {
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
          "description": "Somebody else changed the person meanwhile."
        },
        "SettingsChangedMeanwhile": {
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
          "description": "Somebody else changed the same settings meanwhile."
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
        },
        "CSVFile": {"content": {"text/csv": {}}, "description": "The file."},
        "CalendarFile": {"content": {"text/calendar": {}}, "description": "The file."}
      """#
}
