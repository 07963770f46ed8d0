extension OpenAPIDocument {
    /// Where people are.
    // swift-format-ignore
    static let peoplePaths = #"""
        "/api/v1/people": {
          "get": {
            "operationId": "listPeople", "summary": "The people, 100 on a page",
            "parameters": [
              {
                "name": "q", "in": "query",
                "description": "Words that are all in the name (also as pinyin or its initials) or begin the number.",
                "schema": {"type": "string"}
              },
              {"$ref": "#/components/parameters/Department"},
              {
                "name": "archived", "in": "query", "description": "Those who are archived instead of the others.",
                "schema": {"type": "boolean"}
              },
              {"name": "page", "in": "query", "schema": {"type": "integer", "minimum": 1, "default": 1}}
            ],
            "responses": {
              "200": {
                "description": "A page of people in order of number.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/People"}}}
              },
              "400": {
                "description": "The page is no number from 1.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "post": {
            "operationId": "addPerson", "summary": "Add somebody",
            "requestBody": {
              "required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewPerson"}}}
            },
            "responses": {
              "201": {
                "description": "Added.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Person"}}},
                "headers": {
                  "ETag": {"description": "The person's version.", "schema": {"type": "string"}},
                  "Location": {"schema": {"type": "string"}}
                }
              },
              "400": {"$ref": "#/components/responses/BadRequest"},
              "409": {
                "description": "Somebody has the number.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "422": {"$ref": "#/components/responses/Unprocessable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/people/{number}": {
          "parameters": [{"$ref": "#/components/parameters/PersonNumber"}],
          "get": {
            "operationId": "person", "summary": "Somebody",
            "responses": {
              "200": {"$ref": "#/components/responses/PersonNow"},
              "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "422": {"$ref": "#/components/responses/NotANumber"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "patch": {
            "operationId": "editPerson", "summary": "Change somebody; what is left out stays",
            "parameters": [{"$ref": "#/components/parameters/IfMatch"}],
            "requestBody": {
              "required": true,
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/PersonChange"}}}
            },
            "responses": {
              "200": {"$ref": "#/components/responses/PersonNow"},
              "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "400": {"$ref": "#/components/responses/BadRequest"},
              "409": {
                "description": "Somebody has the new number.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "412": {"$ref": "#/components/responses/PersonChangedMeanwhile"},
              "422": {"$ref": "#/components/responses/Unprocessable"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "delete": {
            "operationId": "removePerson",
            "summary": "Remove somebody and their badges; the journal keeps what happened",
            "responses": {
              "204": {"description": "Removed."}, "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "422": {"$ref": "#/components/responses/NotANumber"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/people/{number}/erase": {
          "parameters": [{"$ref": "#/components/parameters/PersonNumber"}],
          "post": {
            "operationId": "erasePerson",
            "summary": "Forget who somebody was: name, photo, signatures and reasons; the journal keeps that somebody came and went",
            "responses": {
              "204": {"description": "Erased."}, "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "409": {
                "description": "The last administrator's account is theirs, and would be gone with them.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "412": {"$ref": "#/components/responses/PersonChangedMeanwhile"},
              "422": {"$ref": "#/components/responses/NotANumber"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/people/{number}/archive": {
          "parameters": [{"$ref": "#/components/parameters/PersonNumber"}],
          "post": {
            "operationId": "archivePerson", "summary": "Archive somebody; restoring gives back everything",
            "responses": {
              "200": {"$ref": "#/components/responses/PersonNow"},
              "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "422": {"$ref": "#/components/responses/NotANumber"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/people/{number}/restore": {
          "parameters": [{"$ref": "#/components/parameters/PersonNumber"}],
          "post": {
            "operationId": "restorePerson", "summary": "Undo archiving",
            "responses": {
              "200": {"$ref": "#/components/responses/PersonNow"},
              "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "422": {"$ref": "#/components/responses/NotANumber"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/people/{number}/photo": {
          "parameters": [{"$ref": "#/components/parameters/PersonNumber"}],
          "put": {
            "operationId": "setPhoto",
            "summary": "Set the photo: JPEG, PNG or WebP, at most 512 KiB and 4096 pixels on a side",
            "requestBody": {
              "required": true,
              "content": {
                "image/jpeg": {"schema": {"type": "string", "format": "binary"}},
                "image/png": {"schema": {"type": "string", "format": "binary"}},
                "image/webp": {"schema": {"type": "string", "format": "binary"}}
              }
            },
            "responses": {
              "200": {"$ref": "#/components/responses/PersonNow"},
              "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "413": {
                "description": "The photo is too heavy.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "422": {
                "description": "This is no photo, or too large.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "delete": {
            "operationId": "removePhoto", "summary": "Remove the photo",
            "responses": {
              "200": {"$ref": "#/components/responses/PersonNow"},
              "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "422": {"$ref": "#/components/responses/NotANumber"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/people/{number}/badges/{badge}": {
          "parameters": [
            {"$ref": "#/components/parameters/PersonNumber"},
            {
              "name": "badge", "in": "path", "required": true, "description": "A beacon as UUID:MAJOR:MINOR.",
              "schema": {"type": "string"}, "example": "F7826DA6-4FA2-4E98-8024-BC5B71E0893E:1:42"
            }
          ],
          "put": {
            "operationId": "assignBadge", "summary": "Make a beacon somebody's badge",
            "responses": {
              "200": {"$ref": "#/components/responses/PersonNow"},
              "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "409": {
                "description": "The beacon is somebody else's badge, or the person is archived.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "422": {"$ref": "#/components/responses/NotABeacon"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "delete": {
            "operationId": "revokeBadge", "summary": "Make a beacon nobody's badge",
            "responses": {
              "200": {"$ref": "#/components/responses/PersonNow"},
              "404": {"$ref": "#/components/responses/NoSuchPerson"},
              "422": {"$ref": "#/components/responses/NotABeacon"},
              "401": {"$ref": "#/components/responses/Unauthorized"},
              "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        }
      """#
}
