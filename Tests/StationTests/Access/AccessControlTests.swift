import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Who is let in")
struct AccessControlTests {
    private let store: SQLiteJournal
    private let access: AccessControl
    private let now = Instant(microseconds: 1_800_000_000_000_000)
    private let password = "purple tide on Sunday"

    init() throws {
        store = try SQLiteJournal()
        access = AccessControl(store: store, cost: .least)
    }

    @discardableResult
    private func add(_ name: String, _ role: Role) async throws -> Account {
        try await access.add(name: name, role: role, password: password, by: "test", at: now)
    }

    private func change(_ id: AccountID, name: String, role: Role) async throws {
        try await access.change(id, name: name, role: role, person: nil, by: "test", at: now)
    }

    private func later(_ seconds: Int64) -> Instant { now.adding(microseconds: seconds * 1_000_000) }

    private func signIn(_ name: String, _ password: String? = nil, at instant: Instant? = nil) async throws -> Secret {
        try await access.signIn(
            name: name,
            password: password ?? self.password,
            address: "192.0.2.1",
            browser: "Firefox",
            at: instant ?? now
        )
    }

    @Test("the right password signs in, whatever the case of the name; a wrong one and an unknown name do not")
    func signingIn() async throws {
        let anna = try await add("Anna", .supervisor)
        let secret = try await signIn("anna")
        let principal = try await access.principal(using: secret, at: now)
        #expect(principal.account == anna)
        #expect(principal.permissions == Role.supervisor.permissions)
        await #expect(throws: AccessError.wrongPassword) { try await signIn("Anna", "wrong password") }
        await #expect(throws: AccessError.wrongPassword) { try await signIn("Bo") }
        #expect(try await access.principal(using: Secret(), at: now) == .anonymous)
    }

    @Test("guessing is slowed down, also when the right password comes at last")
    func throttled() async throws {
        try await add("Anna", .staff)
        for _ in 0..<5 {
            await #expect(throws: AccessError.wrongPassword) { try await signIn("Anna", "wrong password") }
        }
        await #expect(throws: AccessError.tooManyAttempts(seconds: 2)) { try await signIn("Anna") }
        _ = try await signIn("Anna", at: later(2))
    }

    @Test("a session ends after 12 hours of rest and after 30 days")
    func sessionEnds() async throws {
        try await add("Anna", .staff)
        let rested = try await signIn("Anna")
        #expect(try await access.principal(using: rested, at: later(43_199)) != .anonymous)
        #expect(try await access.principal(using: rested, at: later(43_199 + 43_200)) == .anonymous)
        let used = try await signIn("Anna")
        for hour in stride(from: Int64(10), to: 720, by: 10) {
            #expect(try await access.principal(using: used, at: later(hour * 3_600)) != .anonymous)
        }
        #expect(try await access.principal(using: used, at: later(720 * 3_600)) == .anonymous)
        // Nobody waits for the removal; what is written next comes after it.
        try await access.setPIN(nil, of: PersonID())
        #expect(try store.credentials().isEmpty)
    }

    @Test("signing out everywhere ends every session and no kiosk")
    func everywhere() async throws {
        let anna = try await add("Anna", .admin)
        let secrets = [try await signIn("Anna"), try await signIn("Anna")]
        let kiosk = try await access.enrol(code: await access.kioskCode(name: "Door", at: now), address: "a", at: now)
        try await access.signOutEverywhere(anna.id)
        for secret in secrets { #expect(try await access.principal(using: secret, at: now) == .anonymous) }
        #expect(try await access.principal(using: kiosk, at: now).permissions == [.viewBoard, .punchAtKiosk])
    }

    @Test("a new password ends all sessions but the one in which it was set")
    func newPassword() async throws {
        let anna = try await add("Anna", .staff)
        let here = try await signIn("Anna")
        let there = try await signIn("Anna")
        guard case .account(_, let session) = try await access.principal(using: here, at: now) else {
            Issue.record("not signed in")
            return
        }
        func change(from old: String, to new: String) async throws {
            try await access.changePassword(
                from: old,
                to: new,
                of: anna,
                keeping: session.id,
                address: "a",
                at: now
            )
        }
        await #expect(throws: AccessError.wrongPassword) {
            try await change(from: "wrong password", to: "seven grey cats")
        }
        await #expect(throws: AccessError.weakPassword(.tooShort)) { try await change(from: password, to: "grey") }
        try await change(from: password, to: "seven grey cats")
        #expect(try await access.principal(using: here, at: now) != .anonymous)
        #expect(try await access.principal(using: there, at: now) == .anonymous)
        await #expect(throws: AccessError.wrongPassword) { try await signIn("Anna") }
        _ = try await signIn("Anna", "seven grey cats")
    }

