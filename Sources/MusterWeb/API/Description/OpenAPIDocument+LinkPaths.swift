extension OpenAPIDocument {
    /// Where events and channels are.
    // swift-format-ignore
    static let linkPaths = #"""
        "/api/v1/events": {"get": {
          "operationId": "eventDocuments",
          "summary": "What happens, as server-sent events; Last-Event-ID, or after, resumes without a gap",
          "description": "Each event has an id, its type as the event's name, and an Event as data. Webhooks and MQTT carry the same documents.",
          "parameters": [
            {"name": "after", "in": "query", "schema": {"type": "string"}, "description": "The id of the last event that is known."}
          ],
          "responses": {
            "200": {"$ref": "#/components/responses/EventStream"},
            "400": {
              "description": "This is no id of an event.",
              "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
            },
            "404": {"$ref": "#/components/responses/NoSuchLink"},
            "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
          }
        }},
        "/api/v1/links": {
          "get": {
            "operationId": "links", "summary": "Who outside is told what",
            "responses": {
              "200": {
                "description": "The channels.",
                "content": {"application/json": {"schema": {
                  "type": "object", "required": ["links"],
                  "properties": {"links": {"type": "array", "items": {"$ref": "#/components/schemas/Link"}}}
                }}}
              },
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "post": {
            "operationId": "addLink", "summary": "Add a channel, which is told everything from now on",
            "description": "A webhook without a secret gets one, which is in the answer this one time.",
            "requestBody": {"required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/LinkSettings"}}}},
            "responses": {
              "201": {
                "description": "The channel.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Link"}}}
              },
              "400": {"$ref": "#/components/responses/BadRequest"},
              "422": {"$ref": "#/components/responses/Unprocessable"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/links/{id}": {
          "parameters": [{"$ref": "#/components/parameters/ID"}],
          "get": {
            "operationId": "link", "summary": "A channel",
            "responses": {
              "200": {"$ref": "#/components/responses/LinkNow"}, "404": {"$ref": "#/components/responses/NoSuchLink"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "patch": {
            "operationId": "changeLink", "summary": "Change a channel; what is not sent stays",
            "requestBody": {"required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/LinkChange"}}}},
            "responses": {
              "200": {"$ref": "#/components/responses/LinkNow"}, "404": {"$ref": "#/components/responses/NoSuchLink"},
              "400": {"$ref": "#/components/responses/BadRequest"},
              "422": {"$ref": "#/components/responses/Unprocessable"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "delete": {
            "operationId": "removeLink", "summary": "Remove a channel with all that waits for it",
            "responses": {
              "204": {"description": "Removed."}, "404": {"$ref": "#/components/responses/NoSuchLink"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/links/{id}/on": {
          "parameters": [{"$ref": "#/components/parameters/ID"}],
          "post": {
            "operationId": "turnLinkOn", "summary": "Turn a channel on, also one that was gone",
            "responses": {
              "200": {"$ref": "#/components/responses/LinkNow"}, "404": {"$ref": "#/components/responses/NoSuchLink"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/links/{id}/off": {
          "parameters": [{"$ref": "#/components/parameters/ID"}],
          "post": {
            "operationId": "turnLinkOff", "summary": "Turn a channel off",
            "responses": {
              "200": {"$ref": "#/components/responses/LinkNow"}, "404": {"$ref": "#/components/responses/NoSuchLink"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/links/{id}/test": {
          "parameters": [{"$ref": "#/components/parameters/ID"}],
          "post": {
            "operationId": "testLink", "summary": "Send a test at once",
            "responses": {
              "200": {
                "description": "What came of it.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/LinkAnswer"}}}
              },
              "404": {"$ref": "#/components/responses/NoSuchLink"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/links/{id}/subscriptions/{type}": {
          "parameters": [
            {"$ref": "#/components/parameters/ID"},
            {"name": "type", "in": "path", "required": true, "schema": {"type": "string"}, "description": "A type of events, or all."},
            {"name": "person", "in": "query", "schema": {"type": "string"}, "description": "A person's number; everybody without."}
          ],
          "put": {
            "operationId": "subscribeLink", "summary": "Tell a channel of events",
            "responses": {
              "200": {"$ref": "#/components/responses/LinkNow"}, "404": {"$ref": "#/components/responses/NoSuchLink"},
              "422": {"$ref": "#/components/responses/Unprocessable"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          },
          "delete": {
            "operationId": "unsubscribeLink", "summary": "Tell a channel of events no more",
            "responses": {
              "200": {"$ref": "#/components/responses/LinkNow"}, "404": {"$ref": "#/components/responses/NoSuchLink"},
              "422": {"$ref": "#/components/responses/Unprocessable"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/links/{id}/deliveries": {
          "parameters": [{"$ref": "#/components/parameters/ID"}],
          "get": {
            "operationId": "deliveries", "summary": "The latest 200 deliveries of a channel, the newest first",
            "responses": {
              "200": {
                "description": "The deliveries.",
                "content": {"application/json": {"schema": {
                  "type": "object", "required": ["deliveries"],
                  "properties": {"deliveries": {"type": "array", "items": {"$ref": "#/components/schemas/Delivery"}}}
                }}}
              },
              "404": {"$ref": "#/components/responses/NoSuchLink"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        },
        "/api/v1/links/{id}/deliveries/{delivery}/replay": {
          "parameters": [
            {"$ref": "#/components/parameters/ID"},
            {"name": "delivery", "in": "path", "required": true, "schema": {"type": "string"}}
          ],
          "post": {
            "operationId": "replayDelivery", "summary": "Deliver again what was delivered or given up",
            "responses": {
              "204": {"description": "It is delivered again."}, "404": {"$ref": "#/components/responses/NoSuchLink"},
              "401": {"$ref": "#/components/responses/Unauthorized"}, "403": {"$ref": "#/components/responses/Forbidden"}
            }
          }
        }
      """#

    /// Answers about channels.
    // swift-format-ignore
    static let linkResponses = #"""
        "LinkNow": {
          "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Link"}}},
          "description": "The channel as it is now."
        },
        "NoSuchLink": {
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
          "description": "It is not there."
        }
      """#
}
