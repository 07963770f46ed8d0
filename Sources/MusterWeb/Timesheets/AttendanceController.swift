import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// What all addresses about attendance share: the snapshot, who changes them, what is asked for.
struct AttendanceController: Sendable {
    /// Bytes of a document that is taken.
    static let documentLimit = 16 * 1024
    /// The most days that are asked for at once.
    private static let mostDays = 366

    let services: WebServices

    func snapshot() async throws -> Snapshot { try await services.attendance.snapshot() }

    /// The station's time.
    func now() async -> Instant { await services.board.board().now }

    /// What is known now, with what the station's receivers have reported.
    func knowledge(_ snapshot: Snapshot) async -> Timesheet.Knowledge {
        let board = await services.board.board()
        return snapshot.knowledge(at: board.now, live: board.receivers)
    }

    func commands(_ incoming: IncomingRequest, request: SentRequest? = nil) -> AttendanceCommands {
        AttendanceCommands(repository: services.attendance, principal: incoming.principal, request: request)
    }

    /// What a new thing is called: the same for the same `Idempotency-Key` of the same account.
    ///
    /// - Throws: a 422 for a key of no or more than 200 characters.
    func identifier(_ kind: String, _ incoming: IncomingRequest) throws -> String {
        IdempotencyKey.identifier(for: kind, by: incoming.principal.actor, key: try key(incoming))
    }

    private func key(_ incoming: IncomingRequest) throws -> String? {
        let key = incoming.request.headers[.idempotencyKey]
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
    func once(_ kind: String, _ incoming: IncomingRequest, _ change: (AttendanceCommands) async throws -> Void)
        async throws
    {
        guard let key = try key(incoming) else { return try await change(commands(incoming)) }
        let request = IdempotencyKey.request(
            for: kind,
            by: incoming.principal.actor,
            key: key,
            content: Self.content(incoming)
        )
        func isDone() throws -> Bool {
            guard let digest = try services.journal.digest(ofRequest: request.identifier) else { return false }
            guard digest == request.digest else { throw AttendanceRefusal.nameTaken(key) }
            return true
        }
        if try isDone() { return }
        do {
            try await change(commands(incoming, request: request))
        } catch is SentAgain {
            _ = try isDone()
        }
    }

    /// What is asked for where: the same however a program puts the members of an object in order.
    private static func content(_ incoming: IncomingRequest) -> [UInt8] {
        let sent = Data(incoming.bytes.readableBytesView)
        let object = try? JSONSerialization.jsonObject(with: sent)
        let ordered = object.flatMap { try? JSONSerialization.data(withJSONObject: $0, options: .sortedKeys) }
        return Array("\(incoming.request.uri.path)\0".utf8) + Array(ordered ?? sent)
    }

    /// Whom a number means, archived or not.
    ///
    /// - Throws: `RosterError.noSuchPerson`.
    func person(_ text: String, in snapshot: Snapshot) throws -> Person {
        try snapshot.person(PersonNumber(typed: text))
    }

    /// Somebody whose record the principal may see.
    ///
    /// - Throws: a 403, which says nothing of whether there is such a person.
    func visible(_ incoming: IncomingRequest, in snapshot: Snapshot) throws -> Person {
        let person = try? person(incoming.parameter("number"), in: snapshot)
        guard incoming.principal.maySeeHistory(of: person?.id) else { throw HTTPError(.forbidden) }
        return try self.person(incoming.parameter("number"), in: snapshot)
    }

    /// Lets in who may correct times, or ask for a correction of their own.
    ///
    /// - Throws: a 403.
    func checkMayCorrect(_ incoming: IncomingRequest) throws {
        let principal = incoming.principal
        let mayAsk = principal.may(.requestCorrections) && principal.account?.person != nil
        guard mayAsk || principal.may(.correctTimes) else {
            throw HTTPError(.forbidden, message: incoming.texts.access.notAllowed)
        }
    }

    /// Makes a correction, or asks for one.
    ///
    /// - Throws: a 403 for whoever may not, which says nothing of whether there is such a person; what is refused.
    func correct(_ request: CorrectionRequest, id: CorrectionID, _ incoming: IncomingRequest) async throws {
        try checkMayCorrect(incoming)
        let snapshot = try await snapshot()
        let named = try? snapshot.person(request.number).id
        let isOwn = named != nil && incoming.principal.account?.person == named
        guard isOwn || incoming.principal.may(.correctTimes) else {
            throw HTTPError(.forbidden, message: incoming.texts.access.notAllowed)
        }
        let person = try snapshot.person(request.number).id
        let change = try request.change(in: snapshot.attendance.zones)
        let reason = request.reason?.value ?? ""
        // One's own time is asked for; a supervisor may also ask instead of correcting.
        let commands = commands(incoming)
        if request.request ?? isOwn {
            try await commands.request(change, for: person, reason: reason, id: id, at: await now())
        } else {
            try await commands.make(change, for: person, reason: reason, id: id, at: await now())
        }
    }

    /// The days of a query: by default the 31 days up to today.
    ///
    /// - Parameter person: whose pay period it is, where one is asked for; `nil` for that of the department that is asked for,
    ///   or everyone's.
    /// - Throws: `ScheduleError` or a 422.
    func range(_ incoming: IncomingRequest, _ snapshot: Snapshot, of person: Person? = nil) async throws -> DayRange {
        if let day = try day(incoming.query("period")) {
            guard incoming.query("from") == nil, incoming.query("to") == nil else {
                throw Refusal("problems.periodOrDays")
            }
            return try snapshot.payPeriod(of: person, department: department(incoming), on: day)
        }
        let today = snapshot.today(at: await now())
        let to = try day(incoming.query("to")) ?? today
        let from = try day(incoming.query("from")) ?? to.adding(-30)
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
    func department(_ incoming: IncomingRequest) -> String? {
        incoming.decodedQuery("department").flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whom a query asks for: one person by number, or a department, or everybody.
    ///
    /// - Throws: `RosterError.noSuchPerson`.
    func people(_ incoming: IncomingRequest, in range: DayRange, _ snapshot: Snapshot) throws -> [Person] {
        guard let number = incoming.decodedQuery("person"), !number.isEmpty else {
            return snapshot.people(of: department(incoming), in: range)
        }
        return [try person(number, in: snapshot)]
    }

    /// When something happened, in ISO 8601 or by the site's clock.
    func instant(_ text: String, in snapshot: Snapshot) throws -> Instant {
        var reader = WallTimeReader(zones: snapshot.attendance.zones)
        return try reader.instant(text)
    }
}
