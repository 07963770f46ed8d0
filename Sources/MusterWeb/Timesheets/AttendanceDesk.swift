import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// What all addresses about attendance share: the books, who changes them, what is asked for.
struct AttendanceDesk: Sendable {
    /// Bytes of a document that is taken.
    static let documentLimit = 16 * 1024
    /// The most days that are asked for at once.
    private static let mostDays = 366

    let services: WebServices

    func books() async throws -> Books { try await services.books.books() }

    /// The station's time.
    func now() async -> Instant { await services.board.board().now }

    /// What is known now, with what the station's receivers have reported.
    func knowledge(_ books: Books) async -> Timesheet.Knowledge {
        let board = await services.board.board()
        return books.knowledge(at: board.now, live: board.receivers)
    }

    func commands(_ visit: Visit, request: SentRequest? = nil) -> AttendanceCommands {
        AttendanceCommands(keeper: services.books, visitor: visit.visitor, request: request)
    }

    /// What a new thing is called: the same for the same `Idempotency-Key` of the same account.
    ///
    /// - Throws: a 422 for a key of no or more than 200 characters.
    func identifier(_ kind: String, _ visit: Visit) throws -> String {
        IdempotencyKey.identifier(for: kind, by: visit.visitor.actor, key: try key(visit))
    }

    private func key(_ visit: Visit) throws -> String? {
        let key = visit.request.headers[.idempotencyKey]
        if let key, !(1...200).contains(key.count) {
            throw Refusal("problems.idempotencyKey")
        }
        return key
    }

    /// Makes one change, however often it is sent under its `Idempotency-Key`.
    ///
    /// - Parameter kind: what it is, so that one key may stand over several things.
    /// - Throws: ``AttendanceRefusal/nameTaken(_:)`` if something else was sent under the key; a 422 for a key of no or
    ///   more than 200 characters; what `change` throws.
    func once(_ kind: String, _ visit: Visit, _ change: (AttendanceCommands) async throws -> Void) async throws {
        guard let key = try key(visit) else { return try await change(commands(visit)) }
        let request = IdempotencyKey.request(
            for: kind,
            by: visit.visitor.actor,
            key: key,
            content: Self.content(visit)
        )
        func isDone() throws -> Bool {
            guard let digest = try services.journal.digest(ofRequest: request.identifier) else { return false }
            guard digest == request.digest else { throw AttendanceRefusal.nameTaken(key) }
            return true
        }
        if try isDone() { return }
        do {
            try await change(commands(visit, request: request))
        } catch is SentAgain {
            _ = try isDone()
        }
    }

    /// What is asked for where: the same however a program puts the members of an object in order.
    private static func content(_ visit: Visit) -> [UInt8] {
        let sent = Data(visit.bytes.readableBytesView)
        let object = try? JSONSerialization.jsonObject(with: sent)
        let ordered = object.flatMap { try? JSONSerialization.data(withJSONObject: $0, options: .sortedKeys) }
        return Array("\(visit.request.uri.path)\0".utf8) + Array(ordered ?? sent)
    }

    /// Whom a number means, archived or not.
    ///
    /// - Throws: `RosterError.noSuchPerson`.
    func person(_ text: String, in books: Books) throws -> Person {
        try books.person(PersonNumber(typed: text))
    }

    /// Somebody whose record the visitor may see.
    ///
    /// - Throws: a 403, which says nothing of whether there is such a person.
    func visible(_ visit: Visit, in books: Books) throws -> Person {
        let person = try? person(visit.parameter("number"), in: books)
        guard visit.visitor.maySeeHistory(of: person?.id) else { throw HTTPError(.forbidden) }
        return try self.person(visit.parameter("number"), in: books)
    }

    /// The days of a query: by default the 31 days up to today.
    ///
    /// - Throws: `ScheduleError` or a 422.
    func range(_ visit: Visit, _ books: Books) async throws -> DayRange {
        let today = books.today(at: await now())
        let to = try day(visit.query("to")) ?? today
        let from = try day(visit.query("from")) ?? to.adding(-30)
        let range = try DayRange(from: from, to: to)
        guard range.count <= Self.mostDays else {
            throw ScheduleError.rangeTooLong(days: range.count, limit: Self.mostDays)
        }
        return range
    }

    func day(_ text: String?) throws -> LocalDay? {
        guard let text else { return nil }
        guard let day = LocalDay(text) else {
            throw Refusal("problems.date", ["name": text])
        }
        return day
    }

    /// A department that is asked for; `nil` for all.
    func department(_ visit: Visit) -> String? {
        visit.decodedQuery("department").flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whom a query asks for: one person by number, or a department, or everybody.
    ///
    /// - Throws: `RosterError.noSuchPerson`.
    func people(_ visit: Visit, in range: DayRange, _ books: Books) throws -> [Person] {
        guard let number = visit.decodedQuery("person"), !number.isEmpty else {
            return books.people(of: department(visit), in: range)
        }
        return [try person(number, in: books)]
    }

    /// When something happened, in ISO 8601 or by the site's clock.
    func instant(_ text: String, in books: Books) throws -> Instant {
        var reader = WallTimeReader(zones: books.attendance.zones)
        return try reader.instant(text)
    }

    /// Answers, or throws why not, to be said in the language that is asked for.
    func answering(_ work: () async throws -> Response) async throws -> Response {
        do {
            return try await work()
        } catch {
            if let refusal = Refusal(attendance: error) { throw refusal }
            throw error
        }
    }
}
