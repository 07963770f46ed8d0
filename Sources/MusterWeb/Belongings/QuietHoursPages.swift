import Attendance
import Foundation
import Hummingbird
import Station

/// When somebody is not to be told of their items: on their page, and for programs.
struct QuietHoursPages: Sendable {
    private static let limit = 4096

    let desk: ItemDesk

    var routes: [Route] {
        [
            .post("/people/:id/quiet", .permission(.editPeople)) { visit in
                let person = try person(visit)
                let typed = visit.form.isTicked("remove") ? "" : visit.form.trimmed("quiet")
                let days = Set(visit.form.all("quietDays").compactMap { Int($0) })
                do {
                    try await set(typed, days: days, of: person, visit)
                } catch is ItemError {
                    let address = PeopleDesk.address(person, done: "quiet-bad")
                    let kept = typed.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
                    return .redirect(to: "\(address)&quiet=\(kept)", type: .normal)
                }
                return .redirect(to: PeopleDesk.address(person, done: "quiet-saved"), type: .normal)
            },
            .get("/api/v1/people/:number/quiet-hours", .permission(.viewPeople)) { visit in
                try answer(of: numbered(visit))
            },
            .put("/api/v1/people/:number/quiet-hours", .permission(.editPeople), body: .bytes(Self.limit)) { visit in
                let person = try numbered(visit)
                let body = try JSONBody(visit)
                try body.check(["hours": .optionalString, "days": .numbers])
                let days = body.strings("days")?.map { Int($0) ?? 0 }
                do {
                    try await set(
                        body.string("hours") ?? "",
                        days: days.map { Set($0) } ?? Set(1...7),
                        of: person,
                        visit
                    )
                } catch let error as ItemError {
                    return Problem(status: error.status, detail: visit.texts.items.reason(error)).response
                }
                return try answer(of: person)
            },
        ]
    }

    private func person(_ visit: Visit) throws -> PersonID {
        let id = PersonID(rawValue: visit.parameter("id"))
        guard try desk.services.journal.state().roster.anyone(id) != nil else { throw HTTPError(.notFound) }
        return id
    }

    /// Whom a program means.
    private func numbered(_ visit: Visit) throws -> PersonID {
        let number = Int(visit.parameter("number")).flatMap(PersonNumber.init(rawValue:))
        let found = try number.flatMap { try desk.services.journal.state().roster.anyone(number: $0) }
        guard let found else { throw HTTPError(.notFound) }
        return found.id
    }

    private func set(_ typed: String, days: Set<Int>, of person: PersonID, _ visit: Visit) async throws {
        let hours: WeeklyHours? = typed.isEmpty ? nil : try WeeklyHours(days: days, hours: typed)
        try await desk.change(visit) { commands, now in try commands.setQuietHours(hours, of: person, at: now) }
    }

    private func answer(of person: PersonID) throws -> Response {
        let hours = try desk.services.journal.state().quietHours[person]
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
    let proof: String
    let hours: String
    let isSet: Bool
    let days: [ItemView.Choice]

    /// - Returns: `nil` for somebody who is not there yet.
    init?(of person: PersonID?, for visit: Visit, journal: any JournalStore) throws {
        guard let person else { return nil }
        let saved = try journal.state().quietHours[person]
        t = visit.texts.items
        action = PeopleDesk.address(person) + "/quiet"
        proof = visit.proof
        isSet = saved != nil
        // What was refused is there to be mended.
        hours = visit.decodedQuery("quiet") ?? saved?.hours ?? ""
        days = (1...7).map {
            ItemView.Choice(
                value: String($0),
                label: visit.texts.items.dayNames[$0 - 1],
                isChosen: saved?.days.contains($0) ?? true
            )
        }
    }
}