    @Test("a name is given once, whatever its case")
    func uniqueNames() async throws {
        let anna = try await add("Anna", .admin)
        let bo = try await add("Bo", .staff)
        await #expect(throws: AccessError.nameTaken("Anna")) {
            try await add("ANNA", .staff)
        }
        await #expect(throws: AccessError.nameTaken("Anna")) {
            try await change(bo.id, name: "anna", role: .staff)
        }
        try await change(anna.id, name: "ANNA", role: .admin)
        #expect(try store.accounts().map(\.name) == ["ANNA", "Bo"])
        _ = try await signIn("anna")
    }

    @Test("the last administrator stays")
    func lastAdministrator() async throws {
        let anna = try await add("Anna", .admin)
        await #expect(throws: AccessError.lastAdministrator) { try await access.remove(anna.id, by: "test", at: now) }
        await #expect(throws: AccessError.lastAdministrator) {
            try await change(anna.id, name: "Anna", role: .staff)
        }
        try await add("Bo", .admin)
        let secret = try await signIn("Anna")
        try await access.remove(anna.id, by: "test", at: now)
        #expect(try await access.principal(using: secret, at: now) == .anonymous)
    }

    @Test("a changed role counts at once for those who are signed in")
    func changedRole() async throws {
        try await add("Root", .admin)
        let anna = try await add("Anna", .supervisor)
        let secret = try await signIn("Anna")
        let token = try await access.makeToken(
            name: "Payroll",
            for: anna.id,
            scopes: [.viewHistory, .manageAccess],
            at: now
        )
        #expect(try await access.principal(using: token, at: now).permissions == [.viewHistory])
        try await change(anna.id, name: "Anna", role: .staff)
        #expect(try await access.principal(using: secret, at: now).permissions == Role.staff.permissions)
        #expect(try await access.principal(using: token, at: now).permissions.isEmpty)
    }

    @Test("the set-up code makes the first administrator, once")
    func setUp() async throws {
        func setUp(_ code: String) async throws -> Secret {
            try await access.setUp(
                code: code,
                name: "Anna",
                password: password,
                address: "a",
                browser: "Safari",
                at: later(60)
            )
        }
        #expect(try await access.needsSetUp())
        let code = await access.setUpCode(at: now)
        await #expect(throws: AccessError.wrongCode) { try await setUp("AAAA-AAAA") }
        let secret = try await setUp(code.lowercased().replacing("-", with: " "))
        #expect(try await access.principal(using: secret, at: later(60)).account?.role == .admin)
        #expect(try await !access.needsSetUp())
        await #expect(throws: AccessError.alreadySetUp) { try await setUp(code) }
    }

    @Test("a kiosk's code is good once and for ten minutes; a revoked kiosk is out")
    func kiosk() async throws {
        let code = await access.kioskCode(name: "Front door", at: now)
        await #expect(throws: AccessError.wrongCode) {
            try await access.enrol(code: code, address: "a", at: later(600))
        }
        let secret = try await access.enrol(code: code, address: "a", at: later(599))
        await #expect(throws: AccessError.wrongCode) {
            try await access.enrol(code: code, address: "a", at: later(599))
        }
        guard case .kiosk(let credential) = try await access.principal(using: secret, at: later(86_400 * 365)) else {
            Issue.record("no kiosk")
            return
        }
        #expect(credential.name == "Front door")
        try await access.revoke(credential.id)
        #expect(try await access.principal(using: secret, at: now) == .anonymous)
        await #expect(throws: AccessError.noSuchCredential) { try await access.revoke(credential.id) }
    }

    @Test("a form's csrfToken is of one secret and one purpose")
    func proofs() {
        let (one, two) = (Secret(), Secret())
        #expect(one.proves("form", by: one.csrfToken(for: "form")))
        #expect(!two.proves("form", by: one.csrfToken(for: "form")))
        #expect(!one.proves("other", by: one.csrfToken(for: "form")))
        #expect(!one.proves("form", by: ""))
        #expect(Secret(shown: one.text) == one)
        #expect(Secret(shown: one.text + "=") == nil)
        #expect(Secret(shown: "é" + one.text.dropFirst(2)) == nil)
    }
}
