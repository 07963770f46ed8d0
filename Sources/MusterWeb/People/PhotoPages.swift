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
                return try await PhotoRoute.answer(incoming) {
                    let photo = try Photo(bytes: Array(buffer: incoming.bytes))
                    return try await save(.photo(photo), of: person, incoming)
                }
            },
            .delete("/people/:id/photo", .permission(.editPeople)) { incoming in
                let person = try await controller.person(incoming)
                return try await PhotoRoute.answer(incoming) { try await save(.none, of: person, incoming) }
            },
        ]
    }

    private func save(_ picture: PersonChange.Picture, of person: Person, _ incoming: IncomingRequest) async throws
        -> Commitment?
    {
        try await controller.change(incoming) { commands, now in
            try commands.edit(person.id, to: PersonChange(picture: picture), at: now).photo
        }
    }
}
