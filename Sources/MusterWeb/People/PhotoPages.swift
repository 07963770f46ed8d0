import Attendance
import Hummingbird
import Station

/// A person's photo, as scripts send it.
struct PhotoPages: Sendable {
    /// Bytes that are read at all: more than a photo may have, so that one that is somewhat too large is told its size.
    private static let limit = 8 * 1024 * 1024

    let controller: PeopleController

    var routes: [Route] {
        [
            .put("/people/:id/photo", .permission(.editPeople), body: .bytes(Self.limit)) { incoming in
                let person = try await controller.person(incoming)
                return try await answering(incoming) {
                    let photo = try Photo(bytes: Array(buffer: incoming.bytes))
                    return try await save(.photo(photo), of: person, incoming)
                }
            },
            .delete("/people/:id/photo", .permission(.editPeople)) { incoming in
                let person = try await controller.person(incoming)
                return try await answering(incoming) { try await save(.none, of: person, incoming) }
            },
        ]
    }

    private func save(_ picture: PersonChange.Picture, of person: Person, _ incoming: IncomingRequest) async throws
        -> Person
    {
        try await controller.change(incoming) { commands, now in
            try commands.edit(person.id, to: PersonChange(picture: picture), at: now)
        }
    }

    /// Where the photo is now, or why it was refused.
    private func answering(_ incoming: IncomingRequest, _ change: () async throws -> Person) async throws -> Response {
        var json = JSONWriter()
        do {
            let person = try await change()
            json.object { json in
                json.key("photo")
                json.string(person.photo.map { PhotoRoute.address($0) })
            }
            return .json(json.bytes)
        } catch let error as RosterError {
            json.object { json in
                json.key("problem")
                json.string(incoming.texts.people.reason(error))
            }
            return .json(json.bytes, status: .unprocessableContent)
        }
    }
}
