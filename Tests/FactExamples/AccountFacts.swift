import Attendance

/// Facts about accounts, and the payloads that are kept of them, for ever.
enum AccountFacts {
    static func examples(_ person: PersonID) -> [(Fact, kind: String, payload: String)] {
        let account = AccountID(rawValue: "a-1")
        let name = Commitment(rawValue: "nn")
        return [
            (
                .accountSet(AccountSet(account: account, role: .supervisor, person: nil, name: name)), "account-set",
                #"{"account":"a-1","name":"nn","role":"supervisor"}"#
            ),
            (
                .accountSet(AccountSet(account: account, role: .staff, person: person, name: name)), "account-set",
                #"{"account":"a-1","name":"nn","person":"\#(person.rawValue)","role":"staff"}"#
            ),
            (
                .accountSet(AccountSet(account: account, role: .auditor, person: nil, sites: "1,4", name: name)),
                "account-set", #"{"account":"a-1","name":"nn","role":"auditor","sites":"1,4"}"#
            ),
            (.accountRemoved(AccountRemoved(account: account)), "account-removed", #"{"account":"a-1"}"#),
        ]
    }
}
