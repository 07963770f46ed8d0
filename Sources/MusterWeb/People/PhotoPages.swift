import Attendance
import Hummingbird
import Station

/// A person's photo, as scripts send it.
struct PhotoPages: Sendable {
    /// Bytes that are read at all: more than a photo may have, so that one that is somewhat too large is told its size.
    private static let limit = 8 * 1024 * 1024

    let desk: PeopleDesk

    var routes: [Route] {
        [
            .put("/people/:id/photo", .permission(.editPeople), body: .bytes(Self.limit)) { visit in
                let person = try await desk.person(visit)
                return try await answering(visit) {
                    let photo = try Photo(bytes: Array(buffer: visit.bytes))
                    return try await save(.photo(photo), of: person, visit)
                }
            },
            .delete("/people/:id/photo", .permission(.editPeople)) { visit in
                let person = try await desk.person(visit)
                return try await answering(visit) { try await save(.none, of: person, visit) }
            },
        ]
    }

    private func save(_ picture: PersonChange.Picture, of person: Person, _ visit: Visit) async throws -> Person {
        try await desk.change(visit) { commands, now in
            try commands.edit(person.id, to: PersonChange(picture: picture), at: now)
        }
    }

    /// Where the photo is now, or why it was refused.
    private func answering(_ visit: Visit, _ change: () async throws -> Person) async throws -> Response {
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
                json.string(visit.texts.people.reason(error))
            }
            return .json(json.bytes, status: .unprocessableContent)
        }
    }
}
