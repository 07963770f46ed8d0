import Attendance
import Foundation
import Hummingbird
import Station

/// When somebody is not to be told of their items: on their page, and for programs.
struct QuietHoursPages: Sendable {
    private static let limit = 4096

    let controller: ItemController

    var routes: [Route] {
        [
            .post("/people/:id/quiet", .permission(.editPeople)) { incoming in
                let person = try await person(incoming)
                let isRemoved = incoming.form.isTicked("remove")
                do {
                    let request = QuietHoursRequest(hours: nil, days: nil)
                    try await set(isRemoved ? request : incoming.decode(QuietHoursRequest.self), of: person, incoming)
                } catch ItemError.noDays {
                    return .redirect(to: PeopleController.address(person, done: "quiet-no-days"), type: .normal)
                } catch is ItemError {
                    let address = PeopleController.address(person, done: "quiet-bad")
                    return .redirect(
                        to: "\(address)&quiet=\(incoming.form.trimmed("hours").percentEncoded)",
                        type: .normal
                    )
                }
                return .redirect(to: PeopleController.address(person, done: "quiet-saved"), type: .normal)
            },
            .get("/api/v1/people/:number/quiet-hours", .permission(.viewPeople)) { incoming in
                try await answer(of: numbered(incoming))
            },
            .put("/api/v1/people/:number/quiet-hours", .permission(.editPeople), body: .bytes(Self.limit)) { incoming in
                let person = try await numbered(incoming)
                try await set(incoming.decode(QuietHoursRequest.self), of: person, incoming)
                return try await answer(of: person)
            },
        ]
    }

    private func person(_ incoming: IncomingRequest) async throws -> PersonID {
        let id = PersonID(rawValue: incoming.parameter("id"))
        let roster = try await controller.services.attendance.state().roster
        guard roster.anyone(id) != nil else { throw HTTPError(.notFound) }
        return id
    }

    /// Whom a program means.
    private func numbered(_ incoming: IncomingRequest) async throws -> PersonID {
        let number = Int(incoming.parameter("number")).flatMap(PersonNumber.init(rawValue:))
        let roster = try await controller.services.attendance.state().roster
        guard let found = number.flatMap({ roster.anyone(number: $0) }) else { throw HTTPError(.notFound) }
        return found.id
    }

    private func set(_ request: QuietHoursRequest, of person: PersonID, _ incoming: IncomingRequest) async throws {
        let hours = try request.quiet()
        try await controller.change(incoming) { commands, now in try commands.setQuietHours(hours, of: person, at: now)
        }
    }

    private func answer(of person: PersonID) async throws -> Response {
        let hours = try await controller.services.attendance.state().stored.quietHours[person]
        var json = JSONWriter()
        json.object { json in
            json.key("hours")
            json.string(hours?.hours)
            json.key("days")
            json.array((hours?.days ?? Set(1...7)).sorted()) { $0.integer($1) }
        }
        return .json(json.bytes)
    }
}

/// The part of a person's page about when they are not to be told of their items.
struct QuietHoursView: Sendable {
    let t: ItemTexts
    let action: String
    let csrfToken: String
    let hours: String
    let isSet: Bool
    let days: [ItemView.Choice]

    /// - Returns: `nil` for somebody who is not there yet.
    init?(of person: PersonID?, for incoming: IncomingRequest, in state: StoredState) {
        guard let person else { return nil }
        let saved = state.quietHours[person]
        t = incoming.texts.items
        action = PeopleController.address(person) + "/quiet"
        csrfToken = incoming.csrfToken
        isSet = saved != nil
        // What was refused is there to be mended.
        hours = incoming.decodedQuery("quiet") ?? saved?.hours ?? ""
        days = (1...7).map {
            ItemView.Choice(
                value: String($0),
                label: incoming.texts.items.dayNames[$0 - 1],
                isChosen: saved?.days.contains($0) ?? true
            )
        }
    }
}
