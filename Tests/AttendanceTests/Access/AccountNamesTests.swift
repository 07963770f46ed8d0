import Attendance
import Testing

@Suite("Whose the names of accounts are")
struct AccountNamesTests {
    private let account = AccountID(rawValue: "a")
    private let ada = PersonID(rawValue: "ada")
    private let bo = PersonID(rawValue: "bo")

    private func names(of person: PersonID, after facts: [Fact]) -> [String] {
        var names = AccountNames()
        for fact in facts { names.apply(fact) }
        return names.names(of: person).map(\.rawValue).sorted()
    }

    private func set(_ name: String, _ person: PersonID?) -> Fact {
        .accountSet(AccountSet(account: account, role: .staff, person: person, name: Commitment(rawValue: name)))
    }

    @Test("what an account is called before and while it is somebody's is their name, also when it is removed")
    func own() {
        let facts = [set("1", nil), set("2", ada), set("3", ada), .accountRemoved(AccountRemoved(account: account))]
        #expect(names(of: ada, after: facts) == ["1", "2", "3"])
        #expect(names(of: bo, after: facts).isEmpty)
    }

    @Test("an account that goes from one to another leaves each their own names")
    func handedOn() {
        let facts = [set("1", ada), set("2", nil), set("3", bo)]
        #expect(names(of: ada, after: facts) == ["1"])
        #expect(names(of: bo, after: facts) == ["2", "3"])
    }
}
