/// The description of the HTTP API, as OpenAPI 3.1 in JSON.
///
/// It is a text and no file of `Assets`: the compiler takes minutes to embed as many bytes as a list of numbers.
enum OpenAPIDocument {
    // swift-format-ignore
    static let json = #"""
        {
          "openapi": "3.1.0",
          "info": {
            "title": "Muster",
            "version": "1",
            "description": "A station that takes attendance by iBeacon. An administrator makes tokens on the page “Tokens for programs”. Instants are in UTC; days are the site's. Errors are problem details, in English or Chinese as Accept-Language asks."
          },
          "servers": [
            {
              "url": "/"
            }
          ],
          "security": [
            {
              "token": []
            }
          ],
          "paths": {
            "/api/v1/openapi.json": {
              "get": {
                "operationId": "openapi",
                "summary": "This document",
                "security": [],
                "responses": {
                  "200": {
                    "description": "This document.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "type": "object"
                        }
                      }
                    }
                  }
                }
              }
            },
            "/api/v1/board": {
              "get": {
                "operationId": "board",
                "summary": "Who is on site now",
                "responses": {
                  "200": {
                    "description": "The board.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/Board"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              }
            },
            "/api/v1/people": {
              "get": {
                "operationId": "listPeople",
                "summary": "The people, 100 on a page",
                "parameters": [
                  {
                    "name": "q",
                    "in": "query",
                    "description": "Words that are all in the name (also as pinyin or its initials) or begin the number.",
                    "schema": {
                      "type": "string"
                    }
                  },
                  {
                    "name": "department",
                    "in": "query",
                    "schema": {
                      "type": "string"
                    }
                  },
                  {
                    "name": "archived",
                    "in": "query",
                    "description": "Those who are archived instead of the others.",
                    "schema": {
                      "type": "boolean"
                    }
                  },
                  {
                    "name": "page",
                    "in": "query",
                    "schema": {
                      "type": "integer",
                      "minimum": 1,
                      "default": 1
                    }
                  }
                ],
                "responses": {
                  "200": {
                    "description": "A page of people in order of number.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/People"
                        }
                      }
                    }
                  },
                  "400": {
                    "description": "The page is no number from 1.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              },
              "post": {
                "operationId": "addPerson",
                "summary": "Add somebody",
                "requestBody": {
                  "required": true,
                  "content": {
                    "application/json": {
                      "schema": {
                        "$ref": "#/components/schemas/NewPerson"
                      }
                    }
                  }
                },
                "responses": {
                  "201": {
                    "description": "Added.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/Person"
                        }
                      }
                    },
                    "headers": {
                      "ETag": {
                        "description": "The person's version.",
                        "schema": {
                          "type": "string"
                        }
                      },
                      "Location": {
                        "schema": {
                          "type": "string"
                        }
                      }
                    }
                  },
                  "400": {
                    "description": "The body is no JSON object.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "409": {
                    "description": "Somebody has the number.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "422": {
                    "description": "A value cannot be.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              }
            },
            "/api/v1/people/{number}": {
              "parameters": [
                {
                  "name": "number",
                  "in": "path",
                  "required": true,
                  "description": "The person's number.",
                  "schema": {
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 999999999
                  }
                }
              ],
              "get": {
                "operationId": "person",
                "summary": "Somebody",
                "responses": {
                  "200": {
                    "description": "The person as they are now.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/Person"
                        }
                      }
                    },
                    "headers": {
                      "ETag": {
                        "description": "The person's version.",
                        "schema": {
                          "type": "string"
                        }
                      }
                    }
                  },
                  "404": {
                    "description": "Nobody has this number.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "422": {
                    "description": "This is no number.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              },
              "patch": {
                "operationId": "editPerson",
                "summary": "Change somebody; what is left out stays",
                "parameters": [
                  {
                    "name": "If-Match",
                    "in": "header",
                    "description": "The ETag that was seen: then a change of somebody else's is not overwritten.",
                    "schema": {
                      "type": "string"
                    }
                  }
                ],
                "requestBody": {
                  "required": true,
                  "content": {
                    "application/json": {
                      "schema": {
                        "$ref": "#/components/schemas/PersonChange"
                      }
                    }
                  }
                },
                "responses": {
                  "200": {
                    "description": "The person as they are now.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/Person"
                        }
                      }
                    },
                    "headers": {
                      "ETag": {
                        "description": "The person's version.",
                        "schema": {
                          "type": "string"
                        }
                      }
                    }
                  },
                  "404": {
                    "description": "Nobody has this number.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "400": {
                    "description": "The body is no JSON object.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "409": {
                    "description": "Somebody has the new number.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "412": {
                    "description": "Somebody else changed the person meanwhile.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "422": {
                    "description": "A value cannot be.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              },
              "delete": {
                "operationId": "removePerson",
                "summary": "Remove somebody and their badges; the journal keeps what happened",
                "responses": {
                  "204": {
                    "description": "Removed."
                  },
                  "404": {
                    "description": "Nobody has this number.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "422": {
                    "description": "This is no number.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              }
            },
            "/api/v1/people/{number}/archive": {
              "parameters": [
                {
                  "name": "number",
                  "in": "path",
                  "required": true,
                  "description": "The person's number.",
                  "schema": {
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 999999999
                  }
                }
              ],
              "post": {
                "operationId": "archivePerson",
                "summary": "Archive somebody; restoring gives back everything",
                "responses": {
                  "200": {
                    "description": "The person as they are now.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/Person"
                        }
                      }
                    },
                    "headers": {
                      "ETag": {
                        "description": "The person's version.",
                        "schema": {
                          "type": "string"
                        }
                      }
                    }
                  },
                  "404": {
                    "description": "Nobody has this number.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "422": {
                    "description": "This is no number.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              }
            },
            "/api/v1/people/{number}/restore": {
              "parameters": [
                {
                  "name": "number",
                  "in": "path",
                  "required": true,
                  "description": "The person's number.",
                  "schema": {
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 999999999
                  }
                }
              ],
              "post": {
                "operationId": "restorePerson",
                "summary": "Undo archiving",
                "responses": {
                  "200": {
                    "description": "The person as they are now.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/Person"
                        }
                      }
                    },
                    "headers": {
                      "ETag": {
                        "description": "The person's version.",
                        "schema": {
                          "type": "string"
                        }
                      }
                    }
                  },
                  "404": {
                    "description": "Nobody has this number.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "422": {
                    "description": "This is no number.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              }
            },
            "/api/v1/people/{number}/photo": {
              "parameters": [
                {
                  "name": "number",
                  "in": "path",
                  "required": true,
                  "description": "The person's number.",
                  "schema": {
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 999999999
                  }
                }
              ],
              "put": {
                "operationId": "setPhoto",
                "summary": "Set the photo: JPEG, PNG or WebP, at most 512 KiB and 4096 pixels on a side",
                "requestBody": {
                  "required": true,
                  "content": {
                    "image/jpeg": {
                      "schema": {
                        "type": "string",
                        "format": "binary"
                      }
                    },
                    "image/png": {
                      "schema": {
                        "type": "string",
                        "format": "binary"
                      }
                    },
                    "image/webp": {
                      "schema": {
                        "type": "string",
                        "format": "binary"
                      }
                    }
                  }
                },
                "responses": {
                  "200": {
                    "description": "The person as they are now.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/Person"
                        }
                      }
                    },
                    "headers": {
                      "ETag": {
                        "description": "The person's version.",
                        "schema": {
                          "type": "string"
                        }
                      }
                    }
                  },
                  "404": {
                    "description": "Nobody has this number.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "413": {
                    "description": "The photo is too heavy.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "422": {
                    "description": "This is no photo, or too large.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              },
              "delete": {
                "operationId": "removePhoto",
                "summary": "Remove the photo",
                "responses": {
                  "200": {
                    "description": "The person as they are now.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/Person"
                        }
                      }
                    },
                    "headers": {
                      "ETag": {
                        "description": "The person's version.",
                        "schema": {
                          "type": "string"
                        }
                      }
                    }
                  },
                  "404": {
                    "description": "Nobody has this number.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "422": {
                    "description": "This is no number.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              }
            },
            "/api/v1/people/{number}/badges/{badge}": {
              "parameters": [
                {
                  "name": "number",
                  "in": "path",
                  "required": true,
                  "description": "The person's number.",
                  "schema": {
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 999999999
                  }
                },
                {
                  "name": "badge",
                  "in": "path",
                  "required": true,
                  "description": "A beacon as UUID:MAJOR:MINOR.",
                  "schema": {
                    "type": "string"
                  },
                  "example": "F7826DA6-4FA2-4E98-8024-BC5B71E0893E:1:42"
                }
              ],
              "put": {
                "operationId": "assignBadge",
                "summary": "Make a beacon somebody's badge",
                "responses": {
                  "200": {
                    "description": "The person as they are now.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/Person"
                        }
                      }
                    },
                    "headers": {
                      "ETag": {
                        "description": "The person's version.",
                        "schema": {
                          "type": "string"
                        }
                      }
                    }
                  },
                  "404": {
                    "description": "Nobody has this number.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "409": {
                    "description": "The beacon is somebody else's badge, or the person is archived.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "422": {
                    "description": "This is no beacon.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              },
              "delete": {
                "operationId": "revokeBadge",
                "summary": "Make a beacon nobody's badge",
                "responses": {
                  "200": {
                    "description": "The person as they are now.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/Person"
                        }
                      }
                    },
                    "headers": {
                      "ETag": {
                        "description": "The person's version.",
                        "schema": {
                          "type": "string"
                        }
                      }
                    }
                  },
                  "404": {
                    "description": "Nobody has this number.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "422": {
                    "description": "This is no beacon.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              }
            },
            "/api/v1/people/{number}/punches": {
              "parameters": [
                {
                  "name": "number",
                  "in": "path",
                  "required": true,
                  "description": "The person's number.",
                  "schema": {
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 999999999
                  }
                }
              ],
              "get": {
                "operationId": "listPunches",
                "summary": "Somebody's punches, at most 366 days",
                "parameters": [
                  {
                    "name": "from",
                    "in": "query",
                    "description": "The first day; 30 days before the last one if it is left out.",
                    "schema": {
                      "type": "string",
                      "format": "date"
                    }
                  },
                  {
                    "name": "to",
                    "in": "query",
                    "description": "The last day; today if it is left out.",
                    "schema": {
                      "type": "string",
                      "format": "date"
                    }
                  }
                ],
                "responses": {
                  "200": {
                    "description": "The punches, the oldest first.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/Punches"
                        }
                      }
                    }
                  },
                  "404": {
                    "description": "Nobody has this number.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "422": {
                    "description": "A day is not written as 2026-11-21, or the days are in the wrong order.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              }
            },
            "/api/v1/punches": {
              "post": {
                "operationId": "punch",
                "summary": "Punch somebody in or out",
                "requestBody": {
                  "required": true,
                  "content": {
                    "application/json": {
                      "schema": {
                        "$ref": "#/components/schemas/NewPunch"
                      }
                    }
                  }
                },
                "responses": {
                  "201": {
                    "description": "Taken, and in the journal.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/PunchReceipt"
                        }
                      }
                    }
                  },
                  "200": {
                    "description": "It was taken before under this key; the same answer as then.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/PunchReceipt"
                        }
                      }
                    }
                  },
                  "400": {
                    "description": "The body is no punch.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "404": {
                    "description": "Nobody has this number.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "409": {
                    "description": "It contradicts what holds (already in, not in), or the key was used for another punch; `code` says which.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "422": {
                    "description": "A value cannot be, the signature is blank, or the PIN is missing or wrong.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "429": {
                    "description": "Too many wrong PINs; Retry-After says how long to wait.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "503": {
                    "description": "It could not be recorded. Send it again later under the same key.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              }
            },
            "/api/v1/beacons": {
              "get": {
                "operationId": "listBeacons",
                "summary": "The iBeacons heard now",
                "parameters": [
                  {
                    "name": "uuid",
                    "in": "query",
                    "description": "A proximity UUID, or its beginning.",
                    "schema": {
                      "type": "string"
                    }
                  },
                  {
                    "name": "major",
                    "in": "query",
                    "description": "0 to 65535.",
                    "schema": {
                      "type": "string"
                    }
                  },
                  {
                    "name": "minor",
                    "in": "query",
                    "description": "0 to 65535.",
                    "schema": {
                      "type": "string"
                    }
                  },
                  {
                    "name": "q",
                    "in": "query",
                    "description": "Words that are all found in what is known of a beacon.",
                    "schema": {
                      "type": "string"
                    }
                  }
                ],
                "responses": {
                  "200": {
                    "description": "The beacons, the nearest first.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/Beacons"
                        }
                      }
                    }
                  },
                  "400": {
                    "description": "A filter cannot be.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              }
            },
            "/api/v1/receivers": {
              "get": {
                "operationId": "listReceivers",
                "summary": "The receivers and how they are",
                "responses": {
                  "200": {
                    "description": "The receivers.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/Receivers"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              }
            },
            "/api/v1/receivers/{id}": {
              "parameters": [
                {
                  "name": "id",
                  "in": "path",
                  "required": true,
                  "schema": {
                    "type": "string"
                  }
                }
              ],
              "put": {
                "operationId": "placeReceiver",
                "summary": "Name a receiver and say in which room it stands",
                "requestBody": {
                  "required": true,
                  "content": {
                    "application/json": {
                      "schema": {
                        "type": "object",
                        "properties": {
                          "name": {
                            "type": "string"
                          },
                          "room": {
                            "type": "string"
                          },
                          "version": {
                            "type": "string",
                            "description": "The version that was seen."
                          }
                        },
                        "required": [],
                        "additionalProperties": false
                      }
                    }
                  }
                },
                "responses": {
                  "200": {
                    "description": "The receiver as it is now.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/Receivers"
                        }
                      }
                    }
                  },
                  "400": {
                    "description": "The body is no JSON object.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "404": {
                    "description": "There is no such receiver.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "409": {
                    "description": "Somebody else changed it meanwhile.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "422": {
                    "description": "A value cannot be.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              }
            },
            "/api/v1/transmissions": {
              "get": {
                "operationId": "listTransmissions",
                "summary": "What is transmitted, and how the radio is",
                "responses": {
                  "200": {
                    "description": "The transmissions.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/Transmissions"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              }
            },
            "/api/v1/transmissions/{id}": {
              "parameters": [
                {
                  "name": "id",
                  "in": "path",
                  "required": true,
                  "description": "A name of the program's own, 1 to 64 bytes.",
                  "schema": {
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 64
                  }
                }
              ],
              "put": {
                "operationId": "transmit",
                "summary": "Transmit a beacon, or another one under this name, until the station ends",
                "requestBody": {
                  "required": true,
                  "content": {
                    "application/json": {
                      "schema": {
                        "type": "object",
                        "properties": {
                          "name": {
                            "type": "string",
                            "maxLength": 64
                          },
                          "uuid": {
                            "type": "string",
                            "format": "uuid"
                          },
                          "major": {
                            "type": "integer",
                            "minimum": 0,
                            "maximum": 65535
                          },
                          "minor": {
                            "type": "integer",
                            "minimum": 0,
                            "maximum": 65535
                          },
                          "power": {
                            "type": "integer",
                            "minimum": -128,
                            "maximum": 127,
                            "description": "The level at 1 m, dBm.",
                            "default": -59
                          },
                          "interval": {
                            "type": "integer",
                            "description": "ms",
                            "default": 100
                          }
                        },
                        "required": [
                          "uuid",
                          "major",
                          "minor"
                        ],
                        "additionalProperties": false
                      }
                    }
                  }
                },
                "responses": {
                  "200": {
                    "description": "What is transmitted now.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/Transmissions"
                        }
                      }
                    }
                  },
                  "400": {
                    "description": "The body is no JSON object.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "409": {
                    "description": "It would be somebody's badge, or the station's own voice, or there are too many.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "422": {
                    "description": "A value cannot be.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              },
              "delete": {
                "operationId": "stopTransmitting",
                "summary": "Stop a transmission",
                "responses": {
                  "204": {
                    "description": "Stopped."
                  },
                  "404": {
                    "description": "There is no such transmission.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              }
            },
            "/api/v1/settings": {
              "get": {
                "operationId": "settings",
                "summary": "The station's settings and storage",
                "responses": {
                  "200": {
                    "description": "The settings.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/Settings"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              }
            },
            "/beacons/events": {
              "get": {
                "operationId": "beaconEvents",
                "summary": "The beacons page as server-sent events",
                "responses": {
                  "200": {
                    "description": "A stream that does not end.",
                    "content": {
                      "text/event-stream": {
                        "schema": {
                          "type": "string"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              }
            },
            "/events": {
              "get": {
                "operationId": "events",
                "summary": "The board's changes as server-sent events; Last-Event-ID resumes",
                "responses": {
                  "200": {
                    "description": "A stream that does not end.",
                    "content": {
                      "text/event-stream": {
                        "schema": {
                          "type": "string"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              }
            },
            "/healthz": {
              "get": {
                "operationId": "health",
                "summary": "Whether the station records",
                "security": [],
                "responses": {
                  "200": {
                    "description": "It does.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/Health"
                        }
                      }
                    }
                  },
                  "503": {
                    "description": "It cannot, as when the disk is full.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "$ref": "#/components/schemas/Health"
                        }
                      }
                    }
                  }
                }
              }
            },
            "/metrics": {
              "get": {
                "operationId": "metrics",
                "summary": "Numbers for Prometheus",
                "responses": {
                  "200": {
                    "description": "Prometheus's text format.",
                    "content": {
                      "text/plain": {
                        "schema": {
                          "type": "string"
                        }
                      }
                    }
                  },
                  "401": {
                    "description": "No token, or one that is not valid.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  },
                  "403": {
                    "description": "The token does not allow this.",
                    "content": {
                      "application/problem+json": {
                        "schema": {
                          "$ref": "#/components/schemas/Problem"
                        }
                      }
                    }
                  }
                }
              }
            }
          },
          "components": {
            "securitySchemes": {
              "token": {
                "type": "http",
                "scheme": "bearer"
              }
            },
            "schemas": {
              "Problem": {
                "type": "object",
                "properties": {
                  "type": {
                    "type": "string"
                  },
                  "title": {
                    "type": "string"
                  },
                  "status": {
                    "type": "integer"
                  },
                  "detail": {
                    "type": "string",
                    "description": "What is wrong and what to do, in the language that was asked for."
                  },
                  "code": {
                    "type": "string",
                    "description": "Names the reason for programs."
                  }
                },
                "required": [
                  "type",
                  "title",
                  "status"
                ],
                "description": "An error as RFC 9457 has it."
              },
              "NewPerson": {
                "type": "object",
                "properties": {
                  "number": {
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 999999999
                  },
                  "name": {
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 200
                  },
                  "department": {
                    "type": "string",
                    "maxLength": 200
                  },
                  "position": {
                    "type": "string",
                    "maxLength": 200
                  }
                },
                "required": [
                  "number",
                  "name"
                ],
                "additionalProperties": false
              },
              "PersonChange": {
                "type": "object",
                "properties": {
                  "number": {
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 999999999
                  },
                  "name": {
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 200
                  },
                  "department": {
                    "type": "string",
                    "maxLength": 200
                  },
                  "position": {
                    "type": "string",
                    "maxLength": 200
                  }
                },
                "required": [],
                "additionalProperties": false
              },
              "Person": {
                "type": "object",
                "properties": {
                  "number": {
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 999999999
                  },
                  "name": {
                    "type": "string"
                  },
                  "department": {
                    "type": "string"
                  },
                  "position": {
                    "type": "string"
                  },
                  "archived": {
                    "type": "boolean"
                  },
                  "photo": {
                    "type": [
                      "string",
                      "null"
                    ],
                    "description": "Where the photo is."
                  },
                  "badges": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  },
                  "version": {
                    "type": "string"
                  }
                },
                "required": [
                  "number",
                  "name",
                  "department",
                  "position",
                  "archived",
                  "photo",
                  "badges",
                  "version"
                ]
              },
              "People": {
                "type": "object",
                "properties": {
                  "count": {
                    "type": "integer",
                    "description": "On all pages."
                  },
                  "page": {
                    "type": "integer"
                  },
                  "pages": {
                    "type": "integer"
                  },
                  "people": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Person"
                    }
                  }
                },
                "required": [
                  "count",
                  "page",
                  "pages",
                  "people"
                ]
              },
              "BoardPerson": {
                "type": "object",
                "properties": {
                  "number": {
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 999999999
                  },
                  "name": {
                    "type": "string"
                  },
                  "department": {
                    "type": "string"
                  },
                  "position": {
                    "type": "string"
                  },
                  "status": {
                    "enum": [
                      "expected",
                      "on site",
                      "late",
                      "away",
                      "gone"
                    ]
                  },
                  "since": {
                    "type": [
                      "string",
                      "null"
                    ],
                    "format": "date-time"
                  },
                  "lastSeen": {
                    "type": [
                      "string",
                      "null"
                    ],
                    "format": "date-time"
                  },
                  "room": {
                    "type": [
                      "string",
                      "null"
                    ]
                  },
                  "minutesLate": {
                    "type": [
                      "integer",
                      "null"
                    ]
                  },
                  "overdue": {
                    "type": "boolean"
                  },
                  "frozen": {
                    "type": "boolean",
                    "description": "As last known: the receiver is deaf, or the station has just started."
                  },
                  "photo": {
                    "type": [
                      "string",
                      "null"
                    ]
                  }
                },
                "required": [
                  "number",
                  "name",
                  "department",
                  "position",
                  "status",
                  "since",
                  "lastSeen",
                  "room",
                  "minutesLate",
                  "overdue",
                  "frozen",
                  "photo"
                ]
              },
              "Receiver": {
                "type": "object",
                "properties": {
                  "name": {
                    "type": "string"
                  },
                  "room": {
                    "type": "string"
                  },
                  "health": {
                    "enum": [
                      "waiting",
                      "hearing",
                      "deaf"
                    ]
                  },
                  "lastHeard": {
                    "type": [
                      "string",
                      "null"
                    ],
                    "format": "date-time"
                  },
                  "reportsPerSecond": {
                    "type": "number"
                  },
                  "lostPackets": {
                    "type": "integer"
                  },
                  "adapter": {
                    "type": [
                      "string",
                      "null"
                    ]
                  },
                  "radio": {
                    "anyOf": [
                      {
                        "type": "object",
                        "properties": {
                          "condition": {
                            "type": "string"
                          },
                          "title": {
                            "type": "string"
                          },
                          "remedy": {
                            "type": [
                              "string",
                              "null"
                            ]
                          }
                        },
                        "required": [
                          "condition",
                          "title",
                          "remedy"
                        ]
                      },
                      {
                        "type": "null"
                      }
                    ]
                  }
                },
                "required": [
                  "name",
                  "room",
                  "health",
                  "lastHeard",
                  "reportsPerSecond",
                  "lostPackets",
                  "adapter",
                  "radio"
                ]
              },
              "Alarm": {
                "type": "object",
                "properties": {
                  "kind": {
                    "enum": [
                      "diskFull",
                      "storage",
                      "clockJumped",
                      "radio",
                      "notAnswering",
                      "otherStation"
                    ]
                  },
                  "reason": {
                    "type": "string"
                  },
                  "seconds": {
                    "type": "number"
                  },
                  "condition": {
                    "type": "string"
                  },
                  "title": {
                    "type": "string"
                  },
                  "remedy": {
                    "type": [
                      "string",
                      "null"
                    ]
                  }
                },
                "required": [
                  "kind"
                ]
              },
              "Board": {
                "type": "object",
                "properties": {
                  "day": {
                    "type": "string",
                    "format": "date"
                  },
                  "site": {
                    "type": "string"
                  },
                  "timeZone": {
                    "type": "string"
                  },
                  "now": {
                    "type": "string",
                    "format": "date-time"
                  },
                  "speed": {
                    "type": "number",
                    "description": "Seconds of the station's time in one of real time: 1, and more in the demo."
                  },
                  "revision": {
                    "type": "integer"
                  },
                  "people": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/BoardPerson"
                    }
                  },
                  "receivers": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Receiver"
                    }
                  },
                  "unknownBeacons": {
                    "type": "array",
                    "items": {
                      "type": "object",
                      "properties": {
                        "uuid": {
                          "type": "string"
                        },
                        "major": {
                          "type": "integer"
                        },
                        "minor": {
                          "type": "integer"
                        },
                        "room": {
                          "type": "string"
                        },
                        "rssi": {
                          "type": "number",
                          "description": "dBm"
                        },
                        "lastSeen": {
                          "type": "string",
                          "format": "date-time"
                        }
                      },
                      "required": [
                        "uuid",
                        "major",
                        "minor",
                        "room",
                        "rssi",
                        "lastSeen"
                      ]
                    }
                  },
                  "alarms": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Alarm"
                    }
                  }
                },
                "required": [
                  "day",
                  "site",
                  "timeZone",
                  "now",
                  "speed",
                  "revision",
                  "people",
                  "receivers",
                  "unknownBeacons",
                  "alarms"
                ]
              },
              "Direction": {
                "enum": [
                  "in",
                  "out",
                  "break-begin",
                  "break-end"
                ]
              },
              "NewPunch": {
                "type": "object",
                "properties": {
                  "number": {
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 999999999
                  },
                  "direction": {
                    "$ref": "#/components/schemas/Direction",
                    "description": "Without it, the one that fits what holds."
                  },
                  "key": {
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 200,
                    "description": "Names the punch, so that sending it again makes no second one."
                  },
                  "at": {
                    "type": "string",
                    "format": "date-time",
                    "description": "When it was made, by the sender's clock; now if it is left out."
                  },
                  "sentAt": {
                    "type": "string",
                    "format": "date-time",
                    "description": "What the sender's clock shows now: then only the difference to `at` counts, and a wrong clock does no harm."
                  },
                  "offline": {
                    "type": "boolean",
                    "description": "It was made while the station could not be reached."
                  },
                  "strokes": {
                    "type": "array",
                    "items": {
                      "type": "array",
                      "items": {
                        "type": "array",
                        "items": {
                          "type": "number"
                        },
                        "minItems": 2,
                        "maxItems": 2
                      }
                    },
                    "description": "The drawn signature: points of a pad that is 6000 wide and 2000 high."
                  },
                  "typed": {
                    "type": "string",
                    "maxLength": 200,
                    "description": "The typed name of who cannot draw."
                  },
                  "pin": {
                    "type": "string"
                  }
                },
                "required": [
                  "number",
                  "key"
                ]
              },
              "Punch": {
                "type": "object",
                "properties": {
                  "entry": {
                    "type": "string",
                    "description": "The journal's entry."
                  },
                  "direction": {
                    "enum": [
                      "in",
                      "out",
                      "break-begin",
                      "break-end",
                      "undirected"
                    ]
                  },
                  "happened": {
                    "type": "string",
                    "format": "date-time"
                  },
                  "recorded": {
                    "type": "string",
                    "format": "date-time"
                  },
                  "source": {
                    "enum": [
                      "beacon",
                      "kiosk",
                      "supervisor",
                      "import",
                      "api",
                      "phone",
                      "system"
                    ]
                  },
                  "actor": {
                    "type": "string"
                  },
                  "offline": {
                    "type": "boolean"
                  },
                  "clockDoubtful": {
                    "type": "boolean"
                  },
                  "provisional": {
                    "type": "boolean"
                  },
                  "signature": {
                    "type": [
                      "string",
                      "null"
                    ]
                  }
                },
                "required": [
                  "entry",
                  "direction",
                  "happened",
                  "recorded",
                  "source",
                  "actor",
                  "offline",
                  "clockDoubtful",
                  "provisional"
                ]
              },
              "PunchReceipt": {
                "allOf": [
                  {
                    "$ref": "#/components/schemas/Punch"
                  },
                  {
                    "type": "object",
                    "properties": {
                      "number": {
                        "type": "integer",
                        "minimum": 1,
                        "maximum": 999999999
                      },
                      "name": {
                        "type": "string"
                      },
                      "minutesLate": {
                        "type": [
                          "integer",
                          "null"
                        ]
                      },
                      "text": {
                        "type": "string",
                        "description": "A sentence for whoever made it."
                      }
                    },
                    "required": [
                      "number",
                      "name",
                      "minutesLate",
                      "text"
                    ]
                  }
                ]
              },
              "Punches": {
                "type": "object",
                "properties": {
                  "number": {
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 999999999
                  },
                  "name": {
                    "type": "string"
                  },
                  "from": {
                    "type": "string",
                    "format": "date"
                  },
                  "to": {
                    "type": "string",
                    "format": "date"
                  },
                  "timeZone": {
                    "type": "string"
                  },
                  "punches": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Punch"
                    }
                  }
                },
                "required": [
                  "number",
                  "name",
                  "from",
                  "to",
                  "timeZone",
                  "punches"
                ]
              },
              "Beacons": {
                "type": "object",
                "properties": {
                  "now": {
                    "type": "string",
                    "format": "date-time"
                  },
                  "count": {
                    "type": "integer"
                  },
                  "isIncomplete": {
                    "type": "boolean"
                  },
                  "beacons": {
                    "type": "array",
                    "items": {
                      "type": "object",
                      "properties": {
                        "uuid": {
                          "type": "string"
                        },
                        "major": {
                          "type": "integer"
                        },
                        "minor": {
                          "type": "integer"
                        },
                        "owner": {
                          "type": "object",
                          "properties": {
                            "kind": {
                              "enum": [
                                "badge",
                                "call",
                                "ownVoice",
                                "otherStation",
                                "unknown"
                              ]
                            },
                            "number": {
                              "type": [
                                "integer",
                                "null"
                              ]
                            },
                            "person": {
                              "type": [
                                "string",
                                "null"
                              ]
                            },
                            "name": {
                              "type": [
                                "string",
                                "null"
                              ]
                            }
                          },
                          "required": [
                            "kind",
                            "number",
                            "person",
                            "name"
                          ]
                        },
                        "distance": {
                          "type": [
                            "number",
                            "null"
                          ],
                          "description": "m"
                        },
                        "uncertainty": {
                          "type": [
                            "number",
                            "null"
                          ],
                          "description": "m"
                        },
                        "isCalibrated": {
                          "type": [
                            "boolean",
                            "null"
                          ]
                        },
                        "proximity": {
                          "enum": [
                            "unknown",
                            "immediate",
                            "near",
                            "far"
                          ]
                        },
                        "rssi": {
                          "type": "number",
                          "description": "dBm"
                        },
                        "lastMinute": {
                          "type": "array",
                          "items": {
                            "type": [
                              "integer",
                              "null"
                            ]
                          },
                          "description": "The strength of each second of the last minute, dBm."
                        },
                        "receiver": {
                          "type": [
                            "string",
                            "null"
                          ]
                        },
                        "room": {
                          "type": [
                            "string",
                            "null"
                          ]
                        },
                        "lastSeen": {
                          "type": "string",
                          "format": "date-time"
                        },
                        "interval": {
                          "type": [
                            "number",
                            "null"
                          ],
                          "description": "Between two sightings, s."
                        },
                        "isFading": {
                          "type": "boolean"
                        }
                      },
                      "required": [
                        "uuid",
                        "major",
                        "minor",
                        "owner",
                        "distance",
                        "uncertainty",
                        "isCalibrated",
                        "proximity",
                        "rssi",
                        "lastMinute",
                        "receiver",
                        "room",
                        "lastSeen",
                        "interval",
                        "isFading"
                      ]
                    }
                  }
                },
                "required": [
                  "now",
                  "count",
                  "isIncomplete",
                  "beacons"
                ]
              },
              "Receivers": {
                "type": "object",
                "properties": {
                  "receivers": {
                    "type": "array",
                    "items": {
                      "type": "object",
                      "properties": {
                        "id": {
                          "type": "string"
                        },
                        "version": {
                          "type": [
                            "string",
                            "null"
                          ]
                        },
                        "state": {
                          "$ref": "#/components/schemas/Receiver"
                        },
                        "findings": {
                          "type": "array",
                          "items": {
                            "type": "object",
                            "properties": {
                              "code": {
                                "type": "string"
                              },
                              "isFine": {
                                "type": "boolean"
                              },
                              "title": {
                                "type": "string"
                              },
                              "remedy": {
                                "type": [
                                  "string",
                                  "null"
                                ]
                              }
                            },
                            "required": [
                              "code",
                              "isFine",
                              "title",
                              "remedy"
                            ]
                          }
                        },
                        "lastTenMinutes": {
                          "type": "array",
                          "items": {
                            "anyOf": [
                              {
                                "type": "object",
                                "properties": {
                                  "reportsPerSecond": {
                                    "type": "number"
                                  },
                                  "level": {
                                    "type": [
                                      "number",
                                      "null"
                                    ],
                                    "description": "dBm"
                                  }
                                },
                                "required": [
                                  "reportsPerSecond",
                                  "level"
                                ]
                              },
                              {
                                "type": "null"
                              }
                            ]
                          }
                        }
                      },
                      "required": [
                        "id",
                        "version",
                        "state",
                        "findings",
                        "lastTenMinutes"
                      ]
                    }
                  }
                },
                "required": [
                  "receivers"
                ]
              },
              "Transmissions": {
                "type": "object",
                "properties": {
                  "state": {
                    "type": "string",
                    "description": "none, idle, starting, transmitting, or why it cannot, as `off`."
                  },
                  "adapter": {
                    "type": [
                      "string",
                      "null"
                    ]
                  },
                  "transmissions": {
                    "type": "array",
                    "items": {
                      "type": "object",
                      "properties": {
                        "id": {
                          "type": "string"
                        },
                        "name": {
                          "type": "string"
                        },
                        "uuid": {
                          "type": "string"
                        },
                        "major": {
                          "type": "integer"
                        },
                        "minor": {
                          "type": "integer"
                        },
                        "power": {
                          "type": "integer",
                          "description": "dBm"
                        },
                        "interval": {
                          "type": "integer",
                          "description": "ms"
                        }
                      },
                      "required": [
                        "id",
                        "name",
                        "uuid",
                        "major",
                        "minor",
                        "power",
                        "interval"
                      ]
                    }
                  }
                },
                "required": [
                  "state",
                  "adapter",
                  "transmissions"
                ]
              },
              "Settings": {
                "type": "object",
                "properties": {
                  "site": {
                    "type": "object",
                    "properties": {
                      "name": {
                        "type": "string"
                      },
                      "timeZone": {
                        "type": "string"
                      },
                      "hours": {
                        "type": "string"
                      },
                      "grace": {
                        "type": "integer",
                        "description": "minutes"
                      },
                      "uuid": {
                        "type": "string"
                      },
                      "version": {
                        "type": "string"
                      }
                    },
                    "required": [
                      "name",
                      "timeZone",
                      "hours",
                      "grace",
                      "uuid",
                      "version"
                    ]
                  },
                  "presence": {
                    "type": "object",
                    "properties": {
                      "near": {
                        "type": "number",
                        "description": "m"
                      },
                      "sightings": {
                        "type": "integer"
                      },
                      "window": {
                        "type": "integer",
                        "description": "s"
                      },
                      "awayAfter": {
                        "type": "integer",
                        "description": "s"
                      },
                      "version": {
                        "type": "string"
                      }
                    },
                    "required": [
                      "near",
                      "sightings",
                      "window",
                      "awayAfter",
                      "version"
                    ]
                  },
                  "isOpenBoard": {
                    "type": "boolean"
                  },
                  "storage": {
                    "type": "object",
                    "properties": {
                      "databaseBytes": {
                        "type": "integer"
                      },
                      "freeBytes": {
                        "type": [
                          "integer",
                          "null"
                        ]
                      },
                      "entries": {
                        "type": "integer"
                      },
                      "lastVerified": {
                        "type": [
                          "string",
                          "null"
                        ],
                        "format": "date-time"
                      },
                      "findings": {
                        "type": "array",
                        "items": {
                          "type": "string"
                        }
                      }
                    },
                    "required": [
                      "databaseBytes",
                      "freeBytes",
                      "entries",
                      "lastVerified",
                      "findings"
                    ]
                  }
                },
                "required": [
                  "site",
                  "presence",
                  "isOpenBoard",
                  "storage"
                ]
              },
              "Health": {
                "type": "object",
                "properties": {
                  "status": {
                    "enum": [
                      "ok",
                      "failing"
                    ]
                  },
                  "version": {
                    "type": "string"
                  },
                  "journal": {
                    "enum": [
                      "ok",
                      "failing"
                    ]
                  },
                  "receivers": {
                    "type": "array",
                    "items": {
                      "type": "object",
                      "properties": {
                        "name": {
                          "type": "string"
                        },
                        "health": {
                          "enum": [
                            "waiting",
                            "hearing",
                            "deaf"
                          ]
                        }
                      },
                      "required": [
                        "name",
                        "health"
                      ]
                    }
                  },
                  "alarms": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Alarm"
                    }
                  }
                },
                "required": [
                  "status",
                  "version",
                  "journal",
                  "receivers",
                  "alarms"
                ]
              }
            }
          }
        }
        """#
}
