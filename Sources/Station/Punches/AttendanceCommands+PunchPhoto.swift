import Attendance
package import BeaconKit

extension AttendanceCommands {
    /// How long after its punch a picture is taken, in µs: a day, for which a kiosk may be cut off.
    private static let longestWait: Int64 = 86_400_000_000

    /// Keeps the picture that a kiosk took of whoever made a punch. Of one that has a picture nothing changes.
    ///
    /// - Parameter key: that under which the same kiosk sent the punch.
    /// - Throws: ``PunchPhotoError``, `RosterError` for what is no photo, ``StoreError``.
    package func keepPhoto(_ bytes: [UInt8], ofPunch key: String, at now: Instant) async throws {
        let store = repository.store
        guard try store.kioskRules().settings.photo else { throw PunchPhotoError.notWanted }
        let photo = try Photo(bytes: bytes)
        guard let punch = try store.punch(key: key), punch.actor == actor,
            // Of whoever was erased nothing new is kept.
            try await repository.snapshot().roster.anyone(punch.punch.person) != nil
        else { throw PunchPhotoError.noSuchPunch }
        guard now.microseconds(since: punch.recorded) <= Self.longestWait else { throw PunchPhotoError.tooLate }
        let person = punch.punch.person
        _ = try store.append([], recorded: now) { journal in
            let next = punch.happened.adding(microseconds: 1)
            guard try journal.punchPhotos(of: person, from: punch.happened, to: next)[punch.id] == nil else {
                return []
            }
            let value = PersonalValue.make(photo: photo, person: person)
            let taken = PunchPhotographed(person: person, punch: punch.id, photo: value.commitment)
            return [
                EntryDraft(
                    .punchPhotographed(taken),
                    happened: punch.happened,
                    source: punch.source,
                    actor: actor,
                    personal: [value]
                )
            ]
        }
    }
}

/// Why the picture of a punch is not kept. The description says what to do.
package enum PunchPhotoError: Error, Hashable, Sendable {
    /// The site takes no pictures.
    case notWanted
    /// This kiosk sent no punch under the key.
    case noSuchPunch
    case tooLate
}

extension PunchPhotoError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notWanted: "Photos of punches are switched off. Switch them on under Kiosks, or send none."
        case .noSuchPunch: "This kiosk sent no punch with this key. Send the punch first."
        case .tooLate: "The punch is more than a day old. Its photo is not kept any more."
        }
    }
}
