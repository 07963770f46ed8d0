package import Attendance
package import BeaconKit

/// A person's PIN, which a kiosk asks for before it takes a punch.
extension AccessControl {
    /// Sets somebody's PIN; `nil` removes it.
    ///
    /// - Throws: ``PINError/unfit`` unless it has 4 to 12 digits that are not all the same.
    package func setPIN(_ pin: String?, of person: PersonID) async throws {
        guard let pin else { return try await write { try $0.setPIN(nil, of: person) } }
        guard (4...12).contains(pin.count), pin.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
            Set(pin).count > 1
        else { throw PINError.unfit }
        let cost = cost
        let hash = try await passwords.run { try PasswordHash(pin, cost: cost) }
        try await write { try $0.setPIN(hash, of: person) }
    }

    package func hasPIN(_ person: PersonID) throws -> Bool { try store.pin(of: person) != nil }

    /// Those who have a PIN.
    package func peopleWithPIN() throws -> Set<PersonID> { try store.peopleWithPIN() }

    /// Lets somebody punch who needs no PIN or gives theirs.
    ///
    /// Guessing is slowed down for each person apart, and not for the address: one kiosk is everybody's address.
    ///
    /// - Throws: ``PINError/missing``, ``PINError/wrong``, ``PINError/tooManyAttempts(seconds:)``.
    package func checkPIN(_ pin: String?, of person: PersonID, at now: Instant) async throws {
        guard let kept = try store.pin(of: person) else { return }
        guard let pin, !pin.isEmpty else { throw PINError.missing }
        do {
            let isRight = try await attempt(.pin(person.rawValue), address: "", at: now) {
                try await passwords.run { kept.matches(String(pin.prefix(12))) }
            }
            guard isRight else { throw PINError.wrong }
        } catch AccessError.tooManyAttempts(let seconds) {
            throw PINError.tooManyAttempts(seconds: seconds)
        }
    }
}
