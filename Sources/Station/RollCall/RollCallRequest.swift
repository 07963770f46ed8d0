package import Attendance
package import BeaconKit

/// A roll call that is to start, as a page or a program asks for it.
package struct RollCallRequest: Decodable, Sendable {
    package let drill: Bool?
}

/// What is said of somebody in a roll call, as a page or a program asks for it: of somebody on the roster, of a visitor, or
/// of somebody who is on no list.
package struct MarkRequest: Decodable, Sendable {
    package let state: RollCallMark.State
    package let number: PersonNumber?
    /// A visitor's identifier.
    package let visitor: String?
    /// What somebody is called who is on no list.
    package let name: Clearable<String>?

    /// Says it.
    ///
    /// - Parameters:
    ///   - person: whom a page means that names people by their identifiers; `nil` where ``number`` does.
    ///   - stranger: names whoever is on no list in later marks.
    package func mark(
        _ person: PersonID?,
        or stranger: PersonID,
        in id: RollCallID,
        by commands: AttendanceCommands,
        at now: Instant
    ) async throws {
        if let visitor {
            try await commands.mark(PersonID(rawValue: visitor), state, in: id, at: now)
        } else if let name {
            try await commands.mark(unlisted: name.value ?? "", as: stranger, state, in: id, at: now)
        } else {
            guard let person else { throw RequestError.missing(field: "name") }
            try await commands.mark(person, state, in: id, at: now)
        }
    }
}

extension RollCallMark.State: RequestValue {}
