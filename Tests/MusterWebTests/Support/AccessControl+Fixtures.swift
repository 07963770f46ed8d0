import Attendance
import Station

extension AccessControl {
    /// Makes an account in nobody's name.
    @discardableResult
    func add(name: String, role: Role, person: PersonID? = nil, password: String) async throws -> Account {
        try await add(name: name, role: role, person: person, password: password, by: "test", at: Fixtures.now)
    }

    /// Changes an account in nobody's name.
    func change(_ id: AccountID, name: String, role: Role, person: PersonID?) async throws {
        try await change(id, name: name, role: role, person: person, by: "test", at: Fixtures.now)
    }
}
