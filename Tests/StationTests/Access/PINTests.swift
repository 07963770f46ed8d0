import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("PINs")
struct PINTests {
    private let access: AccessControl
    private let person = PersonID()
    private let now = Instant(microseconds: 1_800_000_000_000_000)

    init() throws { access = AccessControl(store: try SQLiteJournal(), cost: .least) }

    @Test("who has none needs none; who has one needs it and nobody else's")
    func checked() async throws {
        try await access.checkPIN(nil, of: person, at: now)
        try await access.setPIN("2468", of: person)
        #expect(try await access.peopleWithPIN() == [person])
        try await access.checkPIN("2468", of: person, at: now)
        await #expect(throws: PINError.missing) { try await access.checkPIN(nil, of: person, at: now) }
        await #expect(throws: PINError.wrong) { try await access.checkPIN("2469", of: person, at: now) }
        try await access.setPIN(nil, of: person)
        try await access.checkPIN(nil, of: person, at: now)
        #expect(try await !access.hasPIN(person))
    }

    @Test("guessing is slowed down for the person, and not for those who stand behind them")
    func throttled() async throws {
        let other = PersonID()
        try await access.setPIN("2468", of: person)
        try await access.setPIN("1357", of: other)
        for _ in 0..<5 {
            await #expect(throws: PINError.wrong) { try await access.checkPIN("0001", of: person, at: now) }
        }
        await #expect(throws: PINError.tooManyAttempts(seconds: 2)) {
            try await access.checkPIN("2468", of: person, at: now)
        }
        try await access.checkPIN("1357", of: other, at: now)
        let later = now.adding(microseconds: 2_000_000)
        try await access.checkPIN("2468", of: person, at: later)
        // A right one forgives.
        await #expect(throws: PINError.wrong) { try await access.checkPIN("0001", of: person, at: later) }
        try await access.checkPIN("2468", of: person, at: later)
    }

    @Test("4 to 12 digits, not all the same", arguments: ["", "123", "1234567890123", "12a4", "١٢٣٤", "0000", "12 4"])
    func refused(pin: String) async throws {
        await #expect(throws: PINError.unfit) { try await access.setPIN(pin, of: person) }
    }
}
